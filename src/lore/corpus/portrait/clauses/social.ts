import type { Sign } from '#sky/zodiac.ts'
import { type Clause, clause } from '../../../clause.ts'

export const jupiterClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[say|says] yes before hearing the price', 'the early yes'),
    clause('[raise|raises] a hand before the question is out', 'the raised hand'),
  ],
  Taurus: [
    clause('[believe|believes] in a full pantry', 'the full pantry'),
    clause('[order|orders] for the whole table and [add|adds] dessert', 'the added dessert'),
  ],
  Gemini: [
    clause('[grow|grows] by talking to strangers on trains', 'the talk on the train'),
    clause('[take|takes] home a tip from every waiting room', 'the tip from the waiting room'),
  ],
  Cancer: [
    clause('[believe|believes] there is room for one more', 'the room for one more'),
    clause('[pull|pulls] out the sofa bed before anyone asks', 'the sofa bed'),
  ],
  Leo: [
    clause('[rise|rises] for a generous toast', 'the generous toast'),
    clause('[pay|pays] for the round and [tell|tells] the story', 'the paid round'),
  ],
  Virgo: [
    clause('[believe|believes] in the small repair', 'the small repair'),
    clause('[practice|practices] the same bar of music until it sings', 'the practiced bar'),
  ],
  Libra: [
    clause('[trust|trusts] a fair word to open most doors', 'the fair word'),
    clause('[bring|brings] the two sides a pot of tea', 'the pot of tea'),
  ],
  Scorpio: [
    clause('[draw|draws] faith from a deep well', 'the deep well'),
    clause('[bet|bets] on the house that others walk past', 'the house others walk past'),
  ],
  Sagittarius: [
    clause('[count|counts] on the next horizon', 'the next horizon'),
    clause('[set|sets] the watch to the next time zone', 'the next time zone'),
  ],
  Capricorn: [
    clause('[believe|believes] in the ten-year plan', 'the ten-year plan'),
    clause('[plant|plants] walnuts for somebody else to pick', 'the planted walnut'),
  ],
  Aquarius: [
    clause('[find|finds] good luck at a table of strangers', 'the table of strangers'),
    clause("[lend|lends] the good bicycle to a neighbor's cousin", 'the lent bicycle'),
  ],
  Pisces: [
    clause('[keep|keeps] a candle lit and [ask|asks] no reasons', 'the lit candle'),
    clause(
      '[leave|leaves] the umbrella at home and [trust|trusts] the sky',
      'the umbrella left at home',
    ),
  ],
}

export const saturnClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[rehearse|rehearses] the leap before taking it', 'the rehearsed leap'),
    clause('[look|looks] twice at the water before the first dive', 'the first dive'),
  ],
  Taurus: [
    clause('[save|saves] the heel of the loaf', 'the saved loaf'),
    clause('[keep|keeps] the receipts in a shoebox', 'the shoebox of receipts'),
  ],
  Gemini: [
    clause('[check|checks] each word twice at the gate', 'the checked word'),
    clause('[write|writes] the postcard in pencil first', 'the penciled postcard'),
  ],
  Cancer: [
    clause('[stand|stands] guard at the family door', 'the guarded door'),
    clause('[know|knows] the emergency numbers by heart', 'the emergency numbers'),
  ],
  Leo: [
    clause('[practice|practices] in an empty theater', 'the empty theater'),
    clause('[bow|bows] quickly and [leave|leaves] by the side', 'the quick bow'),
  ],
  Virgo: [
    clause('[sand|sands] the underside of the drawer', 'the underside of the drawer'),
    clause('[measure|measures] three times and [cut|cuts] once', 'the third measurement'),
  ],
  Libra: [
    clause('[read|reads] the small print of every promise', 'the small print'),
    clause('[sign|signs] slowly and in full', 'the full signature'),
  ],
  Scorpio: [
    clause('[keep|keeps] one envelope sealed', 'the sealed envelope'),
    clause('[turn|turns] the key twice from inside', 'the key turned twice'),
  ],
  Sagittarius: [
    clause('[want|wants] a footnote under every belief', 'the footnote'),
    clause('[test|tests] the bridge before praising the far bank', 'the tested bridge'),
  ],
  Capricorn: [
    clause('[take|takes] the heavier end without being asked', 'the heavier end'),
    clause('[lock|locks] the office and [take|takes] the file home', 'the file taken home'),
  ],
  Aquarius: [
    clause('[stay|stays] with the principle after the room has moved on', 'the standing principle'),
    clause('[vote|votes] the same way after midnight', 'the vote after midnight'),
  ],
  Pisces: [
    clause('[build|builds] a jetty into the fog', 'the jetty in the fog'),
    clause('[put|puts] a date on the daydream', 'the dated daydream'),
  ],
}
