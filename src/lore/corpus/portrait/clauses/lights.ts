import type { Sign } from '#sky/zodiac.ts'
import { type Clause, clause } from '../../../clause.ts'

export const sunClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[take|takes] everything at a running start', 'the running start'),
    clause('[strike|strikes] the match while others look for the lamp', 'the struck match'),
  ],
  Taurus: [
    clause('[wait|waits] under the pear tree until the fruit is ripe', 'the pear tree'),
    clause('[trust|trusts] only what has weight in the hand', 'the weight in the hand'),
  ],
  Gemini: [
    clause(
      '[hold|holds] two conversations and [listen|listens] to a third',
      'the third conversation',
    ),
    clause('[carry|carries] an open notebook into every room', 'the open notebook'),
  ],
  Cancer: [
    clause('[set|sets] an extra plate before anyone has promised to come', 'the extra plate'),
    clause(
      '[keep|keeps] a drawer of letters and [know|knows] what is in it',
      'the drawer of letters',
    ),
  ],
  Leo: [
    clause('[turn|turns] on the big lamp when people come in', 'the big lamp'),
    clause('[do|does] a thing with a flourish or [leave|leaves] it undone', 'the flourish'),
  ],
  Virgo: [
    clause('[find|finds] the one loose stitch in the coat', 'the loose stitch'),
    clause('[write|writes] the list and then [do|does] what it says', 'the list'),
  ],
  Libra: [
    clause('[lay|lays] the table for two', 'the table for two'),
    clause('[ask|asks] for a second opinion and [mean|means] it', 'the second opinion'),
  ],
  Scorpio: [
    clause('[notice|notices] the one locked drawer in a house', 'the locked drawer'),
    clause('[walk|walks] past the shallow water to the deep end', 'the deep end'),
  ],
  Sagittarius: [
    clause('[keep|keeps] a packed bag by the door', 'the packed bag'),
    clause('[climb|climbs] the hill for the sake of the long view', 'the long view'),
  ],
  Capricorn: [
    clause('[take|takes] the long staircase one landing at a time', 'the long staircase'),
    clause('[build|builds] the way stone walls are built', 'the stone wall'),
  ],
  Aquarius: [
    clause('[take|takes] the window seat and [watch|watches] the whole room', 'the window seat'),
    clause('[leave|leaves] the path as soon as it is marked', 'the unmarked path'),
  ],
  Pisces: [
    clause('[leave|leaves] the door ajar for whatever comes', 'the door ajar'),
    clause('[hear|hears] music from the next room', 'the music next door'),
  ],
}

export const moonClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[boil|boils] like a small kettle and [cool|cools] by supper', 'the small kettle'),
    clause('[need|needs] a fast walk before a slow talk', 'the fast walk'),
  ],
  Taurus: [
    clause('[come|comes] to rest in the same chair every evening', 'the same chair'),
    clause('[reach|reaches] for a warm blanket before an explanation', 'the warm blanket'),
  ],
  Gemini: [
    clause('[find|finds] out what hurts in the course of a long phone call', 'the long phone call'),
    clause('[leave|leaves] the radio on in the kitchen for company', 'the radio in the kitchen'),
  ],
  Cancer: [
    clause('[leave|leaves] the porch light on for whoever is late', 'the porch light'),
    clause('[see|sees] first who is missing from the photograph', 'the old photograph'),
  ],
  Leo: [
    clause('[listen|listens] for a little applause at home', 'the applause at home'),
    clause(
      '[give|gives] the guest the best chair and [hope|hopes] it is noticed',
      'the best chair',
    ),
  ],
  Virgo: [
    clause('[wipe|wipes] the counter to find out what is wrong', 'the clean counter'),
    clause('[rest|rests] only once the last towel is folded', 'the folded towel'),
  ],
  Libra: [
    clause('[lie|lies] awake beside an unfinished quarrel', 'the unfinished quarrel'),
    clause('[smooth|smooths] the tablecloth while the voices rise', 'the smooth tablecloth'),
  ],
  Scorpio: [
    clause('[keep|keeps] the real supplies in the cellar', 'the cellar'),
    clause('[test|tests] the ice before letting anyone onto it', 'the tested ice'),
  ],
  Sagittarius: [
    clause('[sleep|sleeps] best with a ticket in the pocket', 'the ticket in the pocket'),
    clause('[open|opens] a window as soon as feelings gather', 'the open window'),
  ],
  Capricorn: [
    clause('[keep|keeps] the house keys and [lock|locks] up last', 'the bunch of keys'),
    clause('[enter|enters] every feeling in a household ledger', 'the household ledger'),
  ],
  Aquarius: [
    clause('[need|needs] an hour alone to find out what was felt', 'the hour alone'),
    clause('[leave|leaves] a courtyard between one heart and the next', 'the courtyard'),
  ],
  Pisces: [
    clause('[take|takes] on the weather of whoever is near', 'the borrowed weather'),
    clause('[answer|answers] a hard day with a long bath', 'the long bath'),
  ],
}
