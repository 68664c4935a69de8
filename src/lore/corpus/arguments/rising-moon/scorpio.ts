import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You need a year to trust a person and a second to blow up at one.',
      "Others see a face that doesn't move, and they assume that there's a lot of thought behind it (Scorpio rising).",
      "There's often none, because your Moon in Aries gets angry in an instant, and keeping it out of sight doesn't make it go away.",
      "A neighbor's drums get four months of your silence, and then one fist on the wall that the whole building can hear.",
    ],
    turn: 'For months nobody can tell how angry you are, and then the whole building finds out at once.',
    task: [
      "Mention the next irritation in the week that it starts, while it's still small, to the person who's causing it.",
      'Use your ordinary voice.',
      'Most people with drums would rather hear about it in the first month than through the wall in the fifth.',
    ],
  },
  Taurus: {
    opening: [
      "When people expect something deep from you, you're usually thinking about lunch.",
      "You say little and you look straight at the person who's speaking, so people lower their voices and wonder what you've found out (Scorpio rising).",
      "Your Moon in Taurus has found out that it's past noon.",
      "You're a simple, comfortable person a good part of the time, and while a friend waits for your verdict on her whole life, you're deciding between the noodles and the grilled cheese.",
    ],
    turn: "People think that your silence must mean something, but quite often it's about a sandwich.",
    task: [
      "For one week this month, when somebody asks what you're thinking, tell them the plain truth, no matter how small.",
      "If it's noodles, say noodles.",
      'People would breathe easier around you, and a friend who was waiting for the verdict might turn out to be hungry too.',
    ],
  },
  Gemini: {
    opening: [
      "Your famous silence would surprise the two people who can't get you off the phone.",
      'Everyone else sees a closed face at the end of the row, and they choose their words around you (Scorpio rising).',
      "Inside it's never quiet, because your Moon in Gemini comments on everything that goes by and has to tell someone or burst.",
      'During a long solemn speech you sit perfectly still, writing the funniest message that anyone will get all day.',
    ],
    turn: "People think that you're sitting there brooding, and in your head you're making one funny remark after another.",
    task: [
      'Say one of those remarks aloud this month, outside of those phone calls, when it occurs to you.',
      'Start with a kind one.',
      'People have been worried about what your silence meant, and it would delight them to learn that it was funny.',
    ],
  },
  Cancer: {
    opening: [
      "You look stern because you're so easily moved.",
      "Strangers are careful with you, since you watch a good while before you speak, and they feel that they'd better have their story straight (Scorpio rising).",
      "What you're hiding is your Moon in Cancer, which saves ticket stubs and misses people the minute they leave.",
      "At the recital of somebody else's child, the grim face in the last row is yours, and you're trying not to cry before the applause.",
    ],
    turn: "You've put up a stern face to cover how easily you'd cry, and it's fooled nearly everyone.",
    task: [
      "Show somebody one thing this month that you've kept for years, such as a ticket stub, and tell them why you kept it.",
      'Two sentences will be enough.',
      "It's hard to be afraid of a person who saves ticket stubs, and some people would be very glad to stop.",
    ],
  },
  Leo: {
    opening: [
      'You keep out of sight in the hope that somebody comes to find you.',
      'In a crowd you sit against the wall and answer briefly, and people respect what they take for a wish to be left alone (Scorpio rising).',
      "But your Moon in Leo chose that beautiful shirt, and all the way there it imagined somebody saying how much they'd hoped you would come.",
      'Nobody says it, because nobody talks to the person against the wall, and you go home early.',
    ],
    turn: "You pick the darkest corner in the room, and you've dressed for the middle of it.",
    task: [
      "At the next thing you go to, sit one row farther up than you'd like, and tell somebody there that you'd looked forward to it.",
      "That's enough for one night.",
      "People leave you alone out of respect, and a few of them would much rather come over and say that they'd hoped you would come.",
    ],
  },
  Virgo: {
    opening: [
      "You're the neighbor everyone's a little afraid of, and the one who waters their plants.",
      "You don't smile to be polite and your questions go straight to the point, so people stand up straighter when they see you (Scorpio rising).",
      "They've got it wrong, because your Moon in Virgo is wondering if it can be of use and whether it did the last thing right.",
      "When somebody's away, you turn each pot a quarter toward the light and leave before anyone can meet you.",
    ],
    turn: "You frighten people a little, and you take care of them when they aren't looking, and they don't know it's the same person.",
    task: [
      'Do your next kindness while the person is there to see it, and stay long enough to talk.',
      'Tell them how you know which way to turn the pots.',
      "Somebody else may have been getting the thanks, and it's a comfort to learn that the stern neighbor is on your side.",
    ],
  },
  Libra: {
    opening: [
      "The whole time you're putting people through a test, you hope that they pass.",
      'Over appetizers they get a hard look and questions that nobody else would ask, and they decide that you can do without them (Scorpio rising).',
      "You can't, because your Moon in Libra feels only half there without somebody across from it, and it wants the evening to go well.",
      "After keeping a person at arm's length until eleven, you're the one who says that it's still early.",
    ],
    turn: "You look at people as if they had a test to pass, and you're already hoping that they'll stay.",
    task: [
      "With somebody new, leave out one question you'd normally ask, and say instead, early on, that you're enjoying this.",
      'You can always check on them later.',
      "It would spare a nervous person three hours of being tested, and you'd get to the good part of the evening before eleven.",
    ],
  },
  Scorpio: {
    opening: [
      'Even your good news is a secret.',
      "People learn to look for small signs with you, because you show nothing that you haven't decided to show (Scorpio rising).",
      "At home it's the same, with your Moon in Scorpio, which feels everything completely and feels it alone.",
      "What it hides best is happiness, and you can win something you've wanted for years and not tell anyone for eleven days.",
    ],
    turn: 'You hide the things that make you happy as carefully as the things that hurt, and from outside they look alike.',
    task: [
      'Tell somebody your next piece of good news within the hour, and let your voice do what it wants.',
      'A small one will do for practice.',
      "You're there for other people on their worst days, and they'd love to be told about one of your good ones.",
    ],
  },
  Sagittarius: {
    opening: [
      'You ask suspicious questions, sure the whole time that everything will turn out fine.',
      "You want to know who else is coming, what happens if it rains, and why the price is so low, and people think you don't believe in much (Scorpio rising).",
      "Your Moon in Sagittarius believes in nearly everything, above all in whatever's around the next bend.",
      "After an hour of questions that leave everybody at the counter pale, you buy the ticket that can't be refunded.",
    ],
    turn: "You're suspicious of every new thing at first, and then you go along with it more happily than anyone.",
    task: [
      'When you\'ve finished asking your questions this month, say the hopeful thing too, such as "I can\'t wait."',
      "Say it to the person you've been asking.",
      'People take your questions for doubt, and the person who had to answer them deserves to hear that you were sure all along.',
    ],
  },
  Capricorn: {
    opening: [
      "Nobody offers to help you, because you don't look as though you'd let them.",
      'People see somebody complete, who knows where the exits are and has a reason for everything (Scorpio rising).',
      'At home your Moon in Capricorn agrees that needing someone puts you in debt, and it would rather do the thing by itself.',
      "If you've got a sofa to move, the building hears it going up at six in the morning, one stair at a time, with a rest on each landing.",
    ],
    turn: "Your face tells people that you don't need a hand, and then you notice that nobody has offered you one.",
    task: [
      'Ask two people this month for help with something that you could manage by yourself, and pay them in pizza.',
      "Don't start before they come.",
      'People mostly like to be asked, and some of them have been listening to you and that sofa through the wall.',
    ],
  },
  Aquarius: {
    opening: [
      "People tell you everything, and then they don't hear from you.",
      'Something about your attention makes them confess, and each of them feels chosen (Scorpio rising).',
      'You really were interested, but your Moon in Aquarius can be fascinated without being attached, and at the end of the day it keeps to itself.',
      "A woman on the bus can tell you about her brother for forty minutes, and it doesn't cross your mind to ask her name.",
    ],
    turn: "Your attention promises people that you'll stay close to them, but you've never agreed to that.",
    task: [
      'Get in touch this month with one person who told you something that mattered, and ask how it turned out.',
      'Two lines are enough.',
      'They told you everything once and have wondered what became of you, and it means more to be remembered than to be understood.',
    ],
  },
  Pisces: {
    opening: [
      "Long after you've forgiven people, they're still afraid of you.",
      'Others take care not to cross you, since you say nothing and seem to be making a note of it (Scorpio rising).',
      "But by evening your Moon in Pisces has seen their side and thought about how tired they were, and it can't stay angry.",
      "They're still tiptoeing past you in June over something that you stopped minding on the same day.",
    ],
    turn: "You're over most things by the first evening, but people go on being careful because you haven't told them.",
    task: [
      "Choose somebody you've forgiven who doesn't know it yet, and let them know, in a sentence or by doing them a small favor.",
      "You don't have to bring up what it was.",
      "A person who's been tiptoeing past you for months would love to stop.",
    ],
  },
}
