import { monthOpenings } from '#lore/corpus/horoscope/frames.ts'
import { type Plot, plots } from '#lore/corpus/horoscope/plots.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { NatalPoint } from '#lore/passage.ts'
import type { TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { fillTemplate } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import { bodyName } from './body-name.ts'
import { transitPools } from './contact-lines.ts'
import { type Contact, isSlow, LEAST_OF_SEVERAL_DAYS } from './contacts.ts'
import { daysAfter, dayText, monthText } from './dates.ts'
import { momentsOf, type ThemedDate } from './days.ts'
import { contextFor, houseOf, pointOf, tellMoment } from './moments.ts'
import { exactPlace, passesOf } from './passes.ts'
import type { PointContext } from './points.ts'
import { dateOf } from './reader.ts'
import {
  lowered,
  type Telling,
  tellAfterwards,
  tellClosest,
  tellPoint,
  tellRole,
} from './sentences.ts'
import { type Draft, paragraphOf, type Storyteller } from './storyteller.ts'

const MOST_MOMENTS = 6
const LEAST_MOMENTS = 4
const LEAST_RANK = 38
const TASKS = 3

/** One plot, carried by one noun: what opens it, its turn, and what it settles into. */
export function composeMonth(
  telling: Telling,
  themes: readonly ThemedDate[],
  detail: number,
): Paragraph[] {
  const most = Math.min(MOST_MOMENTS, LEAST_MOMENTS + Math.floor(detail / 2))
  const weighty = momentsOf(themes, { most, leastRank: LEAST_RANK })
  const plan =
    weighty && weighty.moments.length < LEAST_MOMENTS
      ? momentsOf(themes, { most, leastRank: LEAST_OF_SEVERAL_DAYS })
      : weighty
  if (!plan) throw new Error('No contact of the month is worth a date')
  const { lead, moments } = plan
  const story = storyOf(telling, lead.theme)
  const context = contextFor(telling, lead.theme)
  const told = new Map<NatalPoint, number>([[context.point, 1]])
  const paragraphs = tellOpening(telling, lead.theme, { story, context, detail })
  let tasks = 0
  for (const [index, { theme }] of moments.entries()) {
    const isLead = theme === lead.theme
    const times = (theme.point && told.get(theme.point)) ?? 0
    const hasPerson = theme.point !== undefined && times < (detail >= 2 ? 2 : 1)
    if (theme.point) told.set(theme.point, times + 1)
    const drafts = tellMoment(telling, theme, {
      isTurn: isLead,
      isLate: index % 2 === 1,
      hasScene: isLead || detail >= (isSlow(theme) ? 2 : 4),
      hasPerson,
      hasCompany: detail >= 5,
      roles: ['does', 'use', 'shows'],
    })
    drafts.push(tellState(telling, theme, story, isLead))
    if (index % 2 === 1 && tasks < TASKS) {
      const task = tellRole(telling, theme, 'task')
      if (task) tasks += 1
      drafts.push(task)
    }
    paragraphs.push(...paragraphOf(drafts))
  }
  return [...paragraphs, ...tellEnd(telling, moments, { lead: lead.theme, story })]
}

interface Story {
  plot: Plot
  name: string
}

/** Where no house is known, by the point. */
const ownHouses: Record<NatalPoint, House> = {
  sun: 1,
  moon: 4,
  mercury: 3,
  venus: 7,
  mars: 6,
  jupiter: 9,
  saturn: 10,
  uranus: 11,
  neptune: 12,
  pluto: 8,
  asc: 1,
  mc: 10,
}

function storyOf({ reader, teller }: Telling, lead: Contact): Story {
  const house = houseOf(reader, lead) ?? ownHouses[pointOf(reader, lead)]
  const stories = teller.random.shuffle(`plot ${house}`, [...plots[house].keys()]).map((index) => ({
    plot: plots[house][index] as Plot,
    name: `plot/${house}/${index + 1}`,
  }))
  const isNew = ({ plot, name }: Story) => teller.isNew(`${name}/opens/1`, plot.opens)
  return stories.find(isNew) ?? (stories[0] as Story)
}

function tellOpening(
  telling: Telling,
  lead: Contact,
  { story, context, detail }: { story: Story; context: PointContext; detail: number },
): Paragraph[] {
  const { teller, reader } = telling
  const { plot, name } = story
  const facts = [lead.fact.id]
  const words = { month: monthText(reader.period.startDate), noun: plot.noun }
  const running = tellRunning(telling, lead)
  return paragraphOf([
    teller.state(
      'month',
      monthOpenings.map((line) => fillTemplate(line, words)),
      { facts },
    ),
    teller.line([{ name: `${name}/opens`, lines: [plot.opens] }], { facts }),
    ...running,
    tellPoint(telling, context, lead.quality, facts),
    detail >= 1 ? tellClosest(telling, context) : undefined,
  ])
}

const SOON_OVER_DAYS = 5

/** What was close before the month began and still is. */
function tellRunning({ reader, teller }: Telling, lead: Contact): (Draft | undefined)[] {
  const { startDate } = reader.period
  const isRunning = ({ body, at, until }: TransitWindowFact) =>
    body !== 'chiron' &&
    dateOf(at) < startDate &&
    dateOf(until) > daysAfter(startDate, SOON_OVER_DAYS)
  const running = reader.ofKind('transit-window').filter(isRunning)
  const ofLead = running.find(
    ({ body, natal, aspect }) =>
      body === lead.body && natal === lead.point && aspect === lead.aspect,
  )
  const isPersonal = ({ natal }: TransitWindowFact) => !/^(?:uranus|neptune|pluto)$/.test(natal)
  const heaviest = running.filter(isPersonal).toSorted((one, other) => other.weight - one.weight)[0]
  const fact = ofLead ?? heaviest
  if (!fact) return []
  const [from, to] = [fact.at, fact.until].map((at) => dayText(dateOf(at), startDate))
  const body = bodyName(fact)
  const place = exactPlace(fact)
  const ways = [
    `${body} has been within a degree of ${place} since ${from}, and it stays there until ${to}.`,
    `Still running from before is ${body}, within a degree of ${place} since ${from} and until ${to}.`,
    `From the months before, ${body} is still within a degree of ${place}, since ${from} and until ${to}.`,
  ]
  const { use = [], does = [] } = transitPools(fact)
  return [
    teller.state('running', ways, { facts: [fact.id] }),
    fact === ofLead ? undefined : teller.line([...use, ...does], { facts: [fact.id] }),
  ]
}

/** What becomes of the noun at a moment. */
function tellState(
  { teller }: Telling,
  contact: Contact,
  { plot, name }: Story,
  isTurn: boolean,
): Draft | undefined {
  const facts = [contact.fact.id]
  if (isTurn) return teller.line([{ name: `${name}/turned`, lines: [plot.turned] }], { facts })
  const pool = (state: 'resisted' | 'helped' | 'pushed') => ({
    name: `${name}/${state}`,
    lines: plot[state],
  })
  const shown = { name: `${name}/shown`, lines: [plot.shown] }
  const { fact, quality } = contact
  const isFull = fact.kind === 'lunation' && fact.phase === 'full'
  const state = ({ joined: 'pushed', tense: 'resisted', harmonious: 'helped' } as const)[quality]
  return teller.line(isFull ? [shown] : [pool(state)], {
    facts,
    print: (says) => ledBackTo(teller, plot.noun, says),
  })
}

const leads = ['As for {noun},', 'This touches {noun}, too.']

/** Names the noun before a line that only points to it, as long as a month has such hinges left. */
function ledBackTo(teller: Storyteller, noun: string, says: string): string | undefined {
  const definite = noun.replace(/^an? /, 'the ').replace(/^something /, 'what ')
  const word = definite.split(' ').at(-1) ?? definite
  if (says.toLowerCase().includes(word)) return says
  const lead = leads
    .map((one) => one.replace('{noun}', definite))
    .find((one) => !teller.hasSaidOf(one))
  if (!lead) return undefined
  return lead.endsWith(',') ? `${lead} ${lowered(says)}` : `${lead} ${says}`
}

/** What stays open, with its dates, and what the month was for. */
function tellEnd(
  telling: Telling,
  moments: readonly ThemedDate[],
  { lead, story }: { lead: Contact; story: Story },
): Paragraph[] {
  const { teller } = telling
  const { plot, name } = story
  const facts = [lead.fact.id]
  const slow = moments.map(({ theme }) => theme).filter(isSlow)
  const open = slow.flatMap((contact) => tellNext(telling, contact) ?? []).slice(0, 2)
  return paragraphOf([
    ...open,
    tellAfterwards(telling, lead),
    tellRole(telling, lead, 'use'),
    tellRole(telling, lead, 'task'),
    teller.line([{ name: `${name}/closes`, lines: [plot.closes] }], { facts }),
  ])
}

/** The next pass of a slow contact, after the month. */
function tellNext({ reader, teller }: Telling, { fact }: Contact): Draft | undefined {
  if (fact.kind !== 'transit' || !fact.pass) return undefined
  const next = passesOf(reader, fact).find(({ at }) => dateOf(at) > reader.period.endDate)
  if (!next) return undefined
  const day = dayText(dateOf(next.at), reader.period.endDate)
  const body = bodyName(next as TransitFact)
  const point = pointNames[fact.natal]
  const ways = [
    `What ${body} has started with your ${point} goes on until ${day}, when the two meet again.`,
    `Your ${point} hears from ${body} again on ${day}, so that part stays open.`,
  ]
  return teller.state('next', ways, { facts: [next.id] })
}
