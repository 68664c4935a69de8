import { describe, expect, test } from 'vitest'
import type { MonthPlot } from '#lore/authored.ts'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { whatAspectsAdd } from '#lore/corpus/weeks/what-aspects-add.ts'
import type { House } from '#lore/house.ts'
import { monthManners } from '#lore/month-manners.ts'
import { monthOutcomes } from '#lore/month-outcomes.ts'
import { monthPlots } from '#lore/month-plots.ts'
import { monthPlotsAgain } from '#lore/month-plots-again.ts'
import { monthStakes } from '#lore/month-stakes.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { weekManners } from '#lore/week-manners.ts'
import { angleWeekReasons, weekReasons } from '#lore/week-reasons.ts'
import { angleWeekScenes, weekScenes } from '#lore/week-scenes.ts'
import { angleWeekTendencies, weekTendencies } from '#lore/week-tendencies.ts'
import { angleWeekThoughts, weekThoughts } from '#lore/week-thoughts.ts'
import { weekThoughtsAgain } from '#lore/week-thoughts-again.ts'
import type { AnyFact } from '#sky/any-fact.ts'

const questions = [
  ...Object.values(weekThoughts).flatMap((ofTone) => Object.values(ofTone)),
  ...Object.values(angleWeekThoughts).flatMap((ofTone) => Object.values(ofTone)),
].flatMap((thoughts) => Object.values(thoughts))

const weeks = [
  ...questions,
  ...Object.values(weekThoughtsAgain)
    .flatMap((ofTone) => Object.values(ofTone))
    .flatMap((thoughts) => Object.values(thoughts)),
]

const reasons = [weekReasons, angleWeekReasons].flatMap(textsIn)
const added = textsIn(whatAspectsAdd)

const scenes = [weekScenes, angleWeekScenes, weekTendencies, angleWeekTendencies].flatMap(textsIn)

const manners = textsIn(weekManners)

const plots = Object.values(monthPlots).flat()
const steps = plots.flatMap((plot) => textsIn(plot.steps))
const plotManners = Object.values(monthManners).flat().flatMap(textsIn)
const stakes = Object.values(monthStakes).flat()
const again = Object.entries(monthPlotsAgain).flatMap(([house, ofHouse]) =>
  ofHouse.map((more, index) => ({
    ...more,
    plot: monthPlots[Number(house) as House][index] as MonthPlot,
  })),
)
const outcomes = Object.values(monthOutcomes).flat().flatMap(textsIn)
const lines = [
  ...weeks.flatMap(({ asks, turns, answers }) => [asks, turns, answers]),
  ...scenes,
  ...manners,
  ...steps,
  ...outcomes,
  ...stakes.flatMap(textsIn),
  ...plots.flatMap(({ opens, turns, between, toward, settles }) =>
    textsIn({ opens, turns, between, toward, settles }),
  ),
  ...again.flatMap(({ plot: _plot, ...more }) => textsIn(more)),
]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as Record<string, unknown>).flatMap(textsIn)
}

const wordsOf = (text: string) => text.split(/\s+/).length

/** Stands for whichever contact a week or a month turns on. */
const contact = {
  id: 'transit',
  kind: 'transit',
  body: 'saturn',
  natal: 'venus',
  aspect: 'square',
  at: '2026-12-04T15:40:00Z',
  weight: 0.5,
  certain: true,
} as AnyFact

