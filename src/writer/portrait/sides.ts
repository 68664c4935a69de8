import { hinges, steeringLeads } from '#lore/corpus/portrait/bridges.ts'
import { places } from '#lore/corpus/portrait/fields.ts'
import type { House } from '#lore/house.ts'
import type { DescribedBody } from '#lore/natal-entries.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import { type Block, present } from './drafts.ts'
import { ledBy } from './joints.ts'
import type { PortraitNarrator } from './narrator.ts'
import { isGenerational, type Voice } from './topics.ts'

/**
 * What one voice says: its sign, or for an angle its sign or ruler, and then its house.
 * @param order position of the topic in the text: later topics lose their details first
 */
export function side(narrator: PortraitNarrator, voice: Voice, order: number): Block[] {
  if (voice === 'asc')
    return present(ledBy(narrator, 'steering', steeringLeads, narrator.ruler('asc')))
  if (voice === 'mc') {
    const sign = narrator.angle('mc')
    return present(sign, narrator.ruler('mc', sign ? 2 + order / 10 : 0))
  }
  // Its sign belongs to a whole generation; its house is the person's own.
  if (isGenerational(voice) && narrator.chart.timeKnown) {
    return present(narrator.house(voice), narrator.retrograde(voice, 3 + order / 10))
  }
  const sign = narrator.placement(voice)
  const retrograde = narrator.retrograde(voice, 2 + order / 10)
  if (!sign) return present(narrator.house(voice), retrograde)
  return present(sign, retrograde, hinged(narrator, voice, narrator.house(voice, 1 + order / 10)))
}

/** Whether a sentence already begins with a place or time. */
const isPlaced =
  /^(?:A(?:broad|cross|fter|fterward|lone|mong|t)|Before|Below|Between|By|For|From|Given|Home|If|In|Inside|Off|On|Once|Out|Outside|Over|Since|Somewhere|To|Toward|Under|When|Where|Whoever|With)\b/

/** A house after the sign: "At home, thinking is done aloud". */
export function hinged(
  narrator: PortraitNarrator,
  body: DescribedBody,
  block: Block | undefined,
): Block | undefined {
  const [first, ...rest] = block?.drafts ?? []
  if (!block || !first || isPlaced.test(first.text)) return block
  const house = narrator.chart.houses.get(body)?.house
  const place = placeFor(narrator, house, first.text)
  const line = place
    ? narrator.line('hinge/placed', hinges.placed)
    : narrator.line('hinge/plain', hinges.plain)
  const slots = { place: place ?? '', Place: capitalized(place ?? '') }
  const text = fillTemplate(line, { ...slots, rest: uncapitalized(first.text) })
  return { ...block, drafts: [{ ...first, text }, ...rest] }
}

/** Names each place once in a text, and not if the sentence already names it. */
function placeFor(
  narrator: PortraitNarrator,
  house: House | undefined,
  text: string,
): string | undefined {
  const place = house && places[house]
  const stems = place?.match(/[a-z]{4,}/g)?.map((word) => word.slice(0, 5)) ?? []
  const isSaid = stems.some((stem) => text.toLowerCase().includes(stem))
  return place && !isSaid && narrator.isFirst(`place ${place}`) ? place : undefined
}

function uncapitalized(text: string): string {
  return /^\W?I\b/.test(text) ? text : text.replace(/[A-Z]/, (letter) => letter.toLowerCase())
}
