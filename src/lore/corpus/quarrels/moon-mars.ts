import type { QuarrelArgument } from '#lore/authored.ts'

export const moonMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You come to slowly and {partner} comes to all at once, and half of your disagreements have already begun by then.',
    matter: 'how a free day begins',
    quarrel: [
      "Say it's a free Sunday, {partner} is up at seven with three ideas and running water, and you're lying there feeling that the day has been taken away from you ({contact}).",
      "You'd wanted to find out gradually how you were.",
      "They've waited as long as they can stand it, and doing something together is how they like to be close, so they ask again, a little louder, whether you're getting up.",
      "You get up, you say you're not angry, and nobody believes it for the first two hours of the hike.",
    ],
    repair: [
      'By going along with a grievance in hand, you make them pay for a yes you gave freely.',
      "They push at a person who's already moving at the only speed available before noon.",
      'Both faults go away when the start of the day is fixed the night before, with a time on it that one can sleep until.',
    ],
    yours: "Tell them the hour at which you'll be glad to be asked, and then be glad.",
    theirs:
      'Half the quarrel would be gone if {partner} used up the first burst of the morning alone and came back for you with the second.',
    both: "Agree this month on one Sunday that starts at {partner}'s hour and one that starts at yours, and leave out the remarks on both.",
    last: "You'll go on coming to slowly, next to somebody who can tell you what the day is like out there.",
  },
  {
    thesis:
      "{partner} roughhouses with the people they love, and they've got a knack for hitting you where it's sore.",
    matter: 'what may be laughed at',
    quarrel: [
      'It can happen at a cookout, when {partner} makes a crack about how you cried at a dog food commercial ({contact}).',
      "To them it's play, and anyone who can be teased belongs, while to you it was something private that got carried out to the grill.",
      'You smile and go quiet, and they crack another one to bring you back.',
      "By the time the corn's done you've gone off to sit somewhere with your phone.",
    ],
    repair: [
      'At that cookout you hide the hit, and a person who plays by contact takes no sound to mean no injury.',
      'They keep going because to stop would mean that something serious had occurred.',
      "Two taps on the arm would do, some signal you've agreed on, since they stop instantly for a foul and don't want to win against you.",
    ],
    yours: 'Tell them at the first jab, in as few words as you can.',
    theirs: '{partner} could ask the next day whether any of that had landed.',
    both: "Find something physical to do together this month that's loud and silly, and agree that only what happens there may be joked about.",
    last: "{partner} will always roughhouse with the people they love, and with you they know where it's sore.",
  },
]
