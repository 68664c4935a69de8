import { balanceWords } from '#lore/corpus/chat/natal-points.ts'
import { elementOf, qualityOf } from '#sky/balance.ts'
import { planets } from '#sky/bodies.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { PlacementFact } from '#sky/facts.ts'
import type { AnswerContext, Compose } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { allPlacements, type ChartView, described, viewOf } from './chart-view.ts'
import { testLine, unsaid } from './lines.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { listed, nameOf, numberWord } from './words.ts'

type Group = Element | Quality
const elements: readonly Element[] = ['fire', 'earth', 'air', 'water']
const qualities: readonly Quality[] = ['cardinal', 'fixed', 'mutable']

/** How the ten planets are spread over the elements or the qualities. */
export const balance: Compose<'balance'> = ({ of, owner }, context) => {
  const { narrator } = context
  if (owner === 'partner') return context.answer({ kind: 'together' })
  const view = viewOf(context.sky)
  const groups: readonly Group[] = qualities.some((each) => each === of) ? qualities : elements
  const counts = countsOf(view, groups)
  const most = groups.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const [first = 'fire'] = most
  const last = most.findLast((group) => (counts.get(group) ?? 0) <= 1)
  const subject = of ?? first
  const isTied = counts.get(most[0] ?? 'fire') === counts.get(most[1] ?? 'fire')
  const block = paragraph(
    narrator,
    () => (of === undefined && asksForLeast(context) ? leastLine(most, counts, view) : undefined),
    () => countLine(of, groups, counts, view),
    () => strongLine(narrator, first, { count: counts.get(first) ?? 0, isTied }, view),
    () =>
      last && last !== first && isSettled(view)
        ? weakLine(narrator, last, counts.get(last) ?? 0, view)
        : undefined,
    ifShort(narrator, 60, () =>
      of ? subjectLine(narrator, subject, counts.get(subject) ?? 0) : undefined,
    ),
    ifShort(narrator, 70, () =>
      isTied || !isSettled(view) ? undefined : membersLine(view, first),
    ),
    ifShort(narrator, 100, () => (isTied ? undefined : testLine(tests[first], []))),
  )
  const isOfLeast = of === undefined && asksForLeast(context)
  return {
    blocks: [block],
    ...(isOfLeast && { question: { kind: 'balance', of: most.at(-1) ?? subject, owner } as const }),
    suggestions: ['What is the strongest planet in my chart?', 'What is my chart ruler?'],
  }
}

const tests: Record<Group, string> = {
  fire: 'you need somebody to get you started',
  earth: 'you live happily with a plan that has no dates in it',
  air: 'you can spend a week without talking anything over',
  water: 'you can tell nobody in your family apart by their mood',
  cardinal: 'you prefer joining things to starting them',
  fixed: 'people find you easy to talk around',
  mutable: 'a change of plan on the day ruins it for you',
}

function groupOf({ sign }: PlacementFact, groups: readonly Group[]): Group {
  return groups.includes('fire') ? elementOf(sign) : qualityOf(sign)
}

