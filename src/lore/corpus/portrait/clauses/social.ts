import type { Sign } from '#sky/zodiac.ts'
import { type Part, part } from '../../../clause.ts'

export const jupiterParts: Record<Sign, Part[]> = {
  Aries: [
    part('[say|says] yes before hearing the price', 'the early yes'),
    part('[raise|raises] a hand before the question is out', 'the raised hand'),
  ],
  Taurus: [
    part('[believe|believes] in a full pantry', 'the full pantry'),
    part('[order|orders] for the whole table and [add|adds] dessert', 'the added dessert'),
  ],
  Gemini: [
    part('[grow|grows] by talking to strangers on trains', 'the talk on the train'),
    part('[take|takes] home a tip from every waiting room', 'the tip from the waiting room'),
  ],
  Cancer: [
    part('[believe|believes] there is room for one more', 'the room for one more'),
    part('[pull|pulls] out the sofa bed before anyone asks', 'the sofa bed'),
  ],
  Leo: [
    part('[rise|rises] for a generous toast', 'the generous toast'),
    part('[pay|pays] for the round and [tell|tells] the story', 'the paid round'),
  ],
  Virgo: [
    part('[believe|believes] in the small repair', 'the small repair'),
    part('[practice|practices] the same bar of music until it sings', 'the practiced bar'),
  ],
  Libra: [
    part('[trust|trusts] a fair word to open most doors', 'the fair word'),
    part('[bring|brings] the two sides a pot of tea', 'the pot of tea'),
  ],
  Scorpio: [
    part('[draw|draws] faith from a deep well', 'the deep well'),
    part('[bet|bets] on the house that others walk past', 'the house others walk past'),
  ],
  Sagittarius: [
    part('[count|counts] on the next horizon', 'the next horizon'),
    part('[set|sets] the watch to the next time zone', 'the next time zone'),
  ],
  Capricorn: [
    part('[believe|believes] in the ten-year plan', 'the ten-year plan'),
    part('[plant|plants] walnuts for somebody else to pick', 'the planted walnut'),
  ],
  Aquarius: [
    part('[find|finds] good luck at a table of strangers', 'the table of strangers'),
    part("[lend|lends] the good bicycle to a neighbor's cousin", 'the lent bicycle'),
  ],
  Pisces: [
    part('[keep|keeps] a candle lit and [ask|asks] no reasons', 'the lit candle'),
    part(
      '[leave|leaves] the umbrella at home and [trust|trusts] the sky',
      'the umbrella left at home',
    ),
  ],
}

export const saturnParts: Record<Sign, Part[]> = {
  Aries: [
    part('[rehearse|rehearses] the leap before taking it', 'the rehearsed leap'),
    part('[look|looks] twice at the water before the first dive', 'the first dive'),
  ],
  Taurus: [
    part('[save|saves] the heel of the loaf', 'the saved loaf'),
    part('[keep|keeps] the receipts in a shoebox', 'the shoebox of receipts'),
  ],
  Gemini: [
    part('[check|checks] each word twice at the gate', 'the checked word'),
    part('[write|writes] the postcard in pencil first', 'the penciled postcard'),
  ],
  Cancer: [
    part('[stand|stands] guard at the family door', 'the guarded door'),
    part('[know|knows] the emergency numbers by heart', 'the emergency numbers'),
  ],
  Leo: [
    part('[practice|practices] in an empty theater', 'the empty theater'),
    part('[bow|bows] quickly and [leave|leaves] by the side', 'the quick bow'),
  ],
  Virgo: [
    part('[sand|sands] the underside of the drawer', 'the underside of the drawer'),
    part('[measure|measures] three times and [cut|cuts] once', 'the third measurement'),
  ],
  Libra: [
    part('[read|reads] the small print of every promise', 'the small print'),
    part('[sign|signs] slowly and in full', 'the full signature'),
  ],
  Scorpio: [
    part('[keep|keeps] one envelope sealed', 'the sealed envelope'),
    part('[turn|turns] the key twice from inside', 'the key turned twice'),
  ],
  Sagittarius: [
    part('[want|wants] a footnote under every belief', 'the footnote'),
    part('[test|tests] the bridge before praising the far bank', 'the tested bridge'),
  ],
  Capricorn: [
    part('[take|takes] the heavier end without being asked', 'the heavier end'),
    part('[lock|locks] the office and [take|takes] the file home', 'the file taken home'),
  ],
  Aquarius: [
    part('[stay|stays] with the principle after the room has moved on', 'the standing principle'),
    part('[vote|votes] the same way after midnight', 'the vote after midnight'),
  ],
  Pisces: [
    part('[build|builds] a jetty into the fog', 'the jetty in the fog'),
    part('[put|puts] a date on the daydream', 'the dated daydream'),
  ],
}
