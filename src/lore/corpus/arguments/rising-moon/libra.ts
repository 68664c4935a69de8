import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "By the time you ask what everybody would like, you know what you'd like.",
      'Manners come first with you, so the others hear "whatever works" and feel consulted (Libra rising).',
      "Your Moon in Aries made up its mind in a second, and it's too polite, in public, to say so.",
      'The group goes back and forth about where to meet, and with each round your smile gets a little brighter and your foot starts tapping under the table.',
    ],
    turn: "You ask what everyone would like, and with every answer that isn't yours it gets harder to sit still.",
    task: [
      'In the next group decision, say what you want first, before you ask anyone else, and leave off the "but I don\'t mind."',
      'Then be as fair as you please.',
      "You'd save the others half an hour of guessing, and they'd get a smile from you that isn't for manners.",
    ],
  },
  Taurus: {
    opening: [
      "You agree with people so pleasantly that it takes them a year to notice you haven't moved.",
      'Charm is what they meet first, and they believe that with a little reasoning you can be brought around (Libra rising).',
      "You like their company, and your Moon in Taurus isn't up for discussion, since it decided long ago what's comfortable and what belongs where.",
      'A roommate or a relative can spend months of lovely conversations on the subject of that rug.',
    ],
    turn: 'You seem open to anything in conversation, but there are a few things that no conversation will change.',
    task: [
      "Make a private list of what you won't be changing, and tell someone one item from it with a smile and no reasons.",
      'Let them be disappointed for a minute.',
      "They can stop looking for a better argument about the rug, and they'll know that you mean it when you agree.",
    ],
  },
  Gemini: {
    opening: [
      "You agree with everyone over dinner, and at night you don't know which of it you meant.",
      'People love to run things by you, since you see their side and you put it so well (Libra rising).',
      "Your Moon in Gemini enjoys that, and it'll take the other side tomorrow for the fun of it.",
      "You aren't lying to anyone, but after two dinners with two friends who've stopped speaking to each other, you agree with both.",
    ],
    turn: "It's so easy for you to see what other people mean that your own opinion has to wait until they've all finished.",
    task: [
      "Before you see the next person who'll want you on their side, write down what you think yourself, in one line.",
      "You don't have to show it to them.",
      "Two friends who've stopped speaking need somebody they can both believe, and you'd be able to tell them the same thing.",
    ],
  },
  Cancer: {
    opening: [
      'Strangers get your manners, and the people you love get your moods.',
      "Outside you're even and obliging, with a nice word for the bus driver (Libra rising).",
      'At home your Moon in Cancer lets go all at once, and the people closest to you hear about a slight from Tuesday that you smiled through at the time.',
      "They're proud of how well everyone likes you, and they'd enjoy being treated like the bus driver.",
    ],
    turn: 'All day you keep the peace with people who hardly matter to you, and you break it with those who do.',
    task: [
      'One day this month, stop outside before you go in or pick up the phone, and say what bothered you, aloud and to nobody.',
      "Then be as nice to the first person you love as you'd be to a bus driver.",
      "They keep hearing that you're charming, and they'd enjoy an evening of it.",
    ],
  },
  Leo: {
    opening: [
      "While you make sure that everyone else gets noticed, you mind very much that you aren't.",
      "You introduce everyone, you pass on the compliment, and in the photo you're half behind a taller cousin (Libra rising).",
      'Your Moon in Leo watches the camera go by each time, because it wants to be adored by name.',
      "All it ever gets is agreement that you're lovely, which is said of so many people.",
    ],
    turn: 'You arrange things so that everybody else looks good, and afterward you look for yourself in the picture.',
    task: [
      'In the next photo, stand in the middle.',
      "If there's a toast or a thank-you going around, let it stop with you, and answer it with one full sentence.",
      "The people who've looked good in pictures because of you would like to have one of you, facing front.",
    ],
  },
  Virgo: {
    opening: [
      "When you say that everything's lovely, you've noticed what's wrong with it.",
      "In company you're all ease and welcome, and nobody feels inspected (Libra rising).",
      "Your Moon in Virgo does inspect, and it can't help it, because it feels safe when it's found every fault, starting with yours.",
      'You tell the host that the evening was perfect, and on the way home you go through it with a friend, from the ice to the seating.',
    ],
    turn: 'You inspect everything and have a kind word for everyone, but only the kind word gets said out loud.',
    task: [
      "Take something small and useful that you've noticed to the person it's about, along with something that you really liked.",
      "Don't discuss it with anyone else.",
      'A host who hears from you that the music was too loud will believe you the next time you say that it was perfect.',
    ],
  },
  Libra: {
    opening: [
      "Since you can see anyone's point of view, it's hard for you to find your own.",
      "People like you at once, and they come away thinking that you're on their side (Libra rising).",
      "With your Moon in Libra you aren't any more stubborn in private, and you feel at peace when the person nearest to you does.",
      'You can stand in front of two cans of paint for so long that the clerk starts telling you about his marriage.',
    ],
    turn: 'With other people and by yourself you look for a face that agrees with you, so you hardly know your own taste.',
    task: [
      'Choose something this month with nobody there to ask, for a space that only you use, and keep it for thirty days.',
      "If you come to hate it, you've learned something.",
      "It's restful for others when you know what you like, and the next person who can't choose between two cans of paint could ask you.",
    ],
  },
  Scorpio: {
    opening: [
      "You'd trade all the pleasantness you're so good at for the truth.",
      'Nobody feels watched by someone so agreeable, so people tell you small lies right from the start (Libra rising).',
      'Your Moon in Scorpio hears every one of them.',
      "While you laugh at a story, you're thinking about which of the people at the table you could call at three in the morning, and you'd give a lot for ten minutes of what's really going on with any of them.",
    ],
    turn: "You're so good at keeping things smooth that nobody tells you the hard part, which is what you want to know.",
    task: [
      "Let one silence go on this month that you'd ordinarily fill, and look kindly at the other person while it does.",
      'Most people will say something true.',
      'Somebody at the table may be as tired of pleasantness as you are, and grateful for a chance to stop.',
    ],
  },
  Sagittarius: {
    opening: [
      "You promise everyone part of your Saturday, and by Friday you'd like to run away.",
      "It's hard for you to turn a person down when you can see how nice each of the plans would be (Libra rising).",
      "Your Moon in Sagittarius, though, can't stand a day that's cut into pieces, and it dreams of a long walk with no one expecting you at the end.",
      "So you're late for brunch and later for the movie, thinking about the desert at both of them.",
    ],
    turn: 'You mean every yes when you say it, and then you look at the week and feel fenced in.',
    task: [
      "Promise nobody anything on one Saturday this month, and when you're asked, say that you're away.",
      'Then go away, if only by bus.',
      'Your friends would rather have all of you every other week than a part of you between brunch and the movie.',
    ],
  },
  Capricorn: {
    opening: [
      'You make everything look easy, so nobody sees how hard you work at it.',
      "You're pleasant company, you bring the right bottle, and you leave before anybody has to yawn (Libra rising).",
      "What that takes goes on when you're alone, because your Moon in Capricorn is strict and regards ease as something to get up early for.",
      "A friend who saw you at six in the morning, ironing next to a list, wouldn't know who it was.",
    ],
    turn: "In the evening you're all ease, and nobody hears about the six hours of discipline that came before it.",
    task: [
      "Let a person you like see you in the middle of the work this month, when nothing's ready, and give them something to do.",
      "Don't change your clothes first.",
      "Some people can't relax with a person who makes everything look easy, and they'd be relieved to see you with a list.",
    ],
  },
  Aquarius: {
    opening: [
      "You're wonderful to be close to, as long as it isn't every day.",
      "With somebody next to you you're at your best, and before long people speak of the two of you as one (Libra rising).",
      "But your Moon in Aquarius needs to be alone to feel like itself, with its phone in another room and no one's opinion of the curtains.",
      'On the bus back from a beautiful weekend for two, you choose the seat with nothing next to it.',
    ],
    turn: "There's nobody easier to be close to, and nobody who needs more room to recover from it.",
    task: [
      "Ask for an evening to yourself before you've started to want it badly, and say in the same sentence when you'd like company again.",
      "It's easier to hear with a date attached.",
      'The person you left behind may have thought that the empty seat was about them, and it would be good to know that it never was.',
    ],
  },
  Pisces: {
    opening: [
      'The troubles you smooth over for other people go home with you.',
      'People notice how tactful you are, and they bring you their quarrels to be made smaller (Libra rising).',
      'You do make them smaller, but your Moon in Pisces soaks up everything that the two of them felt, and afterward it only wants to float.',
      "On a certain kind of evening you've lit the candles and put on the right music, and you're lying in the bathtub while the water gets cold.",
    ],
    turn: "You make everyone's troubles lighter, and by bedtime you've got all the weight that you took off them.",
    task: [
      "Tell the next two people who bring you a quarrel that you've got twenty minutes, and when those are over, send them out for a walk together.",
      "Take your bath while it's warm.",
      "They may find out that they can smooth over the rest by themselves, which they've never had a chance to learn.",
    ],
  },
}
