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
  moon: ['what you need in order to feel safe', 'your sense of safety'],
  mercury: ['how you think and talk', 'how you make up your mind'],
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

/** What a pass has to do with the passes before and after it; `{noun}` is the subject of the year. */
export const passMeanings: Record<'begins' | 'reviews' | 'ends', readonly string[]> = {
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
