import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiRisingCourses: Record<Sign, Course> = {
  Aries: {
    settles: [
      "You argue so well because you can see every side, and you act so fast because you've picked one.",
      'Say which one at the start, and your friends can help you with the part that you skip.',
    ],
  },
  Taurus: {
    settles: [
      "There's sense in having a lively mind and a quiet home.",
      'One small experiment now and then keeps the two on speaking terms, and it gives your advice something to stand on.',
    ],
  },
  Gemini: {
    settles: [
      'Words are still the way in, though you need fewer of them and one pair of ears.',
      "A feeling that isn't made into a story has time to tell you what it wanted.",
    ],
  },
  Cancer: {
    settles: [
      "Being funny about pain is a gift, and it's all the better when somebody knows there's pain.",
      'You can keep every one of the voices, once one person has heard it in your own.',
    ],
  },
  Leo: {
    settles: [
      'Your curiosity is sincere, and so is the wish to be asked.',
      "Answer one question properly, and you'll see that people who've had so much of your attention are eager to return it.",
    ],
  },
  Virgo: {
    settles: [
      'A light touch and a strict conscience make a very good teacher.',
      'People can trust what you tell them when you say how far to trust it, and you can leave the rest until morning.',
    ],
  },
  Libra: {
    settles: [
      "You're good with people because you listen to what they think, and you could listen to one more.",
      "An opinion you've formed alone won't cost you any company, and people will have something to push against.",
    ],
  },
  Scorpio: {
    settles: [
      'You know better than anyone what it takes to confide in somebody, having watched it so often.',
      'When you trade one secret for another, you stop being a mystery and turn into a friend.',
    ],
  },
  Sagittarius: {
    settles: [
      "The same ease that keeps the small talk going can carry a large question, if you ask it as lightly as you'd ask about the llamas.",
      'Some of those pleasant people have been waiting for it just as long.',
    ],
  },
  Capricorn: {
    settles: [
      "You're able to carry a great deal, and the lightness is what keeps you from getting bitter about it.",
      'Leave one heavy line in the story and somebody will pick up the other end.',
    ],
  },
  Aquarius: {
    settles: [
      "You don't need to be quicker with your feelings, only to come back with them.",
      "An answer that arrives on Sunday is still an answer, and from you it'll be an interesting one.",
    ],
  },
  Pisces: {
    settles: [
      'The talk and the silence have the same source, since both begin with how much you take in.',
      "Let one person see the silence for what it is, and they'll hear more in the talk as well.",
    ],
  },
}
