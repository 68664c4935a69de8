import type { Part } from '../patterns/part.ts'

/** Words that name nothing: who says only these beside a name leaves the rest to the question before. */
const empty = new Set(
  (
    'a an the my mine me i we us our you your yours he she it its they them his her hers their that this those these ' +
    'one ones thing and or but so of in on at to for with from by about as if then than too also as well again just ' +
    'only even both same other rather instead maybe perhaps probably ok okay yes yeah yep no nope nah not hm hmm um uh ' +
    'oh ah well right fine good cool nice great lol haha wow hey please pls thanks though tho actually really now sorry ' +
    'pardon forgive excuse apologies apologize oops wait beg mistake misspoke mistyped mistaken wrong typo meant mean ' +
    'meaning say said saying ask asked asking wanted wished wish want had have have been was were is are be am got do ' +
    'does did can could would will let make take try go how what place question else there here bit little ' +
    'mind intended intend had tell give show check look see know curious interesting dear baba kindly time talking talk thinking think ' +
    'spring summer autumn fall winter'
  ).split(' '),
)

/** Verbs and question words that ask something of their own, unless the name follows them at once. */
const asksItself =
  /^(?:(?:and|so|but|ok) )*(?:what (?:is|are|was|does|do)|how (?:is|are|do|does)|do i|am i|is it|can|could|would|will|should|tell me|give me|show me)\b(?! about)/

/** "Forgive me, it was the Moon that I wished to ask about": a name among words that say nothing. */
export function isElliptical({ text, ...part }: Part): boolean {
  const words = text.match(/[PSHATEQ]\d|[a-z']+|\d+/g) ?? []
  const isName = (word: string) => /^[PSHATEQ]\d$/.test(word)
  const full = words.filter((word) => !isName(word) && !empty.has(word))
  const named = words.length - words.filter((word) => !isName(word)).length
  if (asksItself.test(text)) return false
  if (full.length === 0) return named > 0
  const said = part.themes.length + part.purposes.length
  return said > 0 && full.length <= 2 && leads.test(text)
}

const leads =
  /^(?:(?:and|or|but|ok|so|no|wait|oh|well) )*(?:and|or|but|for|in|at|with|what about|how about|rather|also|only|just|no|i mean|i meant|sorry|not)\b(?!.*\b(?:when|which|why|where|who|day|good|bad|best)\b)/
