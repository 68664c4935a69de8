import type { LifeTheme } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'
import type { Line } from '../narrator.ts'

const START = '^(?:(?:so|ok|okay|and|but|well|then|yes|no|thanks|hey|baba)[, ]+){0,3}'

/** How a question about an area of life is put, where it wants a yes, a no or a reason first. */
const forms = {
  afraid: new RegExp(
    `${START}(?:(?:should|must) (?:i|we)|do (?:i|we) (?:need|have) to|is (?:it|this|that) (?:something )?to)(?: be)? (?:\\w+ )?(?:afraid|scared|worry|worried|nervous|fear(?:ed)?)\\b`,
    'i',
  ),
  should: new RegExp(
    `${START}(?:(?:should|shall|must) (?:i|we)|do (?:i|we) have to|is it time (?:to|for))\\b`,
    'i',
  ),
  will: new RegExp(
    `${START}(?:(?:will|would) (?:i|we|my|it|there|things)|am i (?:ever )?going to|how long (?:will|am|must) i)\\b`,
    'i',
  ),
  why: new RegExp(
    `${START}why (?:do|am|did|can.?t|don.?t|does|is|are) (?:i|we|my|our|people|men|women|everyone|everybody|nobody|no one)\\b`,
    'i',
  ),
  degree: new RegExp(`${START}(?:am i|do i|are we|can i|could i|is my|are my|does my)\\b`, 'i'),
} as const

type Form = keyof typeof forms

const lines: Record<Form, readonly string[]> = {
  afraid: [
    "No. Nothing up there is out to get you, and a hard stretch in a chart is work more often than it's trouble.",
    "No, there's nothing in it to be afraid of, only something to be ready for.",
  ],
  should: [
    "That choice is yours, and I'd be bluffing if I said the chart makes it for you; what it shows is what you'd be taking along.",
    "I won't decide that for you, since you're the one who lives with it, but I can say what your chart would weigh.",
    'No chart can make that decision. It can tell you how you tend to make it.',
  ],
  will: [
    "I can't promise it, and no chart could rule it out.",
    'A chart has no yes or no for that, only the way you go about it.',
    "No chart can promise you that or take it from you, and that's as far as I can honestly go.",
  ],
  why: [
    "If it keeps happening, this is where I'd look for the reason.",
    'Your chart has a fair suspicion about that.',
    "I can't see the others in it, but I can see your half.",
  ],
  degree: [
    "You'd have to ask the people around you for the verdict, but the chart does lean one way.",
    'More or less, as with most people, and I can say where it would come from.',
    "Sometimes, I'd say, and there is a reason for it in your chart.",
  ],
}

/** For a part of life that nobody is to be graded in. */
const isOfDegree = (theme: LifeTheme) => theme !== 'spirit'

/** The first sentence for "Should I …?", "Will I ever …?", "Am I too …?", "Why do I always …?". */
export function directAnswer(theme: LifeTheme, { message }: AnswerContext): Line | undefined {
  const form = formOf(message)
  if (!form || (form === 'degree' && !isOfDegree(theme))) return undefined
  return { name: `theme/direct/${form}`, lines: lines[form], facts: [], isNeeded: true }
}

function formOf(message: string): Form | undefined {
  const parts = message.split(/(?<=[.?!])\s+|\n/).map((part) => part.trim())
  const found = Object.entries(forms).find(([, pattern]) =>
    parts.some((part) => pattern.test(part)),
  )
  return found?.[0] as Form | undefined
}
