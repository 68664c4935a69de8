import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "Once you've spoken for both of you it has to stand, and {partner} may need to be let off on that very day.",
    matter: 'whether a promise can wait for a better day',
    fits: { partner: ['water', 'fire'] },
    quarrel: [
      "You rely on what's been agreed, because otherwise you couldn't rest, and {partner} can't tell in advance how they'll feel when the day comes ({contact}).",
      'On a bad day they ask to be let off.',
      'You hear a promise being broken, and say that nobody ever feels like it, which is meant as encouragement.',
      "They hear that their feelings don't count, so they stay away with a bad conscience or come along without being there.",
    ],
    repair: [
      "You speak of duty to {partner} when they're asking for mercy, and they leave it to the last hour, when there's no way to give it.",
      "There's nearly always half of a thing that can be kept.",
      'They can face the half when you offer it before they have to plead.',
    ],
    yours: 'Ask {partner} the evening before how it looks, and treat the answer as information.',
    theirs: '{partner} could tell you two days ahead that something is wobbling.',
    both: "Go through the next month's obligations together, mark the three that have to stand, and let the others depend on the day.",
    traces: {
      meet: 'At the beginning every plan is one that you both want to keep, and you like how {partner} throws themselves into it. They like hearing "we\'ll be there" from somebody who means it.',
      draw: "Your word holds, and {partner} rests on it more than they'd say. You like that they don't know how to pretend, so an evening they come to is one they wanted.",
      days: "Someone asks the two of you for the week after next, and you say yes while {partner} says that it sounds nice. You've made a promise, and they've mentioned a mood.",
      purpose:
        "A standing visit that could get dull is in good hands, because you make sure it happens every month and {partner} brings some heart to it. Great-aunts and old neighbors can tell that they're getting both.",
    },
    last: {
      shape: 'cost',
      says: 'Now and then {partner} will need to be let off on the very day that counts, and it costs you your word to somebody else.',
    },
  },
  {
    thesis:
      'You show that you care by being on time, and {partner} needs you most at the moment of leaving.',
    matter: 'how long a goodbye takes',
    fits: { partner: ['water', 'fire'] },
    quarrel: [
      "You have one eye on what comes next, and for {partner} it's at the point of parting that everything they feel comes up ({contact}).",
      "So they begin to talk when you're already standing.",
      'You answer while moving, to be fair to the people who are waiting.',
      "They feel that they come after everybody else, and you feel that there's no right moment with them, since you'd been there all morning.",
    ],
    repair: [
      "You treat {partner}'s need as a delay, and they keep it back until it has to be in a hurry.",
      'Five minutes set aside before you have to go are worth the whole hour that comes before them.',
    ],
    yours:
      "Sit down with {partner} five minutes before you have to leave, and don't look at the time.",
    theirs: 'It would help if {partner} brought up what matters at breakfast.',
    both: 'For one month, say a proper goodbye each time, and be five minutes early for it.',
    traces: {
      meet: "On early evenings a long goodbye on the sidewalk is the best part, and you're the one who checks that {partner} has a ride. Being sorry to go is easy to enjoy when nobody is waiting for you.",
      draw: "{partner} says the real thing at the last minute, and you're fond of those minutes even with your hand on your bag. What they like is that someone who leaves on time also comes back on time.",
      days: "A phone call with {partner} has an end and then another end, and the second is usually better. You've said goodbye twice by then and are looking for your other shoe.",
      purpose:
        "When someone has to be seen off at an airport, they're glad to have you both along. You get them to the gate in time, and what {partner} says there is what they'll think about on the plane.",
    },
    last: {
      shape: 'scene',
      says: 'You have your jacket on, {partner} begins to tell you something, and you sit down again.',
    },
  },
  {
    thesis:
      "You take {partner} for as strong as they look, and they don't tell you when they aren't.",
    matter: 'how much is too much to ask',
    fits: { partner: ['earth', 'air'] },
    quarrel: [
      "You ask of {partner} what you'd ask of yourself, and they do it, because saying that it's too much would feel to them like failing ({contact}).",
      "You see that it's getting done, so you ask for the next thing.",
      'Then one day they do it without a word and without looking at you.',
      "You say that they could have told you, which is true, and they hear one more thing that they've done wrong.",
    ],
    repair: [
      "You go by results, and {partner}'s results are the last thing to suffer.",
      "It helps them to be asked before anything has gone wrong, and to be let off something they hadn't complained about.",
    ],
    yours:
      "Take one thing off {partner}'s list this week without asking whether they can manage it.",
    theirs: "{partner} could say that they're tired while it's still only a remark.",
    both: 'Once a week this month, let each of you name one thing that can stay undone, and nobody makes up for it.',
    traces: {
      meet: "Capable people recognize each other, and you spot {partner} in a crowd of ones who need something. They carry their end of a thing without being told, and you're impressed and a little relieved.",
      draw: "Very few people keep up with you, and {partner} does it without a word. They like that you think so well of them, and they'd hate to be the one to correct it.",
      days: 'You ask whether {partner} could pick something up on the way, and they say sure. The pause before "sure" is about half a second long.',
      purpose:
        'When something large has gone wrong, people call you and {partner}. You see what has to be carried, and they see which of the people carrying it is about to let go.',
    },
    last: {
      shape: 'said',
      says: '{partner} could say, "I can do it, and I don\'t want to," and you could take that for an answer.',
    },
  },
]
