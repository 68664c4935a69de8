import type { AnyFact } from '#sky/any-fact.ts'
import { skyPositionFact } from '#sky/sky-position.ts'
import type { Assertion, Question } from '../../question.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { whyAspect, whyHouse, whyRetrograde, whySign } from './assertion-reasons.ts'
import {
  aspectBetween,
  type ChartView,
  type DescribedPoint,
  described,
  factsOf,
  houseOf,
  isAngle,
  placeFact,
  signOf,
  viewOf,
} from './chart-view.ts'
import { bareHouse, houseLine, saysOf, signLine, signWordsOf, testFor, unsaid } from './lines.ts'
import { ifShort, type LateLine, paragraph } from './paragraph.ts'
import { readSynastry, withoutPartner } from './partner.ts'
import { withoutTime } from './point-answer.ts'
import { bareName, degreeOf, nameOf, relations } from './words.ts'

/** Corrects what is wrong, confirms and uses what is right, then answers the question that follows. */
export const assertion: Compose<'assertion'> = ({ claims, then }, context) => {
  const replies = claims
    .slice(0, 3)
    .map((claim) => checked(claim, context, { isOnly: claims.length === 1 && !then }))
  const next = then && context.answer(then)
  const all = next ? [...replies, next] : replies
  return {
    ...(next ?? {}),
    blocks: all.flatMap(({ blocks }) => blocks),
    suggestions: all.flatMap(({ suggestions = [] }) => suggestions),
    question: next?.question ?? then ?? subjectOf(claims[0]),
  }
}

interface Extent {
  /** Whether nothing else is asked, so that there is room to explain. */
  isOnly: boolean
}

function subjectOf(claim: Assertion | undefined): Question | undefined {
  switch (claim?.of) {
    case 'sign':
    case 'house':
      return { kind: 'where', point: claim.point, owner: claim.owner, asked: 'any' }
    case 'retrograde':
      return { kind: 'where', point: claim.body, owner: claim.owner, asked: 'any' }
    case 'aspect':
      return { kind: 'aspect', a: claim.a, b: claim.b, owner: claim.owner }
    default:
      return undefined
  }
}

function checked(claim: Assertion, context: AnswerContext, extent: Extent): Reply {
  if (claim.of === 'sky-sign' || claim.of === 'sky-motion') return checkedSky(claim, context)
  if (claim.owner === 'partner') return checkedPartner(claim, context)
  const view = viewOf(context.sky)
  switch (claim.of) {
    case 'sign':
      return checkedSign(claim, view, context, extent)
    case 'house':
      return checkedHouse(claim, view, context, extent)
    case 'aspect':
      return checkedAspect(claim, view, context, extent)
    case 'retrograde':
      return checkedRetrograde(claim, view, context, extent)
  }
}

function checkedSign(
  { point, sign }: Extract<Assertion, { of: 'sign' }>,
  view: ChartView,
  context: AnswerContext,
  { isOnly }: Extent,
): Reply {
  const { narrator } = context
  const subject = described(point)
  const fact = placeFact(view, subject)
  if (!fact) return withoutTime(narrator, subject)
  const actual = signOf(view, subject)
  if (!actual) return context.answer({ kind: 'where', point, owner: 'user', asked: 'sign' })
  const isRight = actual === sign
  const correction: Line = {
    name: isRight ? 'assertion/right/sign' : 'assertion/wrong/sign',
    lines: isRight
      ? [
          "That's right, your {name} is in {actual}.",
          'Yes, your {name} is {at} {degree}.',
          'You have that right: your {name} is {at} {degree}.',
        ]
      : [
          'Not {claimed}: your {name} is {at} {degree}.',
          'No, your {name} is {at} {degree}, and not in {claimed}.',
          "It isn't {claimed}; your {name} is {at} {degree}.",
          'I have to disagree, because your {name} is {at} {degree}.',
        ],
    words: {
      name: bareName(subject),
      actual,
      claimed: sign,
      at: fact.degrees === undefined ? 'in' : 'at',
      degree: degreeOf(fact),
    },
    facts: factsOf(view, subject),
    isNeeded: true,
  }
  const block = paragraph(
    narrator,
    () => correction,
    () => (isRight ? undefined : whySign(subject, sign, view)),
    ...(isOnly ? [() => (isRight ? undefined : insteadLine(subject, view, narrator))] : []),
    ...(isOnly ? placeLines(subject, view, context) : []),
  )
  return { blocks: [block], suggestions: isOnly ? [`What does my ${bareName(subject)} mean?`] : [] }
}

