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
    traces: {
      meet: "{partner} just walks up and asks, and you watch it with your eyebrows raised, rather enjoying what you'd never have tried. They take you for hard to impress, which to them is an invitation.",
      draw: "On your own you'd still be reading reviews, and with {partner} you've already had a turn. They like knowing that somebody has looked at the rope.",
      days: '{partner} has the back off the thing and half the screws out before you\'ve found the manual. You read the relevant part aloud, and they say "mm-hm" without turning around.',
      purpose:
        "Things that are scary and have to be done go better with the two of you than with either one. You've tested what {partner} is standing on, and they're the one who climbs.",
    },
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
    traces: {
      meet: "{partner}'s nerve is good entertainment to begin with, and you get into places on it that you'd have walked past. They enjoy the look on your face while they talk to the man at the rope.",
      draw: 'A person who asks "says who?" is handy to know when a rule really is silly, and you\'re glad of {partner} then. They trust you because you do the fair thing when nobody is checking.',
      days: 'At a red light with no car in view, you stand and {partner} crosses. They wait for you on the far side, and seem to find it sweet.',
      purpose:
        "Against a stubborn bureaucracy you and {partner} are hard to beat, since you've filled in the right form and they don't accept the first no. Friends bring you their parking tickets.",
    },
    last: {
      shape: 'cost',
      says: 'Some rules {partner} will break in front of you, and it costs you an embarrassed minute each time.',
    },
  },
]
