import type { Sign } from '#sky/zodiac.ts'
import { type Part, part } from '../../../clause.ts'

export const sunParts: Record<Sign, Part[]> = {
  Aries: [
    part('[take|takes] everything at a running start', 'the running start'),
    part('[strike|strikes] the match while others look for the lamp', 'the struck match'),
  ],
  Taurus: [
    part('[wait|waits] under the pear tree until the fruit is ripe', 'the pear tree'),
    part('[trust|trusts] only what has weight in the hand', 'the weight in the hand'),
  ],
  Gemini: [
    part(
      '[hold|holds] two conversations and [listen|listens] to a third',
      'the third conversation',
    ),
    part('[carry|carries] an open notebook into every room', 'the open notebook'),
  ],
  Cancer: [
    part('[set|sets] an extra plate before anyone has promised to come', 'the extra plate'),
    part(
      '[keep|keeps] a drawer of letters and [know|knows] what is in it',
      'the drawer of letters',
    ),
  ],
  Leo: [
    part('[turn|turns] on the big lamp when people come in', 'the big lamp'),
    part('[do|does] a thing with a flourish or [leave|leaves] it undone', 'the flourish'),
  ],
  Virgo: [
    part('[find|finds] the one loose stitch in the coat', 'the loose stitch'),
    part('[write|writes] the list and then [do|does] what it says', 'the list'),
  ],
  Libra: [
    part('[lay|lays] the table for two', 'the table for two'),
    part('[ask|asks] for a second opinion and [mean|means] it', 'the second opinion'),
  ],
  Scorpio: [
    part('[notice|notices] the one locked drawer in a house', 'the locked drawer'),
    part('[walk|walks] past the shallow water to the deep end', 'the deep end'),
  ],
  Sagittarius: [
    part('[keep|keeps] a packed bag by the door', 'the packed bag'),
    part('[climb|climbs] the hill for the sake of the long view', 'the long view'),
  ],
  Capricorn: [
    part('[take|takes] the long staircase one landing at a time', 'the long staircase'),
    part('[build|builds] the way stone walls are built', 'the stone wall'),
  ],
  Aquarius: [
    part('[take|takes] the window seat and [watch|watches] the whole room', 'the window seat'),
    part('[leave|leaves] the path as soon as it is marked', 'the unmarked path'),
  ],
  Pisces: [
    part('[leave|leaves] the door ajar for whatever comes', 'the door ajar'),
    part('[hear|hears] music from the next room', 'the music next door'),
  ],
}

export const moonParts: Record<Sign, Part[]> = {
  Aries: [
    part('[boil|boils] like a small kettle and [cool|cools] by supper', 'the small kettle'),
    part('[need|needs] a fast walk before a slow talk', 'the fast walk'),
  ],
  Taurus: [
    part('[come|comes] to rest in the same chair every evening', 'the same chair'),
    part('[reach|reaches] for a warm blanket before an explanation', 'the warm blanket'),
  ],
  Gemini: [
    part('[find|finds] out what hurts in the course of a long phone call', 'the long phone call'),
    part('[leave|leaves] the radio on in the kitchen for company', 'the radio in the kitchen'),
  ],
  Cancer: [
    part('[leave|leaves] the porch light on for whoever is late', 'the porch light'),
    part('[see|sees] first who is missing from the photograph', 'the old photograph'),
  ],
  Leo: [
    part('[listen|listens] for a little applause at home', 'the applause at home'),
    part('[give|gives] the guest the best chair and [hope|hopes] it is noticed', 'the best chair'),
  ],
  Virgo: [
    part('[wipe|wipes] the counter to find out what is wrong', 'the clean counter'),
    part('[rest|rests] only once the last towel is folded', 'the folded towel'),
  ],
  Libra: [
    part('[lie|lies] awake beside an unfinished quarrel', 'the unfinished quarrel'),
    part('[smooth|smooths] the tablecloth while the voices rise', 'the smooth tablecloth'),
  ],
  Scorpio: [
    part('[keep|keeps] the real supplies in the cellar', 'the cellar'),
    part('[test|tests] the ice before letting anyone onto it', 'the tested ice'),
  ],
  Sagittarius: [
    part('[sleep|sleeps] best with a ticket in the pocket', 'the ticket in the pocket'),
    part('[open|opens] a window as soon as feelings gather', 'the open window'),
  ],
  Capricorn: [
    part('[keep|keeps] the house keys and [lock|locks] up last', 'the bunch of keys'),
    part('[enter|enters] every feeling in a household ledger', 'the household ledger'),
  ],
  Aquarius: [
    part('[need|needs] an hour alone to find out what was felt', 'the hour alone'),
    part('[leave|leaves] a courtyard between one heart and the next', 'the courtyard'),
  ],
  Pisces: [
    part('[take|takes] on the weather of whoever is near', 'the borrowed weather'),
    part('[answer|answers] a hard day with a long bath', 'the long bath'),
  ],
}