/** What applies instead of what the person has read about the other sign. */
function insteadLine(
  subject: DescribedPoint,
  view: ChartView,
  narrator: Narrator,
): Line | undefined {
  const sign = signOf(view, subject)
  const does = sign ? unsaid(narrator, signWordsOf(subject, sign)?.does ?? []) : []
  if (does.length === 0) return undefined
  return {
    name: `assertion/instead/${subject}`,
    lines: [
      "So whatever you've read about that sign was about somebody else. In your case, {does}.",
      "What fits that sign needn't fit you. Here it says that {does}.",
    ],
    words: { does },
    facts: factsOf(view, subject),
  }
}

function checkedHouse(
  { point, house }: Extract<Assertion, { of: 'house' }>,
  view: ChartView,
  context: AnswerContext,
  { isOnly }: Extent,
): Reply {
  const { narrator } = context
  const subject = described(point)
  const actual = houseOf(view, subject)
  if (!view.timeKnown || isAngle(subject) || !actual)
    return withoutTime(narrator, isAngle(subject) ? subject : 'asc')
  const isRight = actual === house
  const block = paragraph(
    narrator,
    () => ({
      name: isRight ? 'assertion/right/house' : 'assertion/wrong/house',
      lines: isRight
        ? ["That's right, your {name} is in the {house}.", 'Yes, your {name} is in the {house}.']
        : [
            'Your {name} is in the {house}, by the houses I use.',
            'I have it elsewhere: your {name} is in the {house}.',
            'Not quite: your {name} is in the {house}.',
          ],
      words: { name: bareName(subject), house: bareHouse(narrator, actual) },
      facts: factsOf(view, subject),
      isNeeded: true,
    }),
    () => (isRight ? undefined : whyHouse(subject, house, view)),
    ...(isOnly ? placeLines(subject, view, context) : []),
  )
  return { blocks: [block], suggestions: isOnly ? [`What does my ${bareName(subject)} mean?`] : [] }
}

/** What the true placement means. */
function placeLines(
  subject: ReturnType<typeof described>,
  view: ChartView,
  { narrator }: AnswerContext,
): LateLine[] {
  return [
    () => signLine(narrator, view, subject),
    () => houseLine(narrator, view, subject),
    ifShort(narrator, 100, () => {
      const fact = view.aspects.find(({ a, b }) => a === subject || b === subject)
      return fact && testFor(narrator, fact)
    }),
  ]
}

function checkedAspect(
  { a, b, aspect }: Extract<Assertion, { of: 'aspect' }>,
  view: ChartView,
  context: AnswerContext,
  { isOnly }: Extent,
): Reply {
  const { narrator } = context
  const missing = [a, b].find((point) => !placeFact(view, point))
  if (missing) return withoutTime(narrator, missing)
  const fact = aspectBetween(view, a, b)
  const isRight = fact?.aspect === aspect
  const words = { a: bareName(a), b: bareName(b) }
  const facts: AnyFact[] = [...(fact ? [fact] : []), ...factsOf(view, a), ...factsOf(view, b)]
  const block = paragraph(
    narrator,
    () => ({
      name: `assertion/${isRight ? 'right' : 'wrong'}/aspect`,
      lines: fact
        ? isRight
          ? [
              'You have that right: your {a} {relation} your {b}.',
              'Yes, your {a} {relation} your {b}.',
            ]
          : [
              'Nearly: your {a} {relation} your {b}.',
              'I read it differently: your {a} {relation} your {b}.',
            ]
        : [
            "I don't find that one: your {a} and your {b} are at no angle that counts.",
            'Those two leave each other alone in your chart, your {a} and your {b}.',
          ],
      words: { ...words, relation: fact ? [...relations[fact.aspect]] : '' },
      facts,
      isNeeded: true,
    }),
    () => (isRight ? undefined : whyAspect(a, b, view)),
    () => {
      const says = fact && isOnly ? unsaid(narrator, saysOf(view, fact)) : []
      return says.length > 0
        ? {
            name: `assertion/feels/${a}/${b}`,
            lines: ['In practice, {says}.', 'So {says}.'],
            words: { says },
            facts,
          }
        : undefined
    },
    () => (isOnly && fact ? testFor(narrator, fact) : undefined),
    ifShort(narrator, isOnly ? 60 : 0, () => signLine(narrator, view, a)),
  )
  return { blocks: [block], suggestions: isOnly ? [`And my ${bareName(b)}?`] : [] }
}

