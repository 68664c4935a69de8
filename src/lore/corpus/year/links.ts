type Tone = 'presses' | 'eases'

/**
 * How a moment of a year follows from the one before it, by the tones of both, or that it is the last of something
 * hard, or comes after that; the rest is its day and what happens.
 */
export const yearLinks: Record<`${Tone} ${Tone}` | 'ends' | 'ended eases', readonly string[]> = {
  'ended eases': [
    'With that behind you, the next date is a kinder one. On {day}, {event}',
    'That leaves you free for something better. On {day}, {event}',
    'What comes next is friendlier. On {day}, {event}',
  ],
  ends: [
    'You come to the end of something on {day}, when {event}',
    'You can put one thing behind you on {day}, when {event}',
    'A long pressure ends on {day}, when {event}',
    'Something hard is over with on {day}, when {event}',
  ],
  'presses presses': [
    'The pressure comes from another side on {day}, when {event}',
    'More pressure comes on {day}, when {event}',
    'You get no rest yet. On {day}, {event}',
    'The next date is no easier. On {day}, {event}',
    'You have one more thing to carry from {day} on, when {event}',
  ],
  'presses eases': [
    'The pressure lets up on {day}, when {event}',
    'Help comes on {day}, when {event}',
    'You get some relief on {day}, when {event}',
    'The next date is a kinder one. On {day}, {event}',
    'Things turn in your favor on {day}, when {event}',
  ],
  'eases presses': [
    'Things get harder on {day}, when {event}',
    'The next test comes on {day}, when {event}',
    'You meet some resistance on {day}, when {event}',
    'The next date is a harder one. On {day}, {event}',
    'You find out what it costs on {day}, when {event}',
  ],
  'eases eases': [
    "There's more help on {day}, when {event}",
    'Your luck holds on {day}, when {event}',
    'The next date is just as kind. On {day}, {event}',
    'You get another push in the right direction on {day}, when {event}',
  ],
}
