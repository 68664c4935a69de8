import type { Sign } from '#sky/zodiac.ts'
import { type Part, part } from '../../part.ts'

export const mercuryParts: Record<Sign, Part[]> = {
  Aries: [part('[want|wants] the first word and [edit|edits] it aloud', 'the first word')],
  Taurus: [part('[give|gives] the slow answer that holds for years', 'the slow answer')],
  Gemini: [part('[keep|keeps] eleven tabs open and [read|reads] them all', 'the eleven open tabs')],
  Cancer: [part('[remember|remembers] the tone long after the words', 'the remembered tone')],
  Leo: [part('[turn|turns] the errand into a well-told story', 'the well-told story')],
  Virgo: [part('[read|reads] with a red pencil in one hand', 'the red pencil')],
  Libra: [part('[see|sees] the other hand before the first has closed', 'the other hand')],
  Scorpio: [part('[ask|asks] the second question, the one underneath', 'the second question')],
  Sagittarius: [
    part('[unroll|unrolls] the large map before looking for the street', 'the large map'),
  ],
  Capricorn: [part('[speak|speaks] last and in a short sentence', 'the short sentence')],
  Aquarius: [part('[draw|draws] the answer as a diagram on a napkin', 'the diagram on the napkin')],
  Pisces: [part('[get|gets] the picture before the word', 'the picture before the word')],
}

export const venusParts: Record<Sign, Part[]> = {
  Aries: [part('[court|courts] by way of a dare', 'the dare')],
  Taurus: [part('[love|loves] with both hands and a good supper', 'the good supper')],
  Gemini: [part('[fall|falls] in love by way of a running joke', 'the running joke')],
  Cancer: [part('[love|loves] by keeping a pot on the stove', 'the pot on the stove')],
  Leo: [part('[send|sends] the big bouquet and [sign|signs] the card', 'the big bouquet')],
  Virgo: [part('[love|loves] by handing back a mended cup', 'the mended cup')],
  Libra: [part('[choose|chooses] the music before the guests arrive', 'the chosen music')],
  Scorpio: [part('[give|gives] everything behind a closed door', 'the closed door')],
  Sagittarius: [part('[love|loves] best on a shared road', 'the shared road')],
  Capricorn: [part('[love|loves] by keeping the appointment for years', 'the kept appointment')],
  Aquarius: [part('[love|loves] with the gate unlocked', 'the unlocked gate')],
  Pisces: [part('[love|loves] the half-heard song in a person', 'the half-heard song')],
}

export const marsParts: Record<Sign, Part[]> = {
  Aries: [part('[start|starts] before the whistle', 'the start before the whistle')],
  Taurus: [part('[move|moves] like a plow, slowly and one way', 'the plow')],
  Gemini: [part('[win|wins] by a quick retort', 'the quick retort')],
  Cancer: [part('[get|gets] in by the side door', 'the side door')],
  Leo: [part('[spend|spends] all the strength on a grand entrance', 'the grand entrance')],
  Virgo: [part('[work|works] at the knot until it gives', 'the knot')],
  Libra: [part('[insist|insists] on a fair fight', 'the fair fight')],
  Scorpio: [part('[strike|strikes] once, after a long held breath', 'the held breath')],
  Sagittarius: [part('[loose|looses] the arrow and [run|runs] after it', 'the loosed arrow')],
  Capricorn: [part('[climb|climbs] with the rope already fixed', 'the fixed rope')],
  Aquarius: [part('[open|opens] up the machine to make it fair', 'the opened machine')],
  Pisces: [part('[move|moves] when the tide does', 'the tide')],
}
