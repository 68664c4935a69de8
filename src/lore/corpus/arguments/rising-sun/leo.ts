import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoRisingWithSun: Partial<Record<Sign, Argument>> = {
  Taurus: {
    opening: [
      'With an entrance like yours, nobody expects you to ask for so little.',
      "There's something festive about you, and people feel that they ought to have dressed up (Leo rising).",
      'All your Sun in Taurus wants is for this to go on, with a good meal in it.',
      "At your own party you're found in the kitchen at eleven, perfectly happy, eating cold potatoes with the one person you like best.",
    ],
    turn: 'People go to great lengths to impress you, although you were content when they came in.',
    task: [
      'Let somebody give you something plain this month, a walk or a sandwich.',
      'Tell them that it was exactly right, in your large way.',
      "They've been worrying about how to please you, and it turns out that they always could.",
    ],
  },
  Cancer: {
    opening: [
      "When you shine in front of everybody, it's for the sake of about five people.",
      "You take up the middle of a room as if you'd been born there (Leo rising).",
      'In all that light your Sun in Cancer looks for the faces it came with.',
      'A standing ovation is nice, and then you see that one of the five left at the intermission.',
    ],
    turn: 'Strangers give you the applause, and you go on looking for your home crowd.',
    task: [
      "Before you next stand up in front of people, tell one of the five that you'll be looking for them.",
      'Then find them, and nod.',
      'They thought they were part of the audience, and they were who it was for.',
    ],
  },
  Virgo: {
    opening: [
      'You stand there like a star and apologize for the lighting.',
      'People see confidence, and they take your word on things because of how you say it (Leo rising).',
      'Your Sun in Virgo knows of six mistakes, and would like to mention them.',
      "Somebody praises the dinner, and you've told them what went wrong with the sauce before they've swallowed.",
    ],
    turn: 'You look like someone who wants to be admired, when all you want is to have deserved it.',
    task: [
      'Take one compliment this month with thanks, and nothing after it.',
      'Write down what was wrong with the thing and fix it next time.',
      "People who praise you have been corrected a lot, and it'd please them to be right.",
    ],
  },
  Scorpio: {
    opening: [
      'You can fill a room without anybody in it getting to know you.',
      'All eyes are on you, and you give them plenty to look at (Leo rising).',
      "Where your Sun in Scorpio lives there's no audience at all.",
      'At the end of a dazzling evening one friend says that they never know what you really think, and you laugh, and lie awake.',
    ],
    turn: 'The brighter you are, the less anyone thinks of looking behind it.',
    task: [
      'Choose somebody this month and let them see you on an off day.',
      "Don't put anything on for it.",
      "They've admired you for a long time, and it's very hard to be close to someone you only admire.",
    ],
  },
  Capricorn: {
    opening: [
      'What looks like a triumph when you do it was mostly work.',
      'You come in as though things had always gone your way (Leo rising).',
      'What got you there is your Sun in Capricorn, which was up at five.',
      'People speak of your luck and your presence, and nobody mentions the three winters when you did it without being noticed.',
    ],
    turn: "They envy you the entrance, when you'd like to be respected for the stairs.",
    task: [
      'Tell a younger person this month how long something of yours really took.',
      "Put in the years when it didn't work.",
      "They've been comparing their beginning with your entrance, and you could save them some grief.",
    ],
  },
  Pisces: {
    opening: [
      "Everybody takes you for the leading role, while you're somewhere in the music.",
      'With your manner people expect you to take over, and you rather magnificently do (Leo rising).',
      'Your Sun in Pisces gave up on winning some time ago, and would like everybody to be moved.',
      "You've just talked a whole table into your idea, and now that you see one person looking unhappy you aren't sure you want it.",
    ],
    turn: 'You can command a room, and then one unhappy face in it undoes you.',
    task: [
      "Use the big voice once this month on behalf of somebody who hasn't got one.",
      "You'll find that it doesn't shake.",
      "There's a person who needs to be heard, and they've been watching how easily people listen to you.",
    ],
  },
}