describe('the questions of weeks and the plots of months', () => {
  test('are there for each house', () => {
    for (const ofTone of Object.values(weekThoughts))
      for (const thoughts of Object.values(ofTone)) expect(Object.keys(thoughts)).toHaveLength(12)
    for (const ofHouse of Object.values(monthPlots)) expect(ofHouse).toHaveLength(2)
    expect(Object.keys(monthPlots)).toHaveLength(12)
  })

  test('show each question in small, in both tones and after the turn', () => {
    // Each as a tendency of the reader and as a scene.
    expect(scenes).toHaveLength(2 * 3 * questions.length)
    expect(scenes.filter((text) => !/^[A-Z].*\.$/.test(text) || wordsOf(text) > 45)).toEqual([])
  })

  test('say why a point asks each question, and what a close aspect adds', () => {
    expect(reasons).toHaveLength(questions.length)
    const isClause = (text: string) => /^[a-z][^.;:]+$/.test(text) && wordsOf(text) <= 30
    const isReason = (text: string) =>
      /^(?:you|your|people|strangers)\b/.test(text) && !/\bso\b/.test(text)
    expect(reasons.filter((text) => !isClause(text) || !isReason(text))).toEqual([])
    expect(added.filter((text) => !isClause(text) || wordsOf(text) > 22)).toEqual([])
    const all = [...reasons, ...added]
    expect(new Set(all).size).toBe(all.length)
    const isRefused = (text: string) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
      unwantedWord(text) !== undefined
    const said = all.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    expect(said.filter(isRefused)).toEqual([])
  })

  test('say what each point does in each sign as the question turns', () => {
    for (const bySign of Object.values(weekManners)) {
      expect(Object.keys(bySign)).toHaveLength(12)
      for (const { eases, presses } of Object.values(bySign))
        for (const some of [eases, presses]) expect(some.length).toBeGreaterThanOrEqual(1)
    }
    // "With your Moon in Aries, you …"
    const isOfYou = (text: string) => /^(?:You|Your|People)\b.*\.$/.test(text)
    expect(manners.filter((text) => !isOfYou(text) || wordsOf(text) > 25)).toEqual([])
  })

  test('take a step of each plot in one to three sentences', () => {
    expect(steps).toHaveLength(26 * plots.length)
    const isShaped = (text: string) =>
      /^[A-Z].*\.$/.test(text) && wordsOf(text) >= 8 && wordsOf(text) <= 50
    const all = [...steps, ...again.flatMap((more) => textsIn(more.steps))]
    expect(all.filter((text) => !isShaped(text))).toEqual([])
  })

  test('name the subject of a plot when it opens, turns and closes, and hardly in between', () => {
    const isOf = ({ subject }: (typeof plots)[number], text: string) =>
      new RegExp(`\\b${subject.split(' ').at(-1)?.slice(0, 6)}`, 'i').test(text)
    const share = (plot: (typeof plots)[number], texts: string[]) =>
      texts.filter((text) => isOf(plot, text)).length / texts.length
    for (const plot of plots) {
      const { subject, opens, turns, steps: own, settles } = plot
      expect(share(plot, textsIn(own)), subject).toBeLessThan(0.1)
      for (const named of [opens, turns, settles])
        expect(share(plot, textsIn(named)), `${subject}: ${textsIn(named)}`).toBeGreaterThan(0.7)
    }
    for (const { plot, turns, steps: own } of again) {
      expect(
        textsIn(own).filter((text) => isOf(plot, text)),
        plot.subject,
      ).toEqual([])
      expect(share(plot, textsIn(turns)), plot.subject).toBeGreaterThan(0.7)
    }
  })

  test('say how each sign goes about each subject, in a clause of its own', () => {
    expect(plotManners).toHaveLength(12 * plots.length)
    expect(new Set(plotManners).size).toBe(plotManners.length)
    const isClause = (text: string) => /^you(?:'[a-z]+)? [^.;]+$/.test(text) && !/\bso\b/.test(text)
    expect(plotManners.filter((text) => !isClause(text) || wordsOf(text) > 24)).toEqual([])
    const refused = plotManners.filter((says) => {
      const text = `${says.charAt(0).toUpperCase()}${says.slice(1)}.`
      const rejection = explainRejection(checkSentence(text, [contact], { hours: 'waking' }))
      return Boolean(rejection) || unwantedWord(text) !== undefined
    })
    expect(refused).toEqual([])
  })

  test('say what is at stake for each planet of a person, and what stays open', () => {
    expect(stakes).toHaveLength(plots.length)
    for (const ofPlot of stakes)
      expect(Object.keys(ofPlot)).toEqual(
        expect.arrayContaining(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']),
      )
    const isShaped = (text: string) => /^[A-Z].*\.$/.test(text) && wordsOf(text) <= 32
    const all = [...stakes, ...again.map((more) => more.stakes ?? {})].flatMap(textsIn)
    expect(all.filter((text) => !isShaped(text))).toEqual([])
  })

  test('lead to each turn from what eased or pressed before it', () => {
    const more = again.map(({ plot, toward }) => ({ subject: plot.subject, toward: toward ?? {} }))
    for (const { subject, toward } of [...plots, ...more])
      for (const text of textsIn(toward)) {
        expect(text, subject).toMatch(/^[A-Z][^.;:?]+\.$/)
        expect(wordsOf(text), text).toBeLessThanOrEqual(24)
      }
  })

  test('offer what other people may do', () => {
    const all = [...steps, ...again.flatMap((more) => textsIn(more.steps))]
    const acts = all.flatMap((text) => /^(?:Somebody|Someone|They)\b[^.]*/.exec(text)?.[0] ?? [])
    const isOffered = (text: string) => /\b(?:may|might|can|could)\b|'(?:d|ll)\b/.test(text)
    expect(acts.length).toBeGreaterThan(50)
    expect(acts.filter(isOffered).length / acts.length).toBeGreaterThan(0.75)
  })

  test('offer what may have come before a turn, in wordings that name an event', () => {
    const happened =
      /^(?:Somebody|Someone|They|You|It)(?:'ve| has| have)? (?:\w+ed|told|heard|ran|stayed|spent|came|went|did|had|been)\b/
    const asserted = again.flatMap(({ toward }) =>
      textsIn(toward ?? {}).filter((text) => happened.test(text)),
    )
    expect(asserted).toEqual([])
  })

  test('say in one sentence what could become of that', () => {
    expect(outcomes).toHaveLength(12 * plots.length)
    expect(outcomes.filter((text) => !/^[A-Z][^.;:]+\.$/.test(text) || wordsOf(text) > 26)).toEqual(
      [],
    )
  })

  test('answer every opening of a plot at its close', () => {
    for (const { opens, settles } of plots)
      for (const course of ['begins', 'ripens'] as const) {
        expect(opens[course].length).toBeGreaterThanOrEqual(3)
        expect(settles[course]).toHaveLength(opens[course].length)
      }
  })

  test('say of some steps why, and let the others stand as scenes', () => {
    const isCausal = (text: string) => /\b(?:because|so|since|why|which)\b/i.test(text)
    const share = (texts: string[]) => texts.filter(isCausal).length / texts.length
    expect(share(steps)).toBeGreaterThan(0.2)
    // Five in a row would read as a proof.
    for (const { subject, steps: own } of plots)
      expect(share(textsIn(own)), subject).toBeLessThan(0.55)
  })

  test('answer each question in a sentence that is understood without the question', () => {
    const leansOnIt = /^(?:It|They|That|There|This|These|Those)(?:'|\b(?! person\b))/
    const isElliptic =
      /^(?!You\b|No one\b).*\b(?:is|are|was|were|be|do|does|did|has|have|would|could|should|can)\.$/
    const first = ({ answers }: (typeof weeks)[number]) => answers.split(/(?<=\.) /)[0] ?? ''
    const unclear = weeks.map(first).filter((one) => leansOnIt.test(one) || isElliptic.test(one))
    expect(unclear).toEqual([])
    const isRefused = ({ answers }: (typeof weeks)[number]) =>
      Boolean(explainRejection(checkSentence(answers, [contact], { hours: 'waking' }))) ||
      unwantedWord(answers) !== undefined
    expect(weeks.filter(isRefused)).toEqual([])
  })

  test('answer in other words than they ask', () => {
    const repeats = ({ asks, answers }: (typeof weeks)[number]) => {
      const words = asks
        .replace(/[^a-z' ]/gi, '')
        .toLowerCase()
        .split(' ')
      const runs = words.slice(0, -5).map((_, index) => words.slice(index, index + 6).join(' '))
      return runs.some((run) => answers.toLowerCase().includes(run))
    }
    expect(weeks.filter(repeats)).toEqual([])
  })

  test('ask one short question and answer it', () => {
    for (const { asks, answers } of weeks) {
      expect(asks).toMatch(/^[A-Z][^.?]*\?$/)
      expect(wordsOf(asks), asks).toBeLessThanOrEqual(20)
      expect(answers, answers).toMatch(/\.$/)
      expect(wordsOf(answers), answers).toBeLessThanOrEqual(50)
    }
  })

  test('never say what the month was for, and have no hinges', () => {
    const stock = /\bmonth (?:was|is) (?:for|about)\b|\bAs for\b/
    expect(lines.filter((text) => stock.test(text))).toEqual([])
  })

  test('claim nothing of the sky or the calendar, and stand once', () => {
    const isRefused = (text: string, index: number) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
      unwantedWord(text) !== undefined ||
      /[—–;!{}]|\bshall\b/i.test(text) ||
      lines.indexOf(text) < index
    expect(lines.filter(isRefused)).toEqual([])
  })
})
