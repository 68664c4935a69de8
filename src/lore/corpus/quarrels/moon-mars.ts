import type { QuarrelArgument } from '#lore/authored.ts'

export const moonMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You come to slowly and {partner} comes to all at once, and half of your disagreements have begun by then.',
    matter: 'how a free day begins',
    fits: { you: ['earth', 'water'] },
    quarrel: [
      'You find out gradually how you are, and {partner} wakes up knowing what they want to do and wants to do it with you ({contact}).',
      'They wait as long as they can stand it and then ask, a little too loudly.',
      "You go along before you're ready, and carry the grievance with you for the first two hours.",
      "They can feel it, can't see what they did, and push harder for the day to be fun.",
    ],
    repair: [
      "You say yes and then make {partner} pay for it, and {partner} pushes at somebody who's already moving as fast as they can.",
      'Both of those go away when the hour is fixed the night before.',
    ],
    yours: "Tell {partner} the hour at which you'll be glad to be asked, and then be glad.",
    theirs:
      '{partner} could use up the first burst of the morning alone and come back for you with the second.',
    both: "Agree this month on one free day that starts at {partner}'s hour and one that starts at yours, without remarks on either.",
    traces: {
      meet: 'For a first day out together {partner} is at the corner early, bouncing a little. You come around it slowly, and they think that you look like somebody at peace.',
      draw: "{partner} gets you out into mornings that you'd have watched from a window, and some of them are among the best you have. They calm down beside you without noticing, which hardly anything else brings about.",
      days: 'At eight {partner} sends a message with the name of a trail and a row of boots. You read it with one eye and answer it with a sun.',
      purpose:
        "Long days suit the two of you, because you've got different ends of them. {partner} has everyone at the beach before the crowds, and at five, when they've run down, you're just right for making an evening of it.",
    },
    last: {
      shape: 'scene',
      says: "It's early, {partner} has already been out, and there's coffee beside you and no question yet.",
    },
  },
  {
    thesis:
      "{partner} teases the people they love, and they have a knack for hitting you where it's sore.",
    matter: 'what may be laughed at',
    fits: { partner: ['fire', 'air'] },
    quarrel: [
      '{partner} plays rough with people they feel safe with, and you keep what you feel close to the surface, so a joke easily goes in deeper than it was thrown ({contact}).',
      'You smile, because you know it was meant as play.',
      'To them a smile means that there was no injury, so they do it again to keep you in the game.',
      'Then you leave the room, and as far as they can tell nothing had happened.',
    ],
    repair: [
      'You hide the hit, and {partner} would stop at once if they saw it.',
      'They keep on because stopping would mean that something serious had occurred.',
      "A signal you've agreed on does more than any talk afterward, since they don't want to win against you.",
    ],
    yours: 'Tell {partner} at the first jab, in as few words as you can.',
    theirs: '{partner} could ask the next day whether any of the teasing hurt.',
    both: "Agree this month on two subjects that aren't for jokes, and be as silly as you like about the rest.",
    traces: {
      meet: "{partner} teases you early, which is how you know that they like you. You blush, and they can't think of a better reason to go on.",
      draw: "You laugh at yourself more with {partner} there to start it. They're drawn to how little you hide, and they'd be the last to want it covered up.",
      days: "{partner} does an impression of you on the phone with a bank, and it's good. You laugh for most of it, up to the part with the sigh.",
      purpose:
        'Somebody new in a circle of friends is soon at ease around the two of you. {partner} gets them laughing, and you see when it stops being fun, so that one glance from you changes the subject in time.',
    },
    last: {
      shape: 'cost',
      says: "{partner} can't love without teasing, and a joke in the wrong place will cost them a dull evening with you.",
    },
  },
]
