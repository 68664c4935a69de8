import type { House } from '#lore/house.ts'
import type { PeriodSigns, TouchedPlanet } from '../../year-ahead.ts'

type ByTone = Record<'presses' | 'eases', readonly string[]>

/** How a part of the year differs from the others, by the house of what its heaviest transit touches. */
export const periodHouses: Record<House, ByTone> = {
  1: {
    presses: [
      "You can't stay in the background in these months.",
      'In these months people look at you more closely than you like.',
      'Your manner gets more attention than your reasons for a while.',
      'You are noticed in these months whether you want to be or not.',
      'How you look and sound matters more than usual for a while.',
      "For once it's you that people are looking at, on good days and on the others.",
    ],
    eases: [
      "You're easier to approach in these months, and the company does you good.",
      'You come first for a while, and nobody minds.',
    ],
  },
  2: {
    presses: [
      'Money needs more attention in these months than it did before.',
      'You count more carefully for a while, in money and in hours.',
    ],
    eases: [
      'Money is less of a worry in these months.',
      "You have a little more in hand than usual for a while, and you can decide what it's for.",
    ],
  },
  3: {
    presses: [
      "There's more to be said in these months, and some of it isn't pleasant.",
      'Messages and talks take up more of your day for a while.',
    ],
    eases: [
      'Talking is easier in these months than it has been.',
      'Your days have more good conversation in them for a while.',
    ],
  },
  4: {
    presses: [
      "In these months it's home that wants something from you.",
      'For a while home is where the work is.',
      'Where you live needs more of you in these months than usual.',
      'You have less peace at home for a while, and more to arrange there.',
    ],
    eases: [
      'Home is the easy part of these months.',
      'You like being at home for a while, and people like finding you there.',
    ],
  },
  5: {
    presses: [
      "Pleasure has to be arranged in these months, since it doesn't come by itself.",
      'You have fewer free evenings for a while, and you notice which ones you miss.',
    ],
    eases: [
      "There's more fun to be had in these months, most of it unplanned.",
      'You have more time than usual for what you like.',
    ],
  },
  6: {
    presses: [
      'The working day gets longer in these months, or it feels that way.',
      'Work and sleep compete for a while, and you can tell which of them is losing.',
    ],
    eases: [
      'Your days run more smoothly in these months.',
      'The everyday part of your life gets simpler for a while.',
    ],
  },
  7: {
    presses: [
      "In these months another person has more say than you'd planned.",
      "There's little that you can settle alone for a while.",
    ],
    eases: [
      'In these months you have somebody on your side, and others can tell.',
      'You get along better with one person than you have for some time.',
    ],
  },
  8: {
    presses: [
      "What's shared or owed comes up in these months, whether or not you mention it.",
      "For a while you have to trust people with more than you'd like to.",
    ],
    eases: [
      "In these months it's easier to share things, money and secrets included.",
      'For a while you can let people in without feeling exposed.',
    ],
  },
  9: {
    presses: [
      "In these months your usual opinions don't quite fit what you see.",
      'You want to get away for a while, and something keeps you where you are.',
      'What you have always believed gets harder to defend in these months.',
      'Plans for travel or study run into something in these months.',
    ],
    eases: [
      'Your view gets wider in these months.',
      "You're more curious than usual for a while, and your curiosity is worth following.",
    ],
  },
  10: {
    presses: [
      'Work puts you on the spot in these months.',
      'In these months what you do for a living takes more than its share.',
      "For a while you're judged by what you do in public, and you know it.",
    ],
    eases: [
      'In these months your work is seen by the right people.',
      'Things go your way at work for a while, without your having to push.',
    ],
  },
  11: {
    presses: [
      'Friends ask more of you in these months than they give.',
      'For a while you have to choose among people and plans.',
    ],
    eases: [
      "In these months you're rarely without company.",
      'Your friends are good for you for a while, and useful as well.',
    ],
  },
  12: {
    presses: [
      'In these months you need more time to yourself than you get.',
      'You carry something around by yourself for a while.',
    ],
    eases: [
      "These months are quiet on the outside, and you're glad of it.",
      'You get more rest for a while, and you think better when you are rested.',
    ],
  },
}

