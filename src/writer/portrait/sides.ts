import { hinges, steeringLeads } from '#lore/corpus/portrait/bridges.ts'
import { places } from '#lore/corpus/portrait/fields.ts'
import type { House } from '#lore/house.ts'
import type { DescribedBody } from '#lore/natal-entries.ts'
import { type Block, capitalized, fill, present } from './drafts.ts'
import { ledBy } from './joints.ts'
import type { PortraitVoice } from './portrait-voice.ts'
import { isGenerational, type Voice } from './topics.ts'

/**
 * What one voice has to say: its sign, or for an angle its sign or ruler, and then where it happens.
 * @param order place of the thread in the text: later threads lose their details first
 */
export function side(teller: PortraitVoice, voice: Voice, order: number): Block[] {
  if (voice === 'asc') return present(ledBy(teller, 'steering', steeringLeads, teller.ruler('asc')))
  if (voice === 'mc') {
    const sign = teller.angle('mc')
    return present(sign, teller.ruler('mc', sign ? 2 + order / 10 : 0))
  }
  // Its sign belongs to a whole generation; its house is the person's own.
  if (isGenerational(voice) && teller.chart.timeKnown) {
    return present(teller.house(voice), teller.retrograde(voice, 3 + order / 10))
  }
  const sign = teller.placement(voice)
  const retrograde = teller.retrograde(voice, 2 + order / 10)
  if (!sign) return present(teller.house(voice), retrograde)
  return present(sign, retrograde, hinged(teller, voice, teller.house(voice, 1 + order / 10)))
}

/** Whether a sentence says itself where or when, before it says what. */
const isPlaced =
  /^(?:A(?:broad|cross|fter|fterward|lone|mong|t)|Before|Below|Between|By|For|From|Given|Home|If|In|Inside|Off|On|Once|Out|Outside|Over|Since|Somewhere|To|Toward|Under|When|Where|Whoever|With)\b/

/** A house after the sign: "At home, thinking is done aloud". */
export function hinged(
  teller: PortraitVoice,
  body: DescribedBody,
  block: Block | undefined,
): Block | undefined {
  const [first, ...rest] = block?.drafts ?? []
  if (!block || !first || isPlaced.test(first.text)) return block
  const house = teller.chart.houses.get(body)?.house
  const place = placeFor(teller, house, first.text)
  const { line } = place
    ? teller.line('hinge/placed', hinges.placed)
    : teller.line('hinge/plain', hinges.plain)
  const slots = { place: place ?? '', Place: capitalized(place ?? '') }
  const text = fill(line, { ...slots, rest: uncapitalized(first.text) })
  return { ...block, drafts: [{ ...first, text }, ...rest] }
}

/** Each place once in a text, and not where the sentence has words of it already. */
function placeFor(
  teller: PortraitVoice,
  house: House | undefined,
  text: string,
): string | undefined {
  const place = house && places[house]
  const stems = place?.match(/[a-z]{4,}/g)?.map((word) => word.slice(0, 5)) ?? []
  const isSaid = stems.some((stem) => text.toLowerCase().includes(stem))
  return place && !isSaid && teller.isFirst(`place ${place}`) ? place : undefined
}

function uncapitalized(text: string): string {
  return /^\W?I\b/.test(text) ? text : text.replace(/[A-Z]/, (letter) => letter.toLowerCase())
}
