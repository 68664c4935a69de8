import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You and {partner} remember the same conversation differently, and each of you makes a very good witness.',
    matter: 'what was actually said',
    quarrel: [
      'You both have a good memory for words and a better one for what you meant by them ({contact}).',
      "So an agreement comes out of a talk in two versions, and nobody notices until it's due.",
      'Then you each quote yourselves, exactly, and each hears the other one rewriting the past.',
      "By the end you aren't arguing about the plan, you're arguing about whose mind can be trusted.",
    ],
    repair: [
      'You correct the record when the plan needs correcting, and {partner} does it with the same energy.',
      "Somebody only has to write the last sentence of a talk down, and there's nothing left to be a witness to.",
    ],
    yours:
      'End a talk by saying what you think has been agreed, in one sentence, and wait for a yes.',
    theirs: '{partner} could send you the same thing in writing, without comment.',
    both: "Keep one page this month where whatever gets settled is written in words that you've both approved.",
    traces: {
      meet: 'Early on you both remember everything the other one said, and quote it back with pleasure. Nobody checks the wording, since nothing depends on it yet.',
      draw: "What you say to {partner} doesn't get lost, and you do as much for them. A joke from one long drive is still in circulation a year later, in two versions.",
      days: "You've agreed on a corner, so you're at the one by the bank and {partner} is at the one by the bakery. The call that follows is friendly, and has the word agreed in it a lot.",
      purpose:
        "Two people who listen for different things get more out of a contractor or an accountant than one would. Side by side, your notes and {partner}'s contain the price, the warning, and the thing that was said on the way out.",
    },
    last: {
      shape: 'cost',
      says: "You'll go on remembering two different conversations, and it costs an apology on days when neither of you was wrong.",
    },
  },
  {
    thesis: "You and {partner} agree about most things and can't agree about how to be told.",
    matter: "how you'd like to be told things",
    quarrel: [
      "One of you wants the point at once and the other one wants to be led up to it, and each of you talks the way you'd like to be talked to ({contact}).",
      "What you think of as considerate sounds to {partner} like hedging, or it's the other way around and honesty sounds rude.",
      'So you react to the delivery, and the content has to be said again.',
      "The second time it's said with irritation, and then there's a reason to object to it.",
    ],
    repair: [
      'You take a style for an attitude, and {partner} returns the compliment.',
      "It helps to say the first half in the other one's manner, because after that either of you will listen to anything.",
    ],
    yours: 'Ask {partner} whether they want the short version or the long one.',
    theirs: "It would help if {partner} gave you the headline first whenever it's bad news.",
    both: 'Trade manners for a week this month, so that each of you has to say things the way the other one would.',
    traces: {
      meet: "You and {partner} find out within an hour that you think alike about nearly everything. Only the manner differs, and in the beginning that's as charming as an accent.",
      draw: "One of you knows how to put a thing gently and the other one how to put it briefly, and each has wished for the other's knack. You borrow {partner}'s phrasing for certain emails, and they borrow yours.",
      days: "Anyone could tell from a text about Friday's plans which of you wrote it, since it has either one line or nine. The one who gets the wrong length answers a little late.",
      purpose:
        "News that's hard to give has two good messengers in you and {partner}. Some people want it straight and others want a run-up, so before anyone is called, you decide which of you does the calling.",
    },
    last: {
      shape: 'said',
      says: 'Either of you could ask, "Do you want it short or kind?" before an opinion, and take the answer as it comes.',
    },
  },
]