/** The same without a birth time. */
export const periodPlanets: Record<TouchedPlanet, ByTone> = {
  sun: {
    presses: ['You have to prove something in these months, if only to yourself.'],
    eases: ["You're surer of yourself in these months than in the others."],
  },
  moon: {
    presses: ['You need more comfort in these months than you get.'],
    eases: ["You're calmer in these months than in the others."],
  },
  mercury: {
    presses: [
      "There's a lot to think through in these months.",
      'Talks and decisions take more out of you in these months.',
    ],
    eases: ['You think clearly in these months, and people notice.'],
  },
  venus: {
    presses: [
      'In these months you find out what people and things cost you.',
      'Affection and money both need some counting in these months.',
    ],
    eases: ["You're easy to like in these months, and you like more people than usual."],
  },
  mars: {
    presses: ["These are months that you can't push your way through."],
    eases: ['You get more done in these months than in the others.'],
  },
  jupiter: {
    presses: ['Your plans are a size too large for these months.'],
    eases: ["There's more on offer in these months than usual."],
  },
  saturn: {
    presses: [
      'In these months what you feel bound to do is put to the test.',
      'Your duties ask for more of these months than of the others.',
    ],
    eases: ["What you've worked for holds up in these months."],
  },
}

/** What can be noticed or done in such a part of the year, by what is touched. */
export const periodSigns: PeriodSigns = {
  sun: {
    presses: [
      'You may have to explain something that used to be taken on trust.',
      'One thing finished under your own name is worth more than two begun.',
      'You may be paid a compliment and not quite believe it.',
      'A free morning once a week, with nothing to prove in it, is well spent.',
    ],
    eases: [
      'People may stop asking who else is involved.',
      "It's worth asking for the task that you're normally asked to help with.",
    ],
  },
  moon: {
    presses: [
      "You may hang up the phone and wish you'd said how you were.",
      'One early night a week helps more than a weekend away.',
      'You may look after everyone at the table and eat standing up.',
      'Company is easier to ask for before you badly need it.',
    ],
    eases: [
      'You may fall asleep sooner than usual.',
      'You may find yourself humming while you do the dishes.',
      'A regular dinner with the same two people is easy to set up.',
    ],
  },
  mercury: {
    presses: [
      'You may write a message three times and send the first version.',
      'With figures and dates in writing there is less to argue about.',
      'You may lie awake with a sentence that you should have said.',
    ],
    eases: [
      'Somebody may quote you.',
      'You may finish a long message and find nothing to change.',
      "The form or application that you've been putting off takes one afternoon.",
    ],
  },
  venus: {
    presses: [
      'You may pay for something and wonder why you wanted it.',
      'You may cancel an evening out and feel nothing but relief.',
      'What an evening may cost is better agreed on before it begins.',
    ],
    eases: [
      'A visitor may stay longer than planned, and nobody minds.',
      'The person you keep meaning to invite is likely to say yes.',
    ],
  },
  mars: {
    presses: [
      'Impatience shows in traffic, or in how hard you close the laptop.',
      'Hard exercise in the morning takes the edge off your temper.',
    ],
    eases: [
      'The job you dreaded may take an hour.',
      'The hard job goes best before you look at your messages.',
    ],
  },
  jupiter: {
    presses: [
      'You may look at your calendar and find no free evening.',
      'For each thing you add to the list, one can come off.',
    ],
    eases: [
      "An offer may come that you didn't ask for.",
      'You may be invited somewhere new and like it there.',
      "It's worth asking for a little more than you need.",
    ],
  },
  saturn: {
    presses: [
      'A rule of yours may begin to make more work than it saves.',
      "A list of what you've promised, and to whom, may turn out shorter than you feared.",
      'People who take it easy may annoy you.',
      'You may catch yourself working on a day off.',
      'An hour set aside for what is overdue makes the rest of the week lighter.',
    ],
    eases: [
      'Something you set up long ago may work without you by now.',
      'An arrangement that works can be made permanent.',
    ],
  },
  asc: {
    presses: [
      'You may see a recent picture of yourself and look twice.',
      'One honest person can tell you how you come across.',
      'People may ask whether everything is all right.',
      'You may change your clothes twice before you go out.',
      'If you arrive a few minutes early, nobody sees you hurry.',
    ],
    eases: [
      'Strangers may ask you for directions.',
      'Somebody may tell you that you look well rested.',
      "A new haircut, or a picture that you'd show people, turns out well.",
    ],
  },
  mc: {
    presses: [
      'You may rewrite your job description in your head on the way home.',
      "You may be asked what you've finished, so a list of it comes in handy.",
      "You may check your work messages before you're out of bed.",
      'You can decide beforehand which task you would turn down.',
    ],
    eases: [
      "A person you've never met may know what you do.",
      'You can ask for the title or the rate.',
      'You may be copied in on something before you ask.',
    ],
  },
  dsc: {
    presses: [
      'The two of you may argue about who said what.',
      'Before you promise anything, you can ask what the other person expects.',
    ],
    eases: ['Plans for two take one message.'],
  },
  ic: {
    presses: [
      'Something at home may break in the week you have the least time.',
      'You may come home and go straight to whatever needs fixing.',
      'One meal a day at home without your phone does more than a weekend of repairs.',
    ],
    eases: ['You may find that you would rather stay in than go out.'],
  },
}
