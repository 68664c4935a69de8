import { answerLeads } from '#lore/corpus/horoscope/frames.ts'
import { moreQuestions } from '#lore/corpus/horoscope/more-questions.ts'
import { type WeekQuestion, weekQuestions } from '#lore/corpus/horoscope/week-questions.ts'
import { elementOf } from '#sky/balance.ts'
import type { Element } from '#sky/fact-base.ts'
import type { Paragraph } from '../writer.ts'
import { type Contact, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { momentsOf, type ThemedDate } from './days.ts'
import { contextFor, tellMoment } from './moments.ts'
import type { PointContext } from './points.ts'
import { type Telling, tellAfterwards, tellClosest, tellPoint, tellRole } from './sentences.ts'
import { type Draft, paragraphOf } from './storyteller.ts'

const MOST_MOMENTS = 3
/** Below it a contact is not worth a date in a week. */
const LEAST_RANK = 27

/** One question, the moments that turn it, and the answer. */
export function composeWeek(
  telling: Telling,
  themes: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const most = detail === 0 ? MOST_MOMENTS - 1 : MOST_MOMENTS
  // A quiet week has lighter contacts, and at worst those of the Moon.
  const plans = [LEAST_RANK, LEAST_OF_SEVERAL_DAYS, 0].map((leastRank) =>
    momentsOf(themes, { most, leastRank }),
  )
  const [weighty, light] = plans
  const plan =
    [weighty, light].find((one) => one && one.moments.length >= most) ??
    plans.find((one) => one && one.moments.length >= 2) ??
    plans.at(-1)
  if (!plan) throw new Error('No contact of the week is worth a date')
  const { lead, moments } = plan
  const context = contextFor(telling, lead.theme)
  const paragraphs = tellQuestion(telling, lead.theme, context, detail)
  for (const moment of moments) {
    const isLead = moment === lead
    paragraphs.push(...paragraphOf(tellOne(telling, moment.theme, { isLead, context, detail })))
  }
  return [...paragraphs, ...tellAnswer(telling, lead.theme, context, detail)]
}

function tellOne(
  telling: Telling,
  contact: Contact,
  { isLead, context, detail }: { isLead: boolean; context: PointContext; detail: number },
): (Draft | undefined)[] {
  const hasScene = (isLead && detail > 0) || detail >= 4
  const isOther = contextFor(telling, contact).point !== context.point
  return tellMoment(telling, contact, {
    isTurn: isLead,
    isLate: false,
    hasScene,
    hasCompany: detail >= 5 && (isOther || isLead),
    hasPerson: !isLead && detail >= 1 && isOther,
    roles: isLead ? ['does', 'use', 'shows'] : ['shows', 'use', 'does'],
  })
}

const anyElement: Element = 'air'

function tellQuestion(
  telling: Telling,
  lead: Contact,
  context: PointContext,
  detail: number,
): Paragraph[] {
  const { fact } = lead
  const asked = telling.teller.line(
    questionsOf(context).map(({ asks }, index) => ({
      name: `question/${context.point}/${index}`,
      lines: [asks],
    })),
    { facts: [fact.id, ...context.facts] },
  )
  return paragraphOf([
    asked,
    tellPoint(telling, context, lead.quality, [fact.id]),
    detail >= 1 ? tellClosest(telling, context) : undefined,
    detail >= 3 ? tellPoint(telling, context, lead.quality, [fact.id]) : undefined,
    detail >= 6 ? tellClosest(telling, context) : undefined,
    detail >= 7 ? tellPoint(telling, context, 'tense', [fact.id]) : undefined,
  ])
}

/** That of the element first, then those that anyone could be asked. */
function questionsOf({ point, sign }: PointContext): WeekQuestion[] {
  return [weekQuestions[point][sign ? elementOf(sign) : anyElement], ...moreQuestions[point]]
}

function tellAnswer(
  telling: Telling,
  lead: Contact,
  context: PointContext,
  detail: number,
): Paragraph[] {
  const { teller } = telling
  const facts = [lead.fact.id, ...context.facts]
  const asked = questionsOf(context).find(({ asks }) => teller.hasSaid(asks))
  const isPressed = lead.quality === 'tense' || isHeavy(lead)
  const answer = isPressed ? asked?.pressed : asked?.helped
  return paragraphOf([
    answer && teller.line([{ name: 'answer-lead', lines: answerLeads }], { facts }),
    answer && teller.state('answer', [answer], { facts }),
    detail >= 2 ? tellRole(telling, lead, 'use') : undefined,
    tellAfterwards(telling, lead),
    tellRole(telling, lead, 'task'),
  ])
}

/** A conjunction presses when the planet does. */
const isHeavy = ({ quality, body }: Contact) =>
  quality === 'joined' && /^(?:mars|saturn|uranus|pluto)$/.test(body)
