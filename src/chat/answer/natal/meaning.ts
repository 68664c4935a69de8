import { houseWords } from '#lore/corpus/chat/natal-houses.ts'
import { signWords } from '#lore/corpus/chat/natal-signs.ts'
import type { House } from '#lore/house.ts'
import type { AspectName } from '#sky/chart.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { meaningOfAspect } from './aspect.ts'
import {
  type ChartView,
  described,
  houseOf,
  isAngle,
  placeFact,
  pointsWhere,
  signOf,
  viewOf,
} from './chart-view.ts'
import { strengthLine } from './condition.ts'
import { aspectLine, houseLine, placementLine, saysOf, signLine, testFor, unsaid } from './lines.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { describedLine, furtherPoints, meaningOf, where, withoutTime } from './point-answer.ts'
import { rulerOfHouse } from './what-in.ts'

/** What a term means, and what it means in this chart. */
export const meaning: Compose<'meaning'> = (question, context) => {
  const { point, sign, house, aspect, owner } = question
  if (owner === 'partner' && point) return where({ point, owner }, context)
  const view = viewOf(context.sky)
  if (point && question.asked === 'strength')
    return (
      strengthOf(described(point), view, context) ?? meaningOfPoint(described(point), view, context)
    )
  if (point && !sign) return meaningOfPoint(described(point), view, context)
  if (point) return where({ point, owner }, context)
  if (aspect) return meaningOfName(aspect, view, context)
  if (house !== undefined) return meaningOfHouse(house as House, view, context)
  return sign ? meaningOfSign(sign, view, context) : { blocks: [] }
}

function meaningOfPoint(
  point: ReturnType<typeof described>,
  view: ChartView,
  context: AnswerContext,
): Reply {
  const { narrator } = context
  if (!placeFact(view, point)) return withoutTime(narrator, point)
  if (!signOf(view, point)) return where({ point, owner: 'user' }, context)
  const block = paragraph(
    narrator,
    () => ({ ...requireLine(describedLine(narrator, view, point)), isNeeded: true }),
    () => placementLine(narrator, view, point),
    ...meaningOf(narrator, view, point),
  )
  return { blocks: [block], suggestions: furtherPoints(view, point) }
}

/** "How strong is my Mars?" */
function strengthOf(
  point: ReturnType<typeof described>,
  view: ChartView,
  { narrator }: AnswerContext,
): Reply | undefined {
  const line = strengthLine(view, point)
  if (!line) return undefined
  const block = paragraph(
    narrator,
    () => ({ ...line, isNeeded: true }),
    // Its sign has just been said.
    () => (houseOf(view, point) ? placementLine(narrator, view, point) : undefined),
    ...meaningOf(narrator, view, point),
  )
  return { blocks: [block], suggestions: furtherPoints(view, point) }
}

function requireLine(line: Line | undefined): Line {
  return (
    line ?? {
      name: 'meaning/again',
      lines: ['It means what I said before, so look at yours.'],
      facts: [],
    }
  )
}

function meaningOfName(name: AspectName, view: ChartView, { narrator }: AnswerContext): Reply {
  const all = view.aspects.filter((fact) => fact.aspect === name)
  const fresh = all.filter((fact) => unsaid(narrator, saysOf(view, fact)).length > 0)
  const own = fresh.length > 0 ? fresh : all
  const [first, second] = own
  const block = paragraph(
    narrator,
    () => ({ ...requireLine(meaningOfAspect(narrator, name)), isNeeded: true }),
    () => first && aspectLine(narrator, view, first, { isNeeded: true }),
    () => second && aspectLine(narrator, view, second),
    ifShort(narrator, 60, () => first && signLine(narrator, view, first.a)),
    ifShort(narrator, 60, () => first && houseLine(narrator, view, first.a)),
    () => first && testFor(narrator, first),
    () =>
      first
        ? undefined
        : {
            name: 'meaning/none-of-it',
            lines: [
              "You have none that counts, so for you it's only a word. Ask me for your closest one, and I'll tell you what you have instead.",
            ],
            facts: [],
          },
  )
  return { blocks: [block], suggestions: ['What is my closest aspect?'] }
}

function meaningOfHouse(house: House, view: ChartView, { narrator }: AnswerContext): Reply {
  const tenants = pointsWhere(view, (point) => !isAngle(point) && houseOf(view, point) === house)
  const block = paragraph(
    narrator,
    () => ({
      name: `meaning/house/${house}`,
      lines: [
        'It stands for {matter}: {scene}.',
        "That's the place of {matter}. Think of {scene}.",
      ],
      words: {
        matter: houseWords[house].matter,
        scene: unsaid(narrator, houseWords[house].scenes),
      },
      facts: [],
      isNeeded: true,
    }),
    () => tenants[0] && houseLine(narrator, view, tenants[0]),
    () => tenants[1] && houseLine(narrator, view, tenants[1]),
    () => rulerOfHouse(narrator, view, house),
    ifShort(narrator, 70, () => tenants[0] && signLine(narrator, view, tenants[0])),
    ifShort(narrator, 60, () => noTime(view)),
  )
  return { blocks: [block], suggestions: ['What is my chart ruler?'] }
}

function noTime(view: ChartView): Line | undefined {
  if (view.timeKnown) return undefined
  return {
    name: 'meaning/no-time',
    lines: [
      "Which of your planets are there depends on the hour of your birth, which I don't have, so I stop at the general meaning.",
    ],
    facts: [],
  }
}

function meaningOfSign(sign: Sign, view: ChartView, { narrator }: AnswerContext): Reply {
  const points = pointsWhere(view, (point) => signOf(view, point) === sign)
  const [first, second] = points
  const block = paragraph(
    narrator,
    () => ({
      name: `meaning/sign/${sign}`,
      lines: ["As a sign it's about {about}.", 'It stands for {about}.'],
      words: { about: signWords[sign].about },
      facts: [],
      isNeeded: true,
    }),
    () => first && placementLine(narrator, view, first),
    () => first && signLine(narrator, view, first),
    () => second && signLine(narrator, view, second),
    () => first && houseLine(narrator, view, first),
    ifShort(narrator, 60, () => noneLine(narrator, sign, first !== undefined)),
  )
  return { blocks: [block], suggestions: [`What do I have in ${sign}?`] }
}

function noneLine(narrator: Narrator, sign: Sign, isThere: boolean): Line | undefined {
  if (isThere) return undefined
  return {
    name: `meaning/none/${sign}`,
    lines: [
      'You have nothing there yourself, so you probably know it best from other people: someone in your life {does}, and you have an opinion about it.',
    ],
    words: {
      does: unsaid(
        narrator,
        signWords[sign].manner.map((manner) => `does things ${manner}`),
      ),
    },
    facts: [],
  }
}
