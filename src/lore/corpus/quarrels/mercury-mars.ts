import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You want to talk it through and {partner} wants it done, and sometimes it's done before you've finished talking.",
    matter: 'how long to think before doing it',
    fits: { you: ['air', 'water'], partner: ['fire', 'earth'] },
    quarrel: [
      'You get clear by going over the possibilities, and {partner} gets clear by starting on one of them ({contact}).',
      'To them a third comparison is a way of not doing it.',
      "To you a hasty start is a way of not listening, so you bring up what they've overlooked while they're already at it.",
      "They hear interference, you hear contempt for thinking, and it's often about something that could have gone either way.",
    ],
    repair: [
      "You go on deciding after it's decided, and {partner} acts in order to end a conversation.",
      "With a deadline for the talking, they can listen until it comes and you can stop when it's there.",
    ],
    yours: 'Say how many minutes you want, and take no more than that.',
    theirs: "{partner} could repeat what you've said in one sentence before they act on it.",
    both: 'Settle three things this month by a fixed talk of fifteen minutes, and then let {partner} begin at once.',
    traces: {
      meet: "You weigh three restaurants, {partner} picks one, and for a first evening that's an excellent arrangement. They like to hear the reasons, and you don't mind being spared the decision.",
      draw: "{partner} gets things done while other people are still wording the question, and you find that bracing. What you've thought about first does turn out better, as they'll tell anyone but you.",
      days: "At a supermarket you compare two olive oils, and {partner} has put a third one in the cart. They're at the register when you have your answer.",
      purpose:
        "Three weeks of travel get planned in one evening by you and {partner}. You lay out the possibilities, and they book the trains on the best one while you're still describing the others.",
    },
    last: {
      shape: 'week',
      says: 'When a week goes well, something is talked over in the morning and done by night.',
    },
  },
  {
    thesis:
      "{partner} gets hot and you get funny, and it's the one time that being funny doesn't help.",
    matter: 'when a joke helps',
    fits: { you: ['air', 'fire'], partner: ['fire', 'earth', 'water'] },
    quarrel: [
      'When somebody is angry, you make a remark to let some of it out, and {partner} wants the anger to be answered ({contact}).',
      "The remark is good, which is worse, because now they've been beaten as well as ignored.",
      "They raise their voice so that you'll take it seriously.",
      "You get cleverer, since it's how you keep from being frightened, and both of you are doing what makes the other one worse.",
    ],
    repair: [
      "You leave the fight by way of a joke, and {partner} sees only that you've left.",
      "You don't have to get angry as well.",
      "It's enough to say in a flat sentence that you've understood what they're angry about, and after that they may even laugh.",
    ],
    yours:
      'Say "I can see that you\'re angry about this," and save the funny part for an hour later.',
    theirs: 'It would help if {partner} said what they want before they said how they feel.',
    both: 'Agree this month on a word that means no jokes for ten minutes, and use it sparingly.',
    traces: {
      meet: "You make {partner} laugh early on, and it's some of the best laughing they do. Their temper, so far, is for parking tickets and politicians, and you're very funny about both.",
      draw: "{partner} means things, out loud, and you warm yourself at that more than you'd admit. They love that no evening with you is so bad that there's nothing to say about it.",
      days: "{partner} swears at an app that won't load, and you provide the commentary. Half the time they laugh, and you haven't worked out which half.",
      purpose:
        'At a tense family table {partner} says what everybody has been thinking, and you make it possible to stay for dessert. One without the other would be a scene or a joke, and with both it gets talked about.',
    },
    last: {
      shape: 'cost',
      says: 'Anger makes you funny, so there are evenings when {partner} feels laughed at, and you find out last.',
    },
  },
  {
    thesis: "You settle an argument with one plain sentence, and {partner} isn't done with it.",
    matter: 'when an argument is over',
    fits: { you: ['earth', 'water'], partner: ['fire', 'air', 'water'] },
    quarrel: [
      'You look for what would put the matter right and say that, and {partner} wants the anger answered before anything is put right ({contact}).',
      'To them your sentence sounds like the end of a meeting.',
      'They come back to it an hour later, from another side.',
      "You say it again in the same words, which is as patient as you can be, and by then it's a wall to them.",
    ],
    repair: [
      "You offer a solution because it's the best you have, and {partner} hears that they're a problem to be solved.",
      "It goes better in the other order, since they can hear what you'd do about it once you've said what they were angry about.",
    ],
    yours: 'Say what {partner} is angry about before you say what could be done.',
    theirs:
      'It would help if {partner} said at the start whether they want a thing fixed or want it heard.',
    both: 'Have one argument out this month at a time you both agreed to, with solutions forbidden for the first fifteen minutes.',
    traces: {
      meet: "You say things once and plainly, and {partner} can't believe, to begin with, how simple it is. You like how much life there is in it when they tell you what happened.",
      draw: 'One plain sentence from you at the right time calms {partner} like nothing else. You get the whole story from them with the heat still in it, which people seldom bring you.',
      days: "A canceled train annoys {partner}, and you hear about it from several sides. You say that there's another in twenty minutes, which is true, and they go on.",
      purpose:
        'For a complaint that has to be heard, {partner} brings the conviction and you bring the sentence that asks for something. Help desks tend to give in to the two of you around the second email.',
    },
    last: {
      shape: 'said',
      says: 'Before your plain sentence you could say, "You\'re angry that I left," or whatever it was, and then {partner} has less to come back to.',
    },
  },
]
