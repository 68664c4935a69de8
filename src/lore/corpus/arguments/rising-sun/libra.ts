import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraRisingWithSun: Partial<Record<Sign, Argument>> = {
  Taurus: {
    opening: [
      'You can agree with everyone without moving an inch.',
      "You're charming, you see their point, and they leave with the feeling that it went well (Libra rising).",
      'It did, because your Sun in Taurus is exactly where it was.',
      "Six weeks on, somebody notices that the thing you were all for hasn't been done.",
    ],
    turn: "Your yes is a form of politeness, and a no from you is a thing that simply doesn't happen.",
    task: [
      'Say one no out loud this month, with the same smile.',
      'Say it early, before anybody has made plans.',
      "People can live with where you stand, and they'd rather hear it than find out in six weeks.",
    ],
  },
  Cancer: {
    opening: [
      "As lovely as you are to everybody, you'd give your blood to four.",
      "People think that they're close to you, because you make it so pleasant (Libra rising).",
      "Closeness is another matter for your Sun in Cancer, which has room for very few and doesn't let go of them.",
      "A hundred guests have a wonderful time, and you spend it wondering why one of the four hasn't called.",
    ],
    turn: "Everybody gets your manners, so most people believe that they've had your heart.",
    task: [
      'Cancel something agreeable this month and spend the evening with one of the four.',
      "You needn't be good company.",
      "They get what's left of you after all that charm, and they've never once complained.",
    ],
  },
  Virgo: {
    opening: [
      "When you say that it's lovely, you've seen everything that's wrong with it.",
      'You put people at their ease, and they show you things (Libra rising).',
      'Your Sun in Virgo could tell them in ten words how to make it better.',
      'You give the nine kind words, keep back the ten useful ones, and go home cross with yourself.',
    ],
    turn: "You've got excellent judgment, and hardly anybody has had the use of it.",
    task: [
      "Give one person your real opinion this month, after asking if they'd like it.",
      "Begin with what's right, since you'll see that too.",
      "They asked you because they thought you'd know, and they've been getting only the manners.",
    ],
  },
  Scorpio: {
    opening: [
      'Behind your smile, which is fair to everyone, nothing gets missed.',
      "People find you easy, and they're sure you'd forgive them (Libra rising).",
      'Your Sun in Scorpio has noted what there was to forgive.',
      "After a very pleasant lunch they couldn't say that anything had changed, and you've taken your name off the project.",
    ],
    turn: 'Your courtesy goes on long after your trust has stopped.',
    task: [
      'When somebody disappoints you this month, tell them while you still like them.',
      'Be as polite as you please.',
      "They've no idea that they were on trial, and most of them would have changed their plea.",
    ],
  },
  Capricorn: {
    opening: [
      'You ask what everyone would like, and then you get it done your way.',
      "You consult people, you're gracious about it, and they feel included (Libra rising).",
      'At the end your Sun in Capricorn makes the decision it had made before.',
      'The committee admires how smoothly it went, and one of them has a strange sense of having been furniture.',
    ],
    turn: "You could be a very good boss if you didn't hide it behind such good manners.",
    task: [
      'For one decision this month, say at the start what you mean to do.',
      'Ask for objections, and wait for one.',
      "People will follow you more gladly if they're told that you're leading.",
    ],
  },
  Pisces: {
    opening: [
      "Since you can tell what each person in the room would like, it's hard for you to order.",
      "You're tactful, and people feel a little better-looking near you (Libra rising).",
      "With your Sun in Pisces you feel what they feel on top of it, so there's not much left that's only yours.",
      'Alone in a hotel at last, with the menu to yourself, you wonder for twenty minutes what you like.',
    ],
    turn: 'Suiting everybody is a full-time occupation, and you hardly ever take a day off.',
    task: [
      'Spend an afternoon this month where nobody wants anything from you.',
      'Notice the first thing that you want, however small, and have it.',
      "Those who love you keep asking what you'd like, and they'd be thrilled to get an answer.",
    ],
  },
}
