import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMarsQuarrels: QuarrelArgument[] = [
  {
    thesis: "Neither of you can stand to lose, and you've ended up on the same team.",
    matter: "who's in command",
    fits: { you: ['fire', 'air'], partner: ['fire', 'air'] },
    quarrel: [
      "You both move first and think of the other one afterward, so you're often doing the same thing in two ways ({contact}).",
      "Each of you sees that the other's way is slower.",
      'You step in, {partner} steps in front, and from then on the job is only an occasion.',
      'You both feel the shove and miss the fact that you gave one.',
    ],
    repair: [
      'You fight about the method because neither of you can bear to ask, and {partner} is exactly as unable to as you are.',
      "When it's been said who has which half, you get twice as much done as other people.",
    ],
    yours: 'Take the part that {partner} likes least, and leave them the rest without comment.',
    theirs: '{partner} could tell you that your way worked when it did.',
    both: 'Divide one job this month so that neither of you can see what the other one is doing, and put the halves together at the end.',
    traces: {
      meet: "A game of darts or a race to the corner is a way of saying hello for the two of you. You both play to win, and at first it's charming to be beaten by {partner}, for as long as you think that it was luck.",
      draw: "You know where you are with {partner}, because they fight fair and they'd never let you win. They feel the same about you, and in front of other people each of you brags about the other.",
      days: 'In a car, the one of you at the wheel has a route and the one beside has a better one. Both are checked against the phone, and somebody says ha.',
      purpose:
        'An airline that owes the two of you money hears from you on Monday and from {partner} on Tuesday, and gives up on Wednesday. Neither of you was going to be the one who let it go.',
    },
    last: {
      shape: 'cost',
      says: 'Losing is always going to sting both of you, and a board game can cost an evening.',
    },
  },
  {
    thesis:
      "You're both good at the same things, and neither of you has ever wanted to be the assistant.",
    matter: 'who does the helping',
    quarrel: [
      "What you do well you do in your own order, and so does {partner}, and there's a point where one of you has to hand the other one something ({contact}).",
      'Neither is any good at that.',
      "You help by improving, and they take back what you've improved.",
      'It can turn cold very quickly between two people who were looking forward to doing something together.',
    ],
    repair: [
      "You can't be told, and {partner} can't leave a thing to somebody else, and you know that about them because you know it about yourself.",
      'It works in shifts.',
      "On your day they're a guest, and on theirs you are.",
    ],
    yours: "Be a guest for a whole evening, and praise what you're given.",
    theirs: "It would help if {partner} asked you for one thing that they honestly can't do.",
    both: 'Take turns for a month, with one of you in charge on any given day and the other one forbidden to stir.',
    traces: {
      meet: 'Somebody who does what you do, and does it well, is a treat to run into. To begin with, you and {partner} swap tricks for an hour, as equals, with nothing to carry together yet.',
      draw: "{partner} is one of the few people whose praise you believe, because they could have done it themselves. You're that for them as well, so a nod between the two of you goes a long way.",
      days: 'When one of you makes a salad, the other one stands nearby with hands that would like something to do. A remark gets made about the onions.',
      purpose:
        'With a day each, you and {partner} could cater a party for fifty or paint a whole apartment. Friends get two experts for the price of one, and meet only one of them at a time.',
    },
    last: {
      shape: 'week',
      says: 'When a week goes well, each of you has been in charge of one thing and has carried a bag for the other.',
    },
  },
  {
    thesis:
      'Each of you likes to do a thing in your own order, and neither can bear to be told to hurry or to wait.',
    matter: 'whose pace you go at',
    quarrel: [
      "You've agreed on what to do, and then each of you starts on it in your own way and at your own speed ({contact}).",
      'One of you says what would work better, once.',
      'The other one takes it for an order and does the opposite, or the same thing more slowly.',
      'It gets done, more or less on time, and by then neither of you is speaking to the other.',
    ],
    repair: [
      "You'd sooner be wrong in your own way than right in {partner}'s, and it's the same with them.",
      "If the one who starts a thing also decides how it's done, the other one can have an opinion without its sounding like an order.",
    ],
    yours: 'When {partner} is in charge of something, keep your better idea until they ask for it.',
    theirs: '{partner} could ask you once along the way, and use what you say.',
    both: 'Pick three jobs for this month, write down which of you decides in each of them, and keep to it.',
    traces: {
      meet: 'You walk at your speed and {partner} walks at theirs, and in the beginning somebody adjusts without noticing. Everything is on the way to something nice.',
      draw: "Neither of you has to be pushed or entertained, and it's a relief to both. {partner} trusts you to get there on your own, and you'd trust them with anything that has more than four steps.",
      days: 'Getting out for a walk takes the two of you a while. One is ready at ten, the other one is ready at ten as well, by another clock, and nobody remarks on it yet.',
      purpose:
        "On a long bike tour {partner} has the map on even days and you have it on odd ones. Each of you gets to do it the right way every other day, and very little that's worth a detour is missed.",
    },
    last: {
      shape: 'scene',
      says: 'One of you is at the stove and the other one sits down, and nobody says that it could go faster.',
    },
  },
]
