import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      "People enjoy being consulted by you, and they believe that it's still open.",
      'They give it some thought and call you back with a good point.',
    ],
    second: [
      "By then it's done.",
      'You mean no disrespect by it, but you felt so strongly that the talking began to seem like somebody standing in the way.',
    ],
    settles: [
      "You argue so well because you can see every side, and you act so fast because you've picked one.",
      'Say which one at the start, and your friends can help you with the part that you skip.',
    ],
  },
  Taurus: {
    first: [
      "You're the first to hear of anything, so people expect to find it at your place.",
      'They come in looking for the future and hang up their jackets where they did in college.',
    ],
    second: [
      "It isn't laziness, since you defend the old soap as though it were a principle.",
      'New things interest you exactly as long as they happen to somebody else.',
    ],
    settles: [
      "There's sense in having a lively mind and a quiet home.",
      'One small experiment now and then keeps the two on speaking terms, and it gives your advice something to stand on.',
    ],
  },
  Gemini: {
    first: [
      'Everyone gets the version that suits them, and they all go home pleased.',
      'You can be known by a hundred people in this way and be a bit unclear to yourself.',
    ],
    second: [
      "The trouble starts when something really hurts, because you've got only one way to handle it, and it's the one that makes people laugh.",
      "By then even you can't hear the rest.",
    ],
    settles: [
      'Words are still the way in, though you need fewer of them and one pair of ears.',
      "A feeling that isn't made into a story has time to tell you what it wanted.",
    ],
  },
  Cancer: {
    first: [
      "You've trained your audience well.",
      'They hear the first line of a disaster and get ready to laugh.',
    ],
    second: [
      "It means that the people who'd come running never learn there's anything to run for.",
      "Then you miss them, in the evening, with their pictures on your phone, and it doesn't strike you that they're free.",
    ],
    settles: [
      "Being funny about pain is a gift, and it's all the better when somebody knows there's pain.",
      'You can keep every one of the voices, once one person has heard it in your own.',
    ],
  },
  Leo: {
    first: [
      'A good host of conversations gets taken for somebody who has no news.',
      'People tell you all of theirs, and they go home thinking how little you need.',
    ],
    second: [
      "You do keep a small account of it, and on some evenings it's badly out of balance.",
      "The hurt comes out as silence, which in your case lasts about an hour and isn't noticed.",
    ],
    settles: [
      'Your curiosity is sincere, and so is the wish to be asked.',
      "Answer one question properly, and you'll see that people who've had so much of your attention are eager to return it.",
    ],
  },
  Virgo: {
    first: [
      'It all comes out so smoothly that nobody suspects you of effort.',
      'They quote you for weeks, and one of them puts it in an email.',
    ],
    second: [
      'At night every loose fact comes back to be looked at.',
      "You'd be the only person in the world to lose sleep over a tunnel, if it weren't for how it sounded when you said 1911.",
    ],
    settles: [
      'A light touch and a strict conscience make a very good teacher.',
      'People can trust what you tell them when you say how far to trust it, and you can leave the rest until morning.',
    ],
  },
  Libra: {
    first: [
      "Put you in a crowd and everyone gets along better, so you're always being asked along.",
      'The calendar fills up, and you take that for knowing what you want.',
    ],
    second: [
      "When nobody's there the quick mind has nothing to answer.",
      'You reach for the phone, and what you call wanting to talk is often wanting to be told.',
    ],
    settles: [
      "You're good with people because you listen to what they think, and you could listen to one more.",
      "An opinion you've formed alone won't cost you any company, and people will have something to push against.",
    ],
  },
  Scorpio: {
    first: [
      'A light manner is the best disguise there is.',
      "No one asks questions of a person who's just asked them such a good one.",
    ],
    second: [
      "You hold on to everything you're told, and you hand out next to nothing.",
      "It keeps you safe, and it also means that on a bad night you know a hundred numbers and can't think whom to call.",
    ],
    settles: [
      'You know better than anyone what it takes to confide in somebody, having watched it so often.',
      'When you trade one secret for another, you stop being a mystery and turn into a friend.',
    ],
  },
  Sagittarius: {
    first: [
      'You can talk to anybody, so you spend your evenings with everybody.',
      "They'd never guess that you find it a little thin.",
    ],
    second: [
      'What you want is one conversation with some size to it.',
      'The better you are at the other kind, the less chance anyone has to find that out.',
    ],
    settles: [
      "The same ease that keeps the small talk going can carry a large question, if you ask it as lightly as you'd ask about the llamas.",
      'Some of those pleasant people have been waiting for it just as long.',
    ],
  },
  Capricorn: {
    first: [
      'It all sounds so amusing that help seems out of place.',
      'Offering to come over would be like offering to fix a joke.',
    ],
    second: [
      "Later, on your own, you aren't amused, and you do it the hard way because it's the way you trust.",
      "The next day it's a story again, with the worst two hours left out.",
    ],
    settles: [
      "You're able to carry a great deal, and the lightness is what keeps you from getting bitter about it.",
      'Leave one heavy line in the story and somebody will pick up the other end.',
    ],
  },
  Aquarius: {
    first: [
      "You're good company on any subject, and people think they know you because they know so much of what you know.",
      'It takes them years to see that none of it was about you.',
    ],
    second: [
      'A sincere question makes you step back to where you can see it properly.',
      "From there you've usually got something worth saying, but by then the other person's hearing about bees.",
    ],
    settles: [
      "You don't need to be quicker with your feelings, only to come back with them.",
      "An answer that arrives on Sunday is still an answer, and from you it'll be an interesting one.",
    ],
  },
  Pisces: {
    first: [
      "You're never at a loss, so people notice it at once when you are.",
      'They look for what they did wrong.',
    ],
    second: [
      "What moved you went past the words to a place where you've got none.",
      "You can't explain it, you're a little ashamed of that, and you make a joke when you come back.",
    ],
    settles: [
      'The talk and the silence have the same source, since both begin with how much you take in.',
      "Let one person see the silence for what it is, and they'll hear more in the talk as well.",
    ],
  },
}
