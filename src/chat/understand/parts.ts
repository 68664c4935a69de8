import { ordinalWords } from '#lore/names.ts'
import { clockOf, type UnderstandContext } from './context.ts'
import { lastQuestion } from './follow-up/last-question.ts'
import type { Part } from './patterns/part.ts'
import { type Marked, mark } from './words/mark.ts'
import { normalize } from './words/normalize.ts'
import { isOthersChart, namesOtherOnly, ownerOf } from './words/owner.ts'
import { splitParts } from './words/split.ts'

// A dictated story rarely has more; the questions stand at its end.
const MAX_PARTS = 14

/** The sentences of a message, with what they name and whose chart they speak of. */
export function partsOf(message: string, context: UnderstandContext): Part[] {
  const texts = splitParts(normalize(message)).slice(-MAX_PARTS)
  return texts.map((text, index) => partOf(text, texts.slice(0, index).join('. '), context))
}

/** @param earlier the sentences before */
export function partOf(text: string, earlier: string, context: UnderstandContext): Part {
  const isHouse = isAboutHouse(context) && !ofSaid.test(text)
  const marked = withoutDenied(mark(isHouse ? asHouse(text) : text, clockOf(context), isHouse))
  const owner = ownerOf(marked.plain, earlier)
  return {
    ...marked,
    owner: owner === 'other' ? 'user' : owner,
    isAboutOther: owner === 'other' || isOthersChart(marked.plain),
    isBesideOther: namesOtherOnly(`${earlier}. ${marked.plain}`),
    today: context.today,
  }
}

/** "You said the 3rd" is a day. */
const ofSaid = /\byou (?:have |just )?(?:said|say|told|named|mentioned|mention)\b/

/** "not Mars, the Moon", "the Moon, not Mars": the Moon is meant. */
function withoutDenied(marked: Marked): Marked {
  const [meant, denied, third] = marked.points
  if (meant && denied && !third && isDeniedLast.test(marked.text)) {
    const text = marked.text.replace(isDeniedLast, '$1')
    return { ...marked, text, points: [meant], denied }
  }
  const isDenied = /\bnot (?:the |my )?P0,? (?:but )?(?:the |my )?P1\b/.test(marked.text)
  if (!isDenied || marked.points.length !== 2) return marked
  const text = marked.text.replace(
    /,? ?(?:and )?not (?:the |my )?P0,? (?:but )?((?:the |my )?)P1/,
    ', $1P0',
  )
  return {
    ...marked,
    text,
    points: marked.points.slice(1),
    ...(meant && { denied: meant }),
  }
}

const isDeniedLast = /\b(P0),? (?:and |but )?not (?:with )?(?:the |my )?P1\b/

const ordinals = `\\d{1,2}(?:st|nd|rd|th)|${ordinalWords.slice(1).join('|')}`
const bareOrdinal = new RegExp(
  `^((?:(?:and|no|or|sorry|oh|ok|hm+|so|but|then|also|the|what about|how about|i mean|i meant),? )*?)(?:the )?((?:${ordinals}))(?= one\\b|,? (?:sorry|i mean(?:t)?|then|too|also|please|instead|rather)\\b|\\W*$)(?: one)?`,
)

/** "and 10th?", "no, seventh, sorry" */
function asHouse(text: string): string {
  return text.replace(bareOrdinal, '$1the $2')
}

/** After a question about a house, "and the ninth?" is one as well. */
function isAboutHouse({ turns }: UnderstandContext): boolean {
  const last = lastQuestion(turns)
  if (last?.kind === 'when') return last.event.house !== undefined
  if (last?.kind === 'ruler') return typeof last.of === 'object' && 'house' in last.of
  return (last?.kind === 'meaning' || last?.kind === 'what-in') && last.house !== undefined
}
