import type { Sign } from '#sky/zodiac.ts'
import { type Part, part } from '../../../clause.ts'

export const mercuryParts: Record<Sign, Part[]> = {
  Aries: [
    part('[want|wants] the first word and [edit|edits] it aloud', 'the first word'),
    part('[interrupt|interrupts] with the answer', 'the interruption'),
  ],
  Taurus: [
    part('[give|gives] the slow answer that holds for years', 'the slow answer'),
    part('[chew|chews] a thought until it is bread', 'the chewed thought'),
  ],
  Gemini: [
    part('[keep|keeps] eleven tabs open and [read|reads] them all', 'the eleventh tab'),
    part('[collect|collects] words the way others collect keys', 'the ring of words'),
  ],
  Cancer: [
    part('[remember|remembers] the tone long after the words', 'the remembered tone'),
    part('[think|thinks] best in the kitchen with the radio low', 'the kitchen-table thought'),
  ],
  Leo: [
    part('[turn|turns] the errand into a well-told story', 'the well-told story'),
    part('[speak|speaks] so that the back row can hear', 'the back row'),
  ],
  Virgo: [
    part('[read|reads] with a red pencil in one hand', 'the red pencil'),
    part('[sort|sorts] the facts by size before saying any of them', 'the sorted pile'),
  ],
  Libra: [
    part('[see|sees] the other hand before the first has closed', 'the other hand'),
    part('[rewrite|rewrites] the message until no one could mind', 'the third draft'),
  ],
  Scorpio: [
    part('[ask|asks] the second question, the one underneath', 'the second question'),
    part('[read|reads] what was crossed out', 'the crossed-out line'),
  ],
  Sagittarius: [
    part('[unroll|unrolls] the large map before looking for the street', 'the large map'),
    part('[give|gives] the speech and [look|looks] up the numbers later', 'the speech'),
  ],
  Capricorn: [
    part('[speak|speaks] last and in a short sentence', 'the short sentence'),
    part('[keep|keeps] minutes of every conversation', 'the book of minutes'),
  ],
  Aquarius: [
    part('[draw|draws] the answer as a diagram on a napkin', 'the diagram on the napkin'),
    part('[come|comes] up with the objection nobody had', 'the objection'),
  ],
  Pisces: [
    part('[get|gets] the picture before the word', 'the picture before the word'),
    part('[find|finds] the answer in the shower', 'the answer in the shower'),
  ],
}

export const venusParts: Record<Sign, Part[]> = {
  Aries: [
    part('[court|courts] by way of a dare', 'the dare'),
    part('[know|knows] at the first handshake', 'the first handshake'),
  ],
  Taurus: [
    part('[give|gives] with both hands, and with a good supper', 'the good supper'),
    part('[choose|chooses] by touch and [stay|stays] chosen', 'the touch of cloth'),
  ],
  Gemini: [
    part('[begin|begins] with a joke and [keep|keeps] it running for years', 'the running joke'),
    part('[answer|answers] a love letter with a better question', 'the better question'),
  ],
  Cancer: [
    part('[keep|keeps] a pot on the stove for whoever is expected', 'the pot on the stove'),
    part('[keep|keeps] the ticket from the first film', 'the kept ticket'),
  ],
  Leo: [
    part('[send|sends] the big bouquet and [sign|signs] the card', 'the big bouquet'),
    part('[dress|dresses] for the person across the table', 'the good jacket'),
  ],
  Virgo: [
    part('[hand|hands] back a mended cup instead of a declaration', 'the mended cup'),
    part('[remember|remembers] how each friend takes coffee', 'the remembered coffee'),
  ],
  Libra: [
    part('[choose|chooses] the music before the guests arrive', 'the chosen music'),
    part('[leave|leaves] every room a little better balanced', 'the balanced room'),
  ],
  Scorpio: [
    part('[give|gives] everything behind a closed door', 'the closed door'),
    part('[remember|remembers] every kindness and its date', 'the dated kindness'),
  ],
  Sagittarius: [
    part('[want|wants] above all a companion for the road', 'the shared road'),
    part('[fall|falls] for an accent and a story', 'the accent'),
  ],
  Capricorn: [
    part('[keep|keeps] the same appointment for years', 'the kept appointment'),
    part('[propose|proposes] by repairing the roof', 'the repaired roof'),
  ],
  Aquarius: [
    part('[leave|leaves] the gate unlocked', 'the unlocked gate'),
    part('[flirt|flirts] with an argument about the future', 'the argument about the future'),
  ],
  Pisces: [
    part('[fall|falls] for the half-heard song in a person', 'the half-heard song'),
    part('[forgive|forgives] first and [ask|asks] afterward', 'the early pardon'),
  ],
}

export const marsParts: Record<Sign, Part[]> = {
  Aries: [
    part('[start|starts] before the whistle', 'the start before the whistle'),
    part('[pick|picks] up the heaviest box first', 'the heaviest box'),
  ],
  Taurus: [
    part('[move|moves] like a plow, slowly and one way', 'the plow'),
    part('[dig|digs] in both heels and [hum|hums]', 'the dug-in heel'),
  ],
  Gemini: [
    part('[win|wins] by a quick retort', 'the quick retort'),
    part('[run|runs] two errands on one breath', 'the double errand'),
  ],
  Cancer: [
    part('[get|gets] in by the side door', 'the side door'),
    part('[fight|fights] for whoever is smallest in the room', 'the smallest in the room'),
  ],
  Leo: [
    part('[spend|spends] all the strength on a grand entrance', 'the grand entrance'),
    part('[play|plays] to win and to be asked about it', 'the victory lap'),
  ],
  Virgo: [
    part('[work|works] at the knot until it gives', 'the knot'),
    part('[sharpen|sharpens] the tool before the argument', 'the sharpened tool'),
  ],
  Libra: [
    part('[insist|insists] on a fair fight', 'the fair fight'),
    part('[push|pushes] with a please', 'the firm please'),
  ],
  Scorpio: [
    part('[strike|strikes] once, after a long held breath', 'the held breath'),
    part('[wait|waits] by the river with a net', 'the net'),
  ],
  Sagittarius: [
    part('[loose|looses] the arrow and [run|runs] after it', 'the loosed arrow'),
    part('[set|sets] off without the second shoe', 'the missing shoe'),
  ],
  Capricorn: [
    part('[climb|climbs] with the rope already fixed', 'the fixed rope'),
    part('[work|works] by the clock and against it', 'the time clock'),
  ],
  Aquarius: [
    part('[open|opens] up the machine to make it fair', 'the opened machine'),
    part('[take|takes] orders from nobody, cheerfully', 'the cheerful refusal'),
  ],
  Pisces: [
    part('[move|moves] when the tide does', 'the tide'),
    part('[slip|slips] out of a fight like water', 'the slipped grip'),
  ],
}
