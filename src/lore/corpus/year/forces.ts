import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { YearBody } from '../../year-ahead.ts'

/** What a slow planet does to what such a planet stands for, under pressure and with help: verbs with their object after them. */
export const forces: Record<YearBody, Record<'presses' | 'eases', readonly string[]>> = {
  jupiter: {
    presses: ['makes too much of', 'overdoes', 'gets carried away with'],
    eases: ['encourages', 'makes room for', 'is generous to'],
  },
  saturn: {
    presses: ['tests', 'weighs on', 'sets limits to'],
    eases: ['steadies', 'gives a firm footing to', 'brings some order to'],
  },
  uranus: {
    presses: ['unsettles', 'shakes up', 'interrupts'],
    eases: ['loosens', 'brings fresh air to', 'takes the stiffness out of'],
  },
  neptune: {
    presses: ['blurs', 'wears down', 'casts doubt on'],
    eases: ['softens', 'lends imagination to', 'takes the hardness out of'],
  },
  pluto: {
    presses: ['puts pressure on', 'goes to the bottom of', 'asks for the truth about'],
    eases: ['strengthens', 'gives depth to', 'adds weight to'],
  },
}

/** What a planet of a whole generation stands for. */
export const faculties: Partial<Record<NatalPoint, readonly string[]>> = {
  uranus: ['your independence', 'how much freedom you take'],
  neptune: ['what you long for', 'your faith in things'],
  pluto: ["what you won't let go of", 'how you deal with power'],
}

type PassLines = Record<'begins' | 'reviews' | 'ends', readonly string[]>

/** What a pass of `{planet}` has to do with the passes before and after it. */
export const passMeanings: PassLines = {
  begins: [
    'With a first pass {planet} only raises the question, so you have time to change your mind.',
    'On a first pass {planet} brings the matter into the open, and what you say here can still be revised.',
    'A first pass tends to come as a surprise, so what {planet} makes you think may not be what you end up thinking.',
  ],
  reviews: [
    'Here {planet} tests what the pass before this one opened, so this is the time for second thoughts.',
    'Here {planet} looks over what the pass before opened, including what you decided.',
    '{planet} goes back over the same ground, and you may think differently by now.',
    'You know from the pass before what to expect of it, so you can use {planet} for corrections.',
    'By the time {planet} comes back you can tell whether your first answer was the right one.',
  ],
  ends: [
    'Here {planet} settles what the earlier passes opened and tested.',
    "After this pass there's nothing more to wait for from {planet}, and you can decide.",
    "It's the last pass, so whatever {planet} hasn't changed can stay as it is.",
    'With this pass {planet} leaves the matter to you.',
    "From here on you needn't expect another round of it from {planet}.",
  ],
}

/** The same of the pass that the year turns on, which may be the only one. */
export const turningPasses: PassLines & { once: readonly string[] } = {
  begins: [
    'The year turns here, though {planet} comes back and leaves you time to change your mind.',
    "It's the turn of the year, and what you decide can still be revised when {planet} comes back.",
    'The year turns on this first pass, and your opinion may go on changing until {planet} is done.',
    'This is where the year turns, and the later passes of {planet} are there for second thoughts.',
    'Most of what comes later in the year begins here, and {planet} still gives you time to correct it.',
    'The year turns here, though {planet} decides nothing for good on a first pass.',
  ],
  reviews: [
    'The year turns here, because {planet} tests what the pass before this one opened.',
    "It's the turn of the year, the point where {planet} lets you find out whether you meant what you decided.",
    'The year turns on this pass of {planet}, which is the one for second thoughts.',
    'This is where the year turns, because by now you know what {planet} is about.',
    'More depends on this pass of {planet} than on the one before, and the year turns with it.',
  ],
  ends: [
    'The year turns here, because {planet} settles what its earlier passes opened.',
    "It's the turn of the year, and {planet} won't come back to reopen anything.",
    "After this pass there's nothing more to wait for from {planet}, so the year turns here.",
    'The year turns on this last pass, and what {planet} leaves in place is likely to stay.',
    'This is where the year turns, since {planet} closes what the earlier passes had left open.',
    'By the time {planet} is through with this, the year has turned.',
  ],
  once: [
    'It happens only once, so whatever {planet} makes you decide is decided here.',
    'The year turns here, and most of what you do afterward goes back to what {planet} does now.',
    'This is the turning point of the year, and {planet} is behind it.',
    'The year turns on this date, and {planet} is the reason.',
    'More of the year depends on what {planet} does here than on anything else.',
    'Most of what comes later in the year begins here, with {planet}.',
  ],
}
