import type { Sign } from '#sky/zodiac.ts'
import { type Clause, clause } from '../../../clause.ts'

export const mercuryClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[want|wants] the first word and [edit|edits] it aloud', 'the first word'),
    clause('[interrupt|interrupts] with the answer', 'the interruption'),
  ],
  Taurus: [
    clause('[give|gives] the slow answer that holds for years', 'the slow answer'),
    clause('[chew|chews] a thought until it is bread', 'the chewed thought'),
  ],
  Gemini: [
    clause('[keep|keeps] eleven tabs open and [read|reads] them all', 'the eleventh tab'),
    clause('[collect|collects] words the way others collect keys', 'the ring of words'),
  ],
  Cancer: [
    clause('[remember|remembers] the tone long after the words', 'the remembered tone'),
    clause('[think|thinks] best in the kitchen with the radio low', 'the kitchen-table thought'),
  ],
  Leo: [
    clause('[turn|turns] the errand into a well-told story', 'the well-told story'),
    clause('[speak|speaks] so that the back row can hear', 'the back row'),
  ],
  Virgo: [
    clause('[read|reads] with a red pencil in one hand', 'the red pencil'),
    clause('[sort|sorts] the facts by size before saying any of them', 'the sorted pile'),
  ],
  Libra: [
    clause('[see|sees] the other hand before the first has closed', 'the other hand'),
    clause('[rewrite|rewrites] the message until no one could mind', 'the third draft'),
  ],
  Scorpio: [
    clause('[ask|asks] the second question, the one underneath', 'the second question'),
    clause('[read|reads] what was crossed out', 'the crossed-out line'),
  ],
  Sagittarius: [
    clause('[unroll|unrolls] the large map before looking for the street', 'the large map'),
    clause('[give|gives] the speech and [look|looks] up the numbers later', 'the speech'),
  ],
  Capricorn: [
    clause('[speak|speaks] last and in a short sentence', 'the short sentence'),
    clause('[keep|keeps] minutes of every conversation', 'the book of minutes'),
  ],
  Aquarius: [
    clause('[draw|draws] the answer as a diagram on a napkin', 'the diagram on the napkin'),
    clause('[come|comes] up with the objection nobody had', 'the objection'),
  ],
  Pisces: [
    clause('[get|gets] the picture before the word', 'the picture before the word'),
    clause('[find|finds] the answer in the shower', 'the answer in the shower'),
  ],
}

export const venusClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[court|courts] by way of a dare', 'the dare'),
    clause('[know|knows] at the first handshake', 'the first handshake'),
  ],
  Taurus: [
    clause('[give|gives] with both hands, and with a good supper', 'the good supper'),
    clause('[choose|chooses] by touch and [stay|stays] chosen', 'the touch of cloth'),
  ],
  Gemini: [
    clause('[begin|begins] with a joke and [keep|keeps] it running for years', 'the running joke'),
    clause('[answer|answers] a love letter with a better question', 'the better question'),
  ],
  Cancer: [
    clause('[keep|keeps] a pot on the stove for whoever is expected', 'the pot on the stove'),
    clause('[keep|keeps] the ticket from the first film', 'the kept ticket'),
  ],
  Leo: [
    clause('[send|sends] the big bouquet and [sign|signs] the card', 'the big bouquet'),
    clause('[dress|dresses] for the person across the table', 'the good jacket'),
  ],
  Virgo: [
    clause('[hand|hands] back a mended cup instead of a declaration', 'the mended cup'),
    clause('[remember|remembers] how each friend takes coffee', 'the remembered coffee'),
  ],
  Libra: [
    clause('[choose|chooses] the music before the guests arrive', 'the chosen music'),
    clause('[leave|leaves] every room a little better balanced', 'the balanced room'),
  ],
  Scorpio: [
    clause('[give|gives] everything behind a closed door', 'the closed door'),
    clause('[remember|remembers] every kindness and its date', 'the dated kindness'),
  ],
  Sagittarius: [
    clause('[want|wants] above all a companion for the road', 'the shared road'),
    clause('[fall|falls] for an accent and a story', 'the accent'),
  ],
  Capricorn: [
    clause('[keep|keeps] the same appointment for years', 'the kept appointment'),
    clause('[propose|proposes] by repairing the roof', 'the repaired roof'),
  ],
  Aquarius: [
    clause('[leave|leaves] the gate unlocked', 'the unlocked gate'),
    clause('[flirt|flirts] with an argument about the future', 'the argument about the future'),
  ],
  Pisces: [
    clause('[fall|falls] for the half-heard song in a person', 'the half-heard song'),
    clause('[forgive|forgives] first and [ask|asks] afterward', 'the early pardon'),
  ],
}

export const marsClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[start|starts] before the whistle', 'the start before the whistle'),
    clause('[pick|picks] up the heaviest box first', 'the heaviest box'),
  ],
  Taurus: [
    clause('[move|moves] like a plow, slowly and one way', 'the plow'),
    clause('[dig|digs] in both heels and [hum|hums]', 'the dug-in heel'),
  ],
  Gemini: [
    clause('[win|wins] by a quick retort', 'the quick retort'),
    clause('[run|runs] two errands on one breath', 'the double errand'),
  ],
  Cancer: [
    clause('[get|gets] in by the side door', 'the side door'),
    clause('[fight|fights] for whoever is smallest in the room', 'the smallest in the room'),
  ],
  Leo: [
    clause('[spend|spends] all the strength on a grand entrance', 'the grand entrance'),
    clause('[play|plays] to win and to be asked about it', 'the victory lap'),
  ],
  Virgo: [
    clause('[work|works] at the knot until it gives', 'the knot'),
    clause('[sharpen|sharpens] the tool before the argument', 'the sharpened tool'),
  ],
  Libra: [
    clause('[insist|insists] on a fair fight', 'the fair fight'),
    clause('[push|pushes] with a please', 'the firm please'),
  ],
  Scorpio: [
    clause('[strike|strikes] once, after a long held breath', 'the held breath'),
    clause('[wait|waits] by the river with a net', 'the net'),
  ],
  Sagittarius: [
    clause('[loose|looses] the arrow and [run|runs] after it', 'the loosed arrow'),
    clause('[set|sets] off without the second shoe', 'the missing shoe'),
  ],
  Capricorn: [
    clause('[climb|climbs] with the rope already fixed', 'the fixed rope'),
    clause('[work|works] by the clock and against it', 'the time clock'),
  ],
  Aquarius: [
    clause('[open|opens] up the machine to make it fair', 'the opened machine'),
    clause('[take|takes] orders from nobody, cheerfully', 'the cheerful refusal'),
  ],
  Pisces: [
    clause('[move|moves] when the tide does', 'the tide'),
    clause('[slip|slips] out of a fight like water', 'the slipped grip'),
  ],
}