function checkedRetrograde(
  { body, isRetrograde }: Extract<Assertion, { of: 'retrograde' }>,
  view: ChartView,
  context: AnswerContext,
  { isOnly }: Extent,
): Reply {
  const { narrator, sky } = context
  const fact = view.placements.get(body)
  const actual = fact?.retrograde
  if (!fact || actual === undefined)
    return {
      blocks: [
        paragraph(narrator, () => ({
          name: 'assertion/unsettled',
          lines: [
            "I can't settle that one: {name} changed direction on the very day you were born, and I don't have the hour.",
          ],
          words: { name: nameOf(body) },
          facts: fact ? [fact] : [],
          isNeeded: true,
        })),
      ],
    }
  const isRight = actual === isRetrograde
  const state = actual
    ? ['your {name} was retrograde when you were born', 'your {name} was retrograde at your birth']
    : [
        'your {name} was moving forward when you were born',
        'your {name} was on its way forward at your birth',
      ]
  const starts = isRight ? ["That's right, ", 'Yes, '] : ['I have it the other way: ', 'Not so: ']
  const block = paragraph(
    narrator,
    () => ({
      name: `assertion/${isRight ? 'right' : 'wrong'}/retrograde`,
      lines: starts.flatMap((start) => state.map((each) => `${start}${each}.`)),
      words: { name: bareName(body) },
      facts: [fact],
      isNeeded: true,
    }),
    () => (isRight ? undefined : whyRetrograde(body, isRetrograde, sky)),
    ...(isOnly ? placeLines(body, view, context) : []),
  )
  return { blocks: [block], suggestions: isOnly ? ['Is Mercury retrograde now?'] : [] }
}

/** About the sky now. The composers of those questions say where the body is and which way it moves. */
function checkedSky(
  claim: Extract<Assertion, { of: 'sky-sign' | 'sky-motion' }>,
  context: AnswerContext,
): Reply {
  const { sky, narrator } = context
  const now = skyPositionFact(sky.ephemeris, claim.body, sky.now)
  const isRight =
    claim.of === 'sky-sign' ? now.sign === claim.sign : now.retrograde === claim.isRetrograde
  const block = paragraph(narrator, () => ({
    name: `assertion/${isRight ? 'right' : 'wrong'}/sky`,
    lines: isRight
      ? ["That's right.", 'Yes, you have that right.', 'So it is.']
      : ['Not at the moment.', "That isn't how it stands today.", 'I have it differently.'],
    facts: [],
    isNeeded: true,
  }))
  const next: Question =
    claim.of === 'sky-sign'
      ? { kind: 'sky-now', body: claim.body }
      : { kind: 'motion', body: claim.body }
  const reply = context.answer(next)
  return { ...reply, blocks: [block, ...reply.blocks], question: next }
}

/** Only the signs of the partner are facts. */
function checkedPartner(claim: Assertion, context: AnswerContext): Reply {
  const { narrator, sky } = context
  if (!sky.partner) return withoutPartner(narrator)
  if (claim.of !== 'sign') return context.answer({ kind: 'together' })
  const subject = described(claim.point)
  const fact = readSynastry(sky.partner.synastry).placements.find(
    ({ whose, point }) => whose === 'partner' && point === subject,
  )
  if (!fact || fact.sign === claim.sign)
    return context.answer({ kind: 'where', point: claim.point, owner: 'partner', asked: 'sign' })
  const reply = context.answer({
    kind: 'where',
    point: claim.point,
    owner: 'partner',
    asked: 'sign',
  })
  const block = paragraph(narrator, () => ({
    name: 'assertion/wrong/partner',
    lines: [
      'By the birth date you saved it is another sign.',
      'The birth date in your relationship reading gives something else.',
    ],
    facts: [],
    isNeeded: true,
  }))
  return { ...reply, blocks: [...reply.blocks, block] }
}
