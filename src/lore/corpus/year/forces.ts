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

/** What a pass has to do with the passes before and after it. */
export const passMeanings: PassLines = {
  begins: [
    'A first pass raises the question, and the ones after it give you time to change your mind.',
    'As a first pass it brings the matter into the open, and what you say here can still be revised.',
    'First passes tend to come as a surprise, so your first opinion may not be the one you keep.',
  ],
  reviews: [
    'A middle pass tests what the one before it opened, so this is the time for second thoughts.',
    'What the pass before it opened is looked over here, including what you decided.',
    'It goes back over the same ground, and you may think differently by now.',
  ],
  ends: [
    'What the earlier passes opened and tested, this one settles.',
    "After this pass there's nothing more to wait for, and you can decide.",
    "It's the last pass, so whatever it hasn't changed can stay as it is.",
  ],
}

/** The same of the pass that the year turns on, which may be the only one. */
export const turningPasses: PassLines & { once: readonly string[] } = {
  begins: [
    'The year turns here, though the passes after it leave you time to change your mind.',
    "It's the turn of the year, and what you decide can still be revised in the passes that follow.",
    'The year turns on this first pass, and your opinion may go on changing through the others.',
  ],
  reviews: [
    'The year turns here, because this pass tests what the one before it opened.',
    "It's the turn of the year, the point where you find out whether you meant what you decided.",
  ],
  ends: [
    'The year turns here, because this pass settles what the earlier ones opened.',
    "It's the turn of the year, and this transit won't come back to reopen anything.",
    "After this pass there's nothing more to wait for, so the year turns here.",
  ],
  once: [
    'It happens only once, so whatever you decide is decided here.',
    'The year turns here, and most of what you do afterward goes back to it.',
    'This is the turning point of the year.',
  ],
}
