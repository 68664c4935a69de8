import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You show love by being responsible, and {partner} keeps hoping for something a little less sensible.',
    matter: 'what counts as love',
    fits: { partner: ['fire', 'water', 'air'] },
    quarrel: [
      'You look after what has to be looked after, and you count all of that as affection ({contact}).',
      "{partner} counts what wasn't necessary, so the more you take care of, the less of it they notice.",
      'They try to get a sign out of you with something extravagant, and you hear the price and grow more careful.',
      "Then each of you has proof of something. You can see that nobody else thinks about the future, and they can see that you'd rather be right than happy.",
    ],
    repair: [
      'You mention what a gift costs before you say that you like it, and {partner} hears only the cost.',
      "The same caution a day later, after you've been openly pleased, doesn't hurt them at all.",
    ],
    yours: "Do one affectionate thing a week that serves no purpose, and don't explain it.",
    theirs: '{partner} could name one of the useful things you do for them, and call it love.',
    both: 'Put aside a small sum this month that may only be spent on something neither of you needs.',
    traces: {
      meet: "Being sensible has its charm at the start, and {partner} is touched that you know how they're getting back and whether it'll rain. You're touched, in turn, by somebody who brings dessert on a Tuesday.",
      draw: "{partner} can get you to do something pleasant that's of no use to anyone, and you feel ten years younger for an hour. Your kindness is still there when the fun is over, which they can't say of everyone they've had fun with.",
      days: "You've had {partner}'s tire looked at, and you mention it. They say thanks, and tell you about a little place they walked past that has only six tables.",
      purpose:
        'Treats get paid for between you, and duties get a good dinner afterward. You find the money and the Friday, and {partner} finds the thing that makes it worth having saved.',
    },
    last: {
      shape: 'scene',
      says: "One evening you come in with something that {partner} doesn't need at all, and you don't mention what it cost.",
    },
  },
  {
    thesis:
      "You like to keep an evening free for rest, and {partner} likes to fill it with people you're fond of.",
    matter: 'what a free evening is for',
    fits: { partner: ['fire', 'air'] },
    quarrel: [
      "By the end of a day you've done your share of being pleasant, and for {partner} that's the hour when it begins ({contact}).",
      'They ask somebody over, and they think of it as a present to you.',
      "You do what's proper and can't quite hide that it's work.",
      "The guests go home early, {partner} feels that you've made their friends unwelcome, and you feel that your own evening needs a reason.",
    ],
    repair: [
      "You treat company as one more duty and let it show, and {partner} asks their own good heart what you'd like and forgets to ask you.",
      "A day's notice takes care of most of it, together with permission to go to bed.",
    ],
    yours:
      "Tell {partner} at the start of the week which evening you're guarding, and be generous about the rest.",
    theirs: 'It would help if {partner} did the inviting and the dishes.',
    both: 'Have people in twice this month, once on a day you choose and once on a day that {partner} does.',
    traces: {
      meet: "In company {partner} is at their best, and a first impression could hardly be better. You stand beside them, are introduced to everyone, and don't have to think of anything to say.",
      draw: "People light up when {partner} comes in, and some of it falls on you. You don't play to anyone, so next to you they get to let their face rest.",
      days: "On a Thursday {partner} mentions that somebody nice is in town. You say how lovely, and think of the evening you'd had your eye on.",
      purpose:
        "The people {partner} brings in stay because of you, since you remember what they said last time. Left to yourself you'd have three friends, and {partner} would have three hundred.",
    },
    last: {
      shape: 'week',
      says: "When a week goes well, there's one evening with the chairs full, and one on which the phone is off.",
    },
  },
  {
    thesis: "{partner} makes things comfortable for the two of you, and you can't sit back in it.",
    matter: 'when a good thing can be trusted',
    fits: { partner: ['earth'] },
    quarrel: [
      "{partner} shows that they like you by making things good, with the right food or a free afternoon, and hopes you'll sink into it ({contact}).",
      'You notice what could still go wrong with it, because that is how you look after a good thing.',
      "They hear that it wasn't good enough, and stop asking what you'd like.",
      "Then you miss being asked, and take it for the trouble you'd been expecting.",
    ],
    repair: [
      "You look for the catch in a present, and {partner} won't say that it hurt, so neither of you finds out how small it was.",
      'Your caution is of use the day before, and on the day itself you can leave the evening to them.',
    ],
    yours:
      'When {partner} has arranged something nice, say what you like about it before you say anything else.',
    theirs:
      'It would help if {partner} asked for your worries the day before, and then closed the list.',
    both: 'Arrange one comfortable evening each this month, and find no fault with either of them until the next day.',
    traces: {
      meet: '{partner} picks the restaurant and the table, and everything about it is right. You look around, and they take it for admiration, which so early on it mostly is.',
      draw: "Comfort is a talent of {partner}'s, and your shoulders come down an inch when they've seen to something. They know you take a good thing seriously, because you're already thinking about how to keep it.",
      days: 'The two of you have found a bench in the shade and something cold to drink. {partner} closes their eyes, and you look up to see how long the shade will hold.',
      purpose:
        "A day off that you've both had a hand in is good from beginning to end. The food is {partner}'s, and the umbrella that nobody wanted to bring is yours.",
    },
    last: {
      shape: 'scene',
      says: "The food is good, {partner} leans back, and for an hour you don't look for what could be wrong with it.",
    },
  },
]
