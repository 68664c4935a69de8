import type { Sign } from '#sky/zodiac.ts'
import { type Part, part } from '../../part.ts'

export const jupiterParts: Record<Sign, Part[]> = {
  Aries: [part('[say|says] yes before hearing the price', 'the early yes')],
  Taurus: [part('[believe|believes] in a full pantry', 'the full pantry')],
  Gemini: [part('[grow|grows] by talking to strangers on trains', 'the talk on the train')],
  Cancer: [part('[believe|believes] there is room for one more', 'the room for one more')],
  Leo: [part('[rise|rises] for a generous toast', 'the generous toast')],
  Virgo: [part('[believe|believes] in the small repair', 'the small repair')],
  Libra: [part('[trust|trusts] a fair word to open most doors', 'the fair word')],
  Scorpio: [part('[draw|draws] faith from a deep well', 'the deep well')],
  Sagittarius: [part('[count|counts] on the next horizon', 'the next horizon')],
  Capricorn: [part('[believe|believes] in the ten-year plan', 'the ten-year plan')],
  Aquarius: [part('[find|finds] good luck at a table of strangers', 'the table of strangers')],
  Pisces: [part('[keep|keeps] a candle lit and [ask|asks] no reasons', 'the lit candle')],
}

export const saturnParts: Record<Sign, Part[]> = {
  Aries: [part('[rehearse|rehearses] the leap before taking it', 'the rehearsed leap')],
  Taurus: [part('[save|saves] the heel of the loaf', 'the saved loaf')],
  Gemini: [part('[check|checks] each word twice at the gate', 'the checked word')],
  Cancer: [part('[stand|stands] guard at the family door', 'the guarded door')],
  Leo: [part('[practice|practices] in an empty theater', 'the empty theater')],
  Virgo: [part('[sand|sands] the underside of the drawer', 'the underside of the drawer')],
  Libra: [part('[read|reads] the small print of every promise', 'the small print')],
  Scorpio: [part('[keep|keeps] one envelope sealed', 'the sealed envelope')],
  Sagittarius: [part('[want|wants] a footnote under every belief', 'the footnote')],
  Capricorn: [part('[take|takes] the heavier end without being asked', 'the heavier end')],
  Aquarius: [
    part('[stay|stays] with the principle after the room has moved on', 'the standing principle'),
  ],
  Pisces: [part('[build|builds] a jetty into the fog', 'the jetty in the fog')],
}
