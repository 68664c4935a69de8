import type { QuarrelArgument } from '#lore/authored.ts'

export const sunMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You like to lead and {partner} likes to be first, so the two of you keep arriving at the same spot.',
    matter: 'who walks in front',
    quarrel: [
      "You have a picture of how it's supposed to go, and {partner} has started before you've finished describing it ({contact}).",
      "They don't mean to take over, since to them speed is simply what enthusiasm looks like.",
      'You feel like a guest in your own plan and begin to give instructions, and the instructions make them go faster.',
      "Soon you're arguing about respect, when the plan itself was never in doubt.",
    ],
    repair: [
      'You stand on your rank when a request would do, and {partner} answers a request as if it were a dare.',
      "It comes right when they've been given a part of it to win, because then all that speed is working for you.",
    ],
    yours:
      "Say what you're aiming at before you begin, and leave the pace of the first half to {partner}.",
    theirs:
      '{partner} could stop now and then without being called, and ask whether this is still the idea.',
    both: "Plan one outing this month where you choose what it's for and they choose how you get there, and neither comments on the other's half.",
    traces: {
      meet: "You've hardly said what you'd like, those first times, before {partner} is on their feet. You're flattered to be taken up on a thing so fast, and they like having something worth running for.",
      draw: "You talk about something in the future tense while {partner} is looking for their shoes, and you're fond of that in them. All that speed would like to be going somewhere, and you're good at saying where.",
      days: "On any sidewalk the two of you walk a little faster than either had planned. {partner} is half a step ahead, and you're explaining where to turn.",
      purpose:
        "What has to be begun this week, and begun in front of people, is a good thing to give to you both. You say what it's for so that others want to come, and {partner} has it moving before they change their minds.",
    },
    last: {
      shape: 'cost',
      says: "There's one head of the table, and whichever of you isn't sitting there will feel it a little every time.",
    },
  },
  {
    thesis:
      'You like to be looked up to by {partner}, and {partner} would rather get the better of you.',
    matter: "who's better at it",
    quarrel: [
      "You're generous with what you can do, and you like to show {partner} how it's done ({contact}).",
      "But being shown feels to them like being put below you, so they'd sooner do it badly tonight by their own method.",
      'When they ignore the advice you feel slighted, and you point out what went wrong.',
      'Then it has become a contest, and neither of you can remember wanting one.',
    ],
    repair: [
      "There's some pride in your teaching, and {partner} can feel that, and there's some pride in their refusal as well.",
      'It stops being a contest when the lessons go both ways.',
      'A person who has just seen you be bad at something can hear nearly anything from you.',
    ],
    yours: 'Show a thing once without explaining, and wait to be asked.',
    theirs: "{partner} could admit it when they've used your advice, even if it's a week later.",
    both: "Swap lessons this month, an hour each in whatever the other one can't do.",
    traces: {
      meet: "If somebody suggests darts on a first evening, you'll show {partner} how to hold one, and they'll beat you holding it wrong. So early, you both think it's hilarious.",
      draw: "A person who doesn't give way is worth playing against, and {partner} never loses to be polite. They wouldn't say so, but what they like is how good you are.",
      days: "You tell {partner} that there's a trick to opening those. They've got it open by then, with their teeth, and hand it to you.",
      purpose:
        "Neither of you stays average at anything you do together, since you teach as you go and {partner} won't be left behind. People on the next court stop to look.",
    },
    last: {
      shape: 'scene',
      says: '{partner} wins, you see how much they like it, and you ask for another game.',
    },
  },
  {
    thesis: 'You like to be asked first, and {partner} has usually done it already.',
    matter: 'who has to be asked, and about what',
    quarrel: [
      'You treat a decision as something two people arrive at, and {partner} treats it as something to get off the list ({contact}).',
      'So they act on a maybe, because a maybe is close enough to a yes to move on.',
      "It's rarely the thing itself you mind, since what stings is that something of yours could be settled without you.",
      'You say so with a good deal of dignity, they had expected thanks, and the next thing gets done even faster and with less talk.',
    ],
    repair: [
      'You turn a favor into a question of rank, and {partner} turns a question into a delay.',
      'What settles it is small, a message with a question mark, and it costs them less time than the argument does.',
    ],
    yours: 'Say a clear yes or a clear no, because a maybe sounds to {partner} like go.',
    theirs: 'It would help if {partner} asked before the fact and let you enjoy saying yes.',
    both: 'Write down this month what either of you may decide alone, and be generous, so that everything else gets a question.',
    traces: {
      meet: "In the early days {partner} has things taken care of before you've thought of them, and you feel rather royal. They like the way you say thank you, as if it had been a gift.",
      draw: "{partner} doesn't leave things lying around, and your life has fewer loose ends for it. Being asked what they think, which you do as a matter of course, makes them stand a little straighter.",
      days: "You say that you might like to go, and a minute later there's a message that you're going. {partner} got good seats, and you'd have picked the same ones.",
      purpose:
        "Committees are short when you're both on one, and nobody feels passed over. You've asked everybody, and {partner} has it done by the time the last one says yes.",
    },
    last: {
      shape: 'week',
      says: "In a good week you've been asked about two things, and {partner} has done ten without asking.",
    },
  },
]
