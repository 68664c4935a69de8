import type { Unreadable } from './readable-text.ts'

// Terms of astrology that no fact covers, and sky words of other languages. A sentence that has one of
// them cannot be checked.

const bodies =
  'ceres|vesta|pallas|juno|eris|sedna|haumea|makemake|quaoar|orcus|(?:anti-?)?vertex|parts? of (?:fortune|spirit)|lots? of (?:fortune|spirit|eros)|arabic (?:part|lot)s?|vulcan|proserpina|pholus|nessus|chariklo|transpluto|asteroids?|dwarf planets?|centaurs?|fixed stars?|regulus|algol|spica|antares|aldebaran|fomalhaut|sirius|pleiades|arcturus|galactic cent(?:er|re)|east point|syzygy|(?:black|dark|blue|blood|super|harvest|wolf|pink|strawberry) ?moons?|luminar(?:y|ies)|(?:both|two) lights|benefics?|malefics?|(?:inner|outer|personal|social|transpersonal|uranian) planets?'
const zodiacs =
  'sidereal|vedic|jyotish\\w*|nakshatras?|\\w*dashas?|rahu|ketu|lagna|rashis?|ayanamsh?a|navam[sh]+a|whole[ -]signs?|equal[ -]houses?|placid(?:us|ean)|koch|regiomontanus|campanus|porphyry|alcabitius|topocentric|house systems?|draconic|heliocentric'
const beyondTwelve =
  'ophiuch\\w+|serpent[- ]bearer|(?:0th|1[3-9]th|[2-9]\\dth|zeroth|\\w+teenth|twentieth)[ -](?:signs?|houses?)|cusps?|cuspal'
const aspects =
  'semi-?sextiles?|semi-?squares?|sesqui-?(?:quadrates?|squares?)|quincunx(?:es)?|inconjuncts?|(?:bi-?)?(?:quin|sep)tiles?|noviles?|deciles?|(?:contra-?)?parallels? (?:of declination|to your)|minor aspects?|dissociate|(?:makes?|made|has|without|with|forms?) no (?:major )?aspects? (?:to|with|from) (?!(?:another|any other|other) planets?)|finger of god|mystic rectangles?|star of david|grand sextiles?|waxing (?:square|trine|sextile)|waning (?:square|trine|sextile)'
const techniques =
  'progressed(?! moon\\b)|progressions?|solar arcs?|profect(?:ed|ions?)|lord of|lady of|primary directions?|firdaria|zodiacal releasing|harmonic charts?|astrocartography|relocat(?:ed|ion) charts?|composite|davison|midpoints?|(?:contra-?)?antisci(?:a|on)s?|decan(?:s|ates?)?|dodecatemor\\w+|duads?|sabian|out[- ]of[- ]bounds (?:sun|moon|mercury|venus|mars|jupiter|planets?)|(?:sun|moon|mercury|venus|mars|jupiter|planet) (?:\\w+ )?out[- ]of[- ]bounds|combust(?:ion)?|cazimi|under the beams|mutual receptions|dispos(?:itors?|its)|almuten|hyleg|sect light|(?:day|night|nocturnal|diurnal) chart|bound lord|eclipses? of (?:the |your )?(?:ascendant|midheaven|descendant|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron)|in (?:its|the|his|her) (?:own )?(?:terms|bounds)|face ruler|anaretic|critical degrees?|peregrine|essential dignit\\w+|triplicit(?:y|ies)|saros|prenatal|eclipse season|shadow (?:period|phase)|(?:pre|post)-?shadow|intercepted|interceptions?|horary|rectif(?:ied|ication)|declination|occultations?|transneptunian|(?:final|last|first|early|late|middle|opening|closing) degrees? of|\\w+(?:st|nd|rd|th) degree|(?:early|late|mid)[ -](?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)'
const otherLanguages =
  'sonne|mond|merkur|jungfrau|waage|skorpion|schutze|steinbock|wassermann|widder|zwillinge|krebs|lowe|fische|aszendent|soleil|lune|vierge|belier|taureau|gemeaux|verseau|poissons|ascendente|luna|mercurio|marte|giove|saturno|urano|neptuno|nettuno|pluton|plutone|tauro|geminis|cancro|leone|vergine|bilancia|escorpio|scorpione|sagitario|sagittario|capricornio|capricorno|acuario|acquario|piscis|pesci|ariete|surya|chandra|shani|shukra|mangala'
const misspelled =
  '(?!mercurial|mercy|merc(?:h|i|y)|saturated?\\b|saturat|saturnine|saturday|uranium|plutocra|aquarium|scorpions?\\b|virgin|librar|liberal|ascend(?:ed|ing|s)?\\b|ascendancy|ascendant\\b|piscine|taurine|capricious|caprice)(?:sagg?it|capric|aquar|scorp|gemin|merc[uo]|jupit|jupp?et|satur|urann?[iou]|neptu|pluto|tauru|libra|pisce|virgo|ascend|midhea|chiro)\\w*'

// A solar return says which planets stand on its angles, and not how closely.
const returnOrbs =
  '(?:within|applying|separating|exact(?:ly)?|tight(?:ly|er|est)?|degrees?|orbs?)\\b[^.!?]{0,80}\\bsolar return'

const unknownTerms: [reason: string, pattern: RegExp][] = [
  ['the facts do not have this body or point', wordPattern(bodies)],
  ['the charts use the tropical zodiac and one house system', wordPattern(zodiacs)],
  ['the facts have twelve signs, twelve houses and no cusps', wordPattern(beyondTwelve)],
  ['the facts have the five major aspects only', wordPattern(aspects)],
  ['the facts have nothing of this technique', wordPattern(techniques)],
  ['the facts have no orbs of a solar return', wordPattern(returnOrbs)],
  ['it is not English', wordPattern(otherLanguages)],
]

function wordPattern(words: string): RegExp {
  return new RegExp(`(?<![\\w{])(?:${words})(?!\\w)`)
}

// One pass rules out nearly all sentences.
const anyTerm = wordPattern(unknownTerms.map(([, { source }]) => source).join('|'))

const names =
  /^(?:sagittari(?:us|ans?)|capricorn(?:s|ian)?|aquari(?:us|ans?)|scorpio(?:s|nic)?|gemini(?:s|ans?)?|mercury|jupiter(?:ian)?|saturn(?:ian)?|uran(?:us|ian)|neptun(?:e|ian)|pluto(?:nian)?|taurus|libra(?:s|ns?)?|pisces|virgo(?:s|ans?)?|ascendants?|midheavens?|chiron)$/i
const nearNames = new RegExp(`\\b${misspelled}`, 'gi')

/** Every term that no fact covers, and every misspelled name of a planet or sign. */
export function unknownTermsIn(text: string): Unreadable[] {
  const lowered = text.toLowerCase()
  const unknown = anyTerm.test(lowered)
    ? unknownTerms.flatMap(([reason, pattern]) => found(pattern, reason))
    : []
  const misspelled = [...text.matchAll(nearNames)].filter(([word]) => !names.test(word))
  return [
    ...unknown,
    ...misspelled.map(([words]) => ({ words, reason: 'it is no name of a planet, sign or angle' })),
  ]

  function found(pattern: RegExp, reason: string): Unreadable[] {
    const match = pattern.exec(lowered)
    if (!match) return []
    return [{ words: text.slice(match.index, match.index + match[0].length), reason }]
  }
}