/** A planet whose sign is not certain counts for none. */
function countsOf(view: ChartView, groups: readonly Group[]): Map<Group, number> {
  const counts = new Map<Group, number>(groups.map((group) => [group, 0]))
  for (const fact of allPlacements(view)) {
    const group = groupOf(fact, groups)
    if (!fact.signsOfTheDay) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return counts
}

function isSettled(view: ChartView): boolean {
  return allPlacements(view).filter((fact) => !fact.signsOfTheDay).length === planets.length
}

function unsettledNames(view: ChartView): string[] {
  return allPlacements(view)
    .filter(({ signsOfTheDay }) => signsOfTheDay)
    .map(({ body }) => nameOf(described(body)))
}

/** "And which is missing?" */
function asksForLeast({ message }: AnswerContext): boolean {
  return /\b(?:missing|lack|lacking|least|weakest|without|don.?t have|short of|too little)\b/i.test(
    message,
  )
}

/** "None is missing; you have least of water." */
function leastLine(
  most: readonly Group[],
  counts: ReadonlyMap<Group, number>,
  view: ChartView,
): Line | undefined {
  if (!isSettled(view)) return undefined
  const fewest = Math.min(...most.map((group) => counts.get(group) ?? 0))
  const least = most.filter((group) => counts.get(group) === fewest)
  return {
    name: `balance/least/${fewest === 0 ? 'none' : 'some'}`,
    lines:
      fewest === 0
        ? ['No planet of yours is in {least}.', 'You have nothing in {least}.']
        : least.length > 1
          ? ['None of them is missing, and {least} are level at the bottom.']
          : [
              'None of them is missing; you have least of {least}.',
              'Nothing is missing, and if one runs short, it is {least}.',
            ],
    words: { least: listed(least) },
    facts: [...allPlacements(view), ...view.balances],
    isNeeded: true,
  }
}

const ways: Record<Quality, string> = {
  cardinal: 'beginning things',
  fixed: 'holding on',
  mutable: 'adapting',
}

/** "You have five planets in air signs, three in water, two in earth, and none in fire." */
function countLine(
  of: Group | undefined,
  groups: readonly Group[],
  counts: ReadonlyMap<Group, number>,
  view: ChartView,
): Line {
  const byCount = groups.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const ordered = of ? [of, ...byCount.filter((group) => group !== of)] : byCount
  const isOfQualities = groups.includes('fixed')
  const part = (group: Group, index: number) => {
    const count = counts.get(group) ?? 0
    const planetsIn = `${numberWord(count)} ${count === 1 ? 'planet' : 'planets'} in ${group} signs`
    if (index === 0 || isOfQualities) return planetsIn
    return `${count === 0 ? 'none' : numberWord(count)} in ${group}`
  }
  const inOrder = isOfQualities
    ? ` In that order it is about ${listed(ordered.map((group) => ways[group as Quality]))}.`
    : ''
  const roughly = listed(
    ordered.map(
      (group, index) =>
        `${numberWord(counts.get(group) ?? 0)}${index === 0 ? ' are' : ''} in ${group}`,
    ),
  ).replaceAll(/\bno in/g, 'none in')
  return {
    name: 'balance/count',
    lines: isSettled(view)
      ? [`You have {list}.${inOrder}`, `Your chart has {list}.${inOrder}`]
      : [
          `Of those I can be sure of, ${roughly}. Without the hour of your birth I leave out {unsettled}, which changed signs that day.`,
        ],
    words: { list: listed(ordered.map(part)), unsettled: listed(unsettledNames(view)) },
    facts: [...view.balances, ...allPlacements(view)],
    isNeeded: true,
  }
}

function strongLine(
  narrator: Narrator,
  group: Group,
  { count, isTied }: { count: number; isTied: boolean },
  view: ChartView,
): Line | undefined {
  const says = unsaid(narrator, balanceWords[group].strong)
  if (isTied)
    return {
      name: 'balance/even',
      lines: ['It is an even spread at the top, and no single one of them runs the show.'],
      facts: [],
    }
  if (count < 3 || !isSettled(view) || says.length === 0) return undefined
  return {
    name: `balance/strong/${group}`,
    lines: ['So {says}.', 'In plain words, {says}.', "That's why {says}."],
    words: { group, says },
    facts: allPlacements(view),
  }
}

function weakLine(
  narrator: Narrator,
  group: Group,
  count: number,
  view: ChartView,
): Line | undefined {
  const says = unsaid(narrator, balanceWords[group].absent)
  if (says.length === 0) return undefined
  return {
    name: `balance/weak/${group}`,
    lines:
      count === 0
        ? ['And with nothing in {group} signs, {says}.']
        : ['With only one planet in {group} signs, {says}.'],
    words: { group, says },
    facts: count === 0 ? [...view.balances, ...allPlacements(view)] : allPlacements(view),
  }
}

function subjectLine(narrator: Narrator, group: Group, count: number): Line | undefined {
  const says = unsaid(narrator, balanceWords[group][count >= 3 ? 'strong' : 'absent'])
  if (says.length === 0) return undefined
  return {
    name: `balance/subject/${group}`,
    lines: ['As for what you asked about, {says}.'],
    words: { group, says },
    facts: [],
  }
}

/** Which planets they are. */
function membersLine(view: ChartView, group: Group): Line | undefined {
  const groups = elements.some((each) => each === group) ? elements : qualities
  const members = allPlacements(view).filter((fact) => groupOf(fact, groups) === group)
  if (members.length < 2) return undefined
  const pointNames = members.map(({ body }) =>
    body === 'sun' || body === 'moon' ? `the ${titled(body)}` : titled(body),
  )
  return {
    name: `balance/members/${group}`,
    lines: ['I mean {list}.'],
    words: { list: listed(pointNames) },
    facts: members,
  }
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
