import type { QuarrelArgument } from '#lore/authored.ts'

export const moonSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You look for comfort at the moment you need it, and {partner} keeps it for when the work is done.',
    matter: 'when comfort may be asked for',
    fits: { you: ['water', 'fire', 'air'] },
    quarrel: [
      "When you're unhappy everything else can wait, and when {partner} is responsible for something they can't stop in the middle ({contact}).",
      'So you come to them at the wrong moment, because feelings have no other kind.',
      'They answer with what has to be done first, which is meant to calm you, and you feel turned away.',
      "You stop asking and grow cool, and they think it's settled and that you managed very well.",
    ],
    repair: [
      'You read a delay as a refusal, and {partner} reads your silence as proof that waiting works.',
      "A minute of warmth right then and an hour at eight is something they can give, and it's nearly always enough.",
    ],
    yours: 'Ask for one minute now and a time for the rest, and hold {partner} to the time.',
    theirs: "{partner} could look up and say when, before going back to what they're doing.",
    both: 'Set aside one hour a week this month that no work may take, for whatever either of you has been saving up.',
    traces: {
      meet: 'In the first weeks of knowing somebody hardly anything is urgent, and {partner} turns up with the whole evening free. You tell them about your week, and they listen as if nothing else were waiting.',
      draw: "{partner} is somebody you'd trust with anything that has a deadline, and it steadies you to know one. With you, for their part, they never have to guess whether something is wrong.",
      days: "A message from you arrives in the middle of the afternoon with a sigh in it. {partner} reads it, means every word of the answer they're going to give, and gives it in the evening.",
      purpose:
        "A friend in trouble gets somebody who sits down beside them and somebody who makes the phone calls. You and {partner} don't even have to discuss which of you does which.",
    },
    last: {
      shape: 'scene',
      says: '{partner} is still working, you stand beside the desk for a minute, and an arm goes around you.',
    },
  },
  {
    thesis:
      "You'd like to hear that you're missed, and {partner} calls at the agreed time to say that all's well.",
    matter: 'how to say that you miss each other',
    quarrel: [
      "You know that you're loved when somebody says so without a reason, and {partner} shows it by doing what they said they'd do ({contact}).",
      "They're never late with it.",
      "But a thing that comes on schedule doesn't feel like longing to you, so you go fishing for more, and they check whether they've forgotten something.",
      "They haven't, which leaves them hurt that their best isn't enough and leaves you ashamed of having asked.",
    ],
    repair: [
      "You listen for the words and miss what the punctuality is saying, and {partner} leaves the words out because they feel they've already said it.",
      "You could each learn one sentence of the other's language, and it wouldn't take long.",
    ],
    yours: 'Tell {partner} that you noticed the thing they did on time, and what it meant to you.',
    theirs: 'It would help if {partner} sent one message a week that has no information in it.',
    both: "Whenever you're apart this month, trade one fact and one feeling, in that order.",
    traces: {
      meet: "Somebody who calls when they said they'd call is a rare thing to come across, and you notice it in {partner} right away. Early on you can hear a good deal of feeling in a phone that rings on time.",
      draw: 'Nothing {partner} says has to be discounted, and after vaguer people you find that a relief. In you they like the warmth that comes unannounced, since they could never put it on a schedule themselves.',
      days: 'On an evening apart you write that you saw something and thought of {partner}, and they write back that they got in safely. Both messages say about the same thing.',
      purpose:
        'Distance is hard on most people, and you and {partner} have what it takes. They make sure that the calls happen, and thanks to you something is said in them.',
    },
    last: {
      shape: 'said',
      says: 'When {partner} calls to say that all\'s well, they could add, "And I miss you," before hanging up.',
    },
  },
]
