import type { House } from '../../house.ts'

interface Challenge {
  presses: readonly [string, string]
  eases: readonly [string, string]
}

/**
 * What the turn of a month may do to how a person has gone about its subject, under pressure and with help; by the house
 * of the turn, in the order of the plots. `{day}` and `{event}` are when and what it is.
 */
export const challenges: Record<House, readonly [Challenge, Challenge]> = {
  1: [
    {
      presses: [
        "Around {day}, when {event}, somebody may ask the next question, and you haven't got an answer ready for that one.",
        "On {day}, when {event}, you may meet a person it doesn't work on.",
      ],
      eases: [
        'Around {day}, when {event}, you may try it the other way, with somebody who has nothing to compare it with.',
        'On {day} {event}, and you could drop a sentence or two of it and be understood sooner.',
      ],
    },
    {
      presses: [
        'You can keep that up until about {day}, when {event}, and something has to be crossed out.',
        'On {day}, when {event}, your body may have its own view of that.',
      ],
      eases: [
        'Around {day}, when {event}, you may have one day at your own speed, and like it.',
        'On {day} {event}, and nobody minds if you take longer.',
      ],
    },
  ],
  2: [
    {
      presses: [
        'Around {day}, when {event}, you may have to say a number out loud.',
        'On {day} {event}, and being nice about it gets expensive.',
      ],
      eases: [
        'Around {day}, when {event}, you can ask for more than you usually would and be taken seriously.',
        'On {day} {event}, and somebody may pay what you ask without a word.',
      ],
    },
    {
      presses: [
        'On {day}, when {event}, you may see in one place what that has cost.',
        'It goes well until about {day}, when {event}, and one bill is larger than you remembered.',
      ],
      eases: [
        'Around {day}, when {event}, you may find it easy to let a few of those things go.',
        'On {day} {event}, and you can tell quite coolly what you would buy again.',
      ],
    },
  ],
  3: [
    {
      presses: [
        "Around {day}, when {event}, it has to be said in words, and somebody else's silence won't do it for you.",
        'You may get by like that until {day}, when {event}.',
      ],
      eases: [
        'Around {day}, when {event}, one of you may start, and it could as well be you.',
        'On {day} {event}, and saying it takes less than you have been spending on not saying it.',
      ],
    },
    {
      presses: [
        'On {day}, when {event}, you may have to show what there is.',
        "That gets you as far as {day}, when {event}, and the first version isn't enough.",
      ],
      eases: [
        'Around {day}, when {event}, it may go down in one sitting.',
        'On {day} {event}, and a start could come without any of the usual preparations.',
      ],
    },
  ],
  4: [
    {
      presses: [
        "Around {day}, when {event}, somebody at home may want it decided, and they won't want it decided your way.",
        'It can stay as it is until about {day}, when {event}.',
      ],
      eases: [
        'Around {day}, when {event}, you may find that everyone would have been fine with it all along.',
        'On {day} {event}, and one move of the furniture may settle more than a talk would.',
      ],
    },
    {
      presses: [
        "On {day}, when {event}, your family may do what they always do, and you'll have about a second to choose.",
        'Around {day}, when {event}, the old part is offered to you again, complete with its lines.',
      ],
      eases: [
        'Around {day}, when {event}, it may go differently simply because one of you is in a good mood.',
        "On {day} {event}, and you could be as you are elsewhere without anyone's being hurt.",
      ],
    },
  ],
  5: [
    {
      presses: [
        'Around {day}, when {event}, you come to the part that is only work.',
        'On {day}, when {event}, somebody may see it before you would have shown it.',
      ],
      eases: [
        'Around {day}, when {event}, it may go almost by itself for some hours.',
        'On {day} {event}, and somebody may like it who had no reason to be kind.',
      ],
    },
    {
      presses: [
        'On {day}, when {event}, you may notice that you went along again, and were home by ten.',
        'Around {day}, when {event}, what you usually do may bore you halfway through.',
      ],
      eases: [
        'Around {day}, when {event}, you may have the kind of time that you can tell somebody about.',
        'On {day} {event}, and you could say yes to the odd idea for once.',
      ],
    },
  ],
  6: [
    {
      presses: [
        'Around {day}, when {event}, somebody may want exactly that part of the day.',
        'It holds until about {day}, when {event}, and the calendar has other ideas.',
      ],
      eases: [
        'Around {day}, when {event}, some time may fall to you, and the thing is not to give it away again.',
        'On {day} {event}, and a habit you start then has a fair chance of lasting.',
      ],
    },
    {
      presses: [
        'On {day}, when {event}, you may have more of it than one person can do.',
        'That goes on until about {day}, when {event}, and somebody sees how long it takes you.',
      ],
      eases: [
        'Around {day}, when {event}, somebody may offer to take some of it, and you could let them.',
        "On {day} {event}, and showing somebody how it's done may be quicker than you've always said.",
      ],
    },
  ],
  7: [
    {
      presses: [
        'Around {day}, when {event}, the other person may have had enough of it before you do.',
        'On {day} {event}, and one of you is likely to say what it costs.',
      ],
      eases: [
        'Around {day}, when {event}, the two of you may settle in ten minutes what you have been careful about for a year.',
        'On {day} {event}, and it could be changed while you both like each other.',
      ],
    },
    {
      presses: [
        'Around {day}, when {event}, hinting may stop working altogether.',
        'On {day}, when {event}, you may have to say it or hear yourself not say it.',
      ],
      eases: [
        'Around {day}, when {event}, they may ask what you would like, and you could tell them.',
        'On {day} {event}, and it may come out in one sentence while you are doing something else.',
      ],
    },
  ],
  8: [
    {
      presses: [
        'Around {day}, when {event}, somebody may name the sum that you never named.',
        'On {day} {event}, and it gets harder to leave it vague.',
      ],
      eases: [
        'Around {day}, when {event}, a part of it may be forgiven, by them or by you.',
        'On {day} {event}, and you could ask plainly where the two of you stand.',
      ],
    },
    {
      presses: [
        'On {day}, when {event}, not knowing may become worse than any answer.',
        'You may be able to leave it at that until {day}, when {event}.',
      ],
      eases: [
        'Around {day}, when {event}, they may tell you without your asking.',
        'On {day} {event}, and it can be asked in an ordinary voice.',
      ],
    },
  ],
  9: [
    {
      presses: [
        'Around {day}, when {event}, you may have to pick a date, with everything it rules out.',
        'On {day}, when {event}, the plan may meet a price or a calendar.',
      ],
      eases: [
        'Around {day}, when {event}, the rest of it may fall into place within an evening.',
        'On {day} {event}, and somebody may say that you should just go.',
      ],
    },
    {
      presses: [
        "Around {day}, when {event}, somebody may put the one case to you that doesn't fit.",
        'On {day}, when {event}, you may hear how it sounds to a person who has never agreed with you.',
      ],
      eases: [
        'Around {day}, when {event}, you may change your mind in the middle of a sentence and not be sorry.',
        'On {day} {event}, and you could say that you used to think so.',
      ],
    },
  ],
  10: [
    {
      presses: [
        'Around {day}, when {event}, people may want more of the thing you would rather not be known for.',
        'On {day}, when {event}, what you have done may have to speak for you.',
      ],
      eases: [
        'Around {day}, when {event}, somebody may praise the right thing.',
        'On {day} {event}, and you could be asked for what you would have picked yourself.',
      ],
    },
    {
      presses: [
        'Around {day}, when {event}, somebody who can say no may want to hear the short version.',
        'On {day} {event}, and you find out who has to be persuaded.',
      ],
      eases: [
        'Around {day}, when {event}, somebody may ask to see it.',
        'On {day} {event}, and you may get further by mentioning it than you did by preparing it.',
      ],
    },
  ],
  11: [
    {
      presses: [
        'Around {day}, when {event}, you may be wanted by all of them in the same week.',
        'On {day}, when {event}, it may matter to the others which side you are on.',
      ],
      eases: [
        'Around {day}, when {event}, you may notice that they have been saving you a place.',
        'On {day} {event}, and you could be one of several for an evening and enjoy it.',
      ],
    },
    {
      presses: [
        'Around {day}, when {event}, one of you may say that it has been a long time.',
        'On {day}, when {event}, you may be needed, and feel how far away you had gotten.',
      ],
      eases: [
        'Around {day}, when {event}, an hour with them may undo a year of meaning to call.',
        'On {day} {event}, and it can start again without an explanation.',
      ],
    },
  ],
  12: [
    {
      presses: [
        'You may get by like that until {day}, when {event}, and you would give a good deal for an empty house.',
        'Around {day}, when {event}, it may catch up with you in the middle of something.',
      ],
      eases: [
        'Around {day}, when {event}, a plan may fall through, and you could leave the hole where it is.',
        'On {day} {event}, and an hour to yourself does the work of two.',
      ],
    },
    {
      presses: [
        'That keeps it down until about {day}, when {event}.',
        'On {day}, when {event}, it may come up in the wrong place, and be smaller there than you feared.',
      ],
      eases: [
        'Around {day}, when {event}, you may notice that you have not thought of it since breakfast.',
        'On {day} {event}, and you could tell it to somebody as if it were a story.',
      ],
    },
  ],
}
