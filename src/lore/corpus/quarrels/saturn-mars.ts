import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You look at what could go wrong and {partner} looks at how long you're looking, and you lose patience at about the same time.",
    matter: 'how long to look before you leap',
    quarrel: [
      'You want to be sure before anything moves, and {partner} finds out whether it works by moving ({contact}).',
      'Your caution feels to them like a hand on the collar.',
      "They pull, you hold on harder, and by now the question isn't the thing itself but who's holding whom.",
      'When they go ahead alone you wait for it to fail, and they can feel you waiting.',
    ],
    repair: [
      'You say no to the speed and it sounds like no to the person, and {partner} treats a question as an obstacle.',
      'Agreed on the one thing that must not happen, you can let go of nearly everything else.',
    ],
    yours: 'Name the one risk that worries you, and let {partner} have the rest.',
    theirs: "{partner} could tell you what they'll do if a plan goes wrong, before you ask.",
    both: "Try one thing this month at {partner}'s pace with your safety rules, and count how many you needed.",
    last: {
      shape: 'said',
      says: '{partner} could ask, "How long do you need?" and you could name a time and keep to it.',
    },
  },
  {
    thesis: 'You believe in waiting your turn, and {partner} believes in asking who said so.',
    matter: 'whether to ask first',
    quarrel: [
      'You respect a rule because other people rely on it, and {partner} respects one when it makes sense to them ({contact}).',
      'They step past it, cheerfully, with you beside them.',
      'You apologize for both of you, and they feel disowned in front of strangers.',
      'They get bolder, you get stiffer, and each of you looks to the other like a type of person.',
    ],
    repair: [
      "You defend the rule when you're really embarrassed, and {partner} breaks it when they're really impatient.",
      "When they know beforehand that something matters to you, they'll stand in line, and complain amusingly.",
    ],
    yours: 'Say which rules you mind about, and shrug at the others.',
    theirs:
      "It would help if {partner} asked first whether what they're about to do would embarrass you.",
    both: "Break one silly rule together this month, and keep one that {partner} can't see the point of.",
    last: {
      shape: 'cost',
      says: 'Some rules {partner} will break in front of you, and it costs you an embarrassed minute each time.',
    },
  },
]
