import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { YearBody } from '../../year-ahead.ts'

/** What a slow planet does to what a point stands for, under pressure and with help: verbs with their object after them. */
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

/** What a point of the birth chart stands for. */
export const faculties: Record<NatalPoint, readonly string[]> = {
  sun: ['your confidence', "your sense of what you're here for"],
  moon: [
    'what you need in order to feel safe',
    'your sense of safety',
    'what you need at home',
    'what you feel',
  ],
  mercury: ['how you think and talk', 'how you come to a decision'],
  venus: ["what you love and what you'd pay for it", 'your affections'],
  mars: ['how you go after what you want', 'your drive'],
  jupiter: ['how much you hope for', 'your trust that things work out'],
  saturn: ['what you hold yourself to', 'your sense of duty'],
  uranus: ['your independence', 'how much freedom you take'],
  neptune: ['what you long for', 'your faith in things'],
  pluto: ["what you won't let go of", 'how you deal with power'],
  asc: ['how you come across', 'how you meet people'],
  mc: ['where you stand in public', 'your aims at work'],
}

type PassLines = Record<'begins' | 'reviews' | 'ends', readonly string[]>

/** What a pass has to do with the passes before and after it; `{noun}` is the subject of the year. */
export const passMeanings: PassLines = {
  begins: [
    'A first pass raises the question, and the ones after it give you time to change your mind about {noun}.',
    'As a first pass it brings the matter into the open, and what you say about {noun} can still be revised.',
    'First passes tend to come as a surprise, so your first opinion about {noun} may not be the one you keep.',
  ],
  reviews: [
    'A middle pass tests what the one before it opened, so this is the time for second thoughts about {noun}.',
    'What the pass before it opened is looked over here, including what you decided about {noun}.',
    'It goes back over the same ground, and you may think differently about {noun} by now.',
  ],
  ends: [
    'What the earlier passes opened and tested, this one settles, at least as far as it concerns {noun}.',
    "It's the last word of this transit on {noun}.",
    "After this pass there's nothing more to wait for, and you can decide about {noun}.",
  ],
}

/** The same of a transit that weighs less than the one the year turns on. */
export const otherPasses: PassLines = {
  begins: [
    "It's the first of several, so it stays in the background of {noun} for a while.",
    'As the first of several it only hints at what may change about {noun}.',
  ],
  reviews: [
    'You know this from the pass before, and it changes less about {noun} than it did then.',
    'A pass like this one is for corrections, so a first opinion about {noun} may not survive it.',
  ],
  ends: [
    'It ends here, and you can see what it has changed about {noun}.',
    "After this it can rest, so there's one thing fewer to consider about {noun}.",
  ],
}

/** The same of the pass that the year turns on, which may be the only one. */
export const turningPasses: PassLines & { once: readonly string[] } = {
  begins: [
    'The year turns here, though the passes after it leave you time to change your mind about {noun}.',
    "It's the turn of the year, and what you say about {noun} can still be revised in the passes that follow.",
    'The year turns on this first pass, and your opinion about {noun} may go on changing through the others.',
  ],
  reviews: [
    'The year turns here, because this pass tests what the one before it opened about {noun}.',
    "It's the turn of the year, the point where you find out whether you meant what you decided about {noun}.",
  ],
  ends: [
    'The year turns here, because this pass settles what the earlier ones opened about {noun}.',
    "It's the turn of the year, and the last word of this transit on {noun}.",
    "After this pass there's nothing more to wait for, so the year turns here, and with it {noun}.",
  ],
  once: [
    'It happens only once, so whatever you decide about {noun} is decided here.',
    'The year turns here, and what you do about {noun} afterward goes back to it.',
    'For {noun}, this is the turning point of the year.',
  ],
}
