import { beforeAll, describe, expect, it } from 'vitest'
import { ordinalWords } from '#lore/names.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { expectForgeriesRefused } from '#testing/expect-grounding.ts'
import { isLong } from '#testing/long.ts'
import { groundedSentences } from '#testing/mutate-sentence.ts'
import { yearBriefOf } from '#testing/year-readers.ts'
import { isAdvice } from '../advice.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import type { WrittenText, YearBrief } from '../writer.ts'
import { isLongFelt } from './history.ts'

const people = ['d001', 'd004', 'd007', 'd012', 'd019', 'd023', 'd029', 'd034', 'd041', 'd055']

let years: { id: string; brief: YearBrief; text: WrittenText }[] = []

// Composing checks every sentence.
beforeAll(() => {
  years = people.map((id) => {
    const brief = yearBriefOf(id)
    return { id, brief, text: composeText(brief) }
  })
})

/** "saturn~moon:square" of "transit:saturn~moon:square:2027-03-11" */
const laneOfFact = (fact = '') => fact.replace(/^\w+:|:\d{4}-.*$/g, '')

const proseOf = (text: WrittenText) =>
  sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')

const reachText =
  /what you (?:need|hope|feel)|what you're proud of|how (?:you|people) |love and money|your work and your name|the other person|home and family/

/** The facts of what a year is about: its year of life. */
const questionFacts = (text: WrittenText) => text.opening[0]?.sentences[0]?.facts ?? []

/** The year of life that asks the question, up to the end of the twelve months. */
function spanOf({ brief, text }: { brief: YearBrief; text: WrittenText }) {
  const year = brief.facts.find(({ id }) => questionFacts(text).includes(id))
  if (year?.kind !== 'profection') throw new Error('No year of life asks the question')
  const { endDate } = brief.period
  return { from: year.at, until: year.until < endDate ? year.until : endDate }
}

describe('[N22] the year ahead', () => {
  it('has 900 to 1,400 words', () => {
    for (const { id, text } of years) {
      const words = proseOf(text).split(/\s+/).length
      expect(words, id).toBeGreaterThanOrEqual(900)
      expect(words, id).toBeLessThanOrEqual(1400)
    }
  })

  it('narrates in strictly chronological order, each moment once', () => {
    for (const { id, brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const dates = sentencesOf(text).flatMap(({ moment }) => {
        const fact = moment === undefined ? undefined : byId.get(moment)
        return fact && 'at' in fact ? [fact.at] : []
      })
      expect(dates.length, id).toBeGreaterThan(4)
      expect(dates, id).toEqual([...new Set(dates)].toSorted())
    }
  })

  it('says of a transit that comes back which pass it is', () => {
    for (const { brief, text } of years)
      for (const fact of brief.facts) {
        if (fact.kind !== 'transit' || !fact.pass) continue
        const said = sentencesOf(text).find(({ moment }) => moment === fact.id)
        if (said)
          expect(said.text).toMatch(
            /\b(?:for )?the \w+ (?:of \w+ (?:times|passes)|pass of \w+|time)\b/,
          )
      }
  })

  it('names the house of the year before and after the birthday', () => {
    for (const { id, brief, text } of years) {
      const houses = brief.facts.filter((fact) => fact.kind === 'profection')
      expect(houses, id).toHaveLength(2)
      const cited = sentencesOf(text).flatMap(({ facts }) => facts)
      for (const fact of houses) {
        expect(cited, id).toContain(fact.id)
        expect(proseOf(text), id).toContain(ordinalWords[fact.house])
      }
      expect(proseOf(text).match(/year of your \w+ house/g)?.length ?? 0, id).toBeLessThan(2)
    }
  })

  it('says what it is about, then asks its question, and answers it under that question', () => {
    for (const { id, text } of years) {
      const [about, ...first] = text.opening[0]?.sentences ?? []
      expect(about?.text, id).toMatch(/^This year is about /)
      const asked = first.at(-1)
      const last = text.sections.at(-1)
      expect(asked?.text, id).toMatch(/\?$/)
      expect(last?.title, id).toBe(asked?.text)
      const unitOf = (wording: string | undefined) => wording?.replace(/\/\d+$/, '')
      expect(unitOf(about?.wording), id).toBe(unitOf(asked?.wording))
      const answers = (last?.paragraphs.flatMap(({ sentences }) => sentences) ?? []).filter(
        ({ wording }) =>
          !/^(?:answer-ground|light|stake-answer|after|second|second-answer|open)\//.test(
            wording ?? '',
          ),
      )
      expect(new Set(answers.map(({ wording }) => unitOf(wording))), id).toEqual(
        new Set([unitOf(asked?.wording)]),
      )
    }
  })

  it('has three chapters, in the order of the year, under titles that name their months', () => {
    for (const { id, text } of years) {
      const chapters = text.sections.slice(0, -1)
      expect(chapters, id).toHaveLength(3)
      for (const { title } of chapters)
        expect(title, id).toMatch(/^[A-Z][a-z]+(?: (?:and|to) [A-Z][a-z]+)?: \S/)
      expect(new Set(chapters.map(({ title }) => title.split(': ')[1])).size, id).toBe(3)
    }
  })

  it('narrates the birthday under a title that covers its month', () => {
    const order = (name: string) => (Date.parse(`${name} 1, 2027`) / 86_400_000 + 365) % 365
    for (const { id, brief, text } of years) {
      const birthday = brief.facts.find(({ kind }) => kind === 'birthday')
      const act = text.sections.find(({ paragraphs }) =>
        paragraphs.some(({ sentences }) =>
          sentences.some(({ wording }) => wording?.startsWith('solar-return/')),
        ),
      )
      if (birthday?.kind !== 'birthday' || !act) throw new Error(`No birthday in ${id}`)
      const month = new Date(birthday.at).toLocaleString('en-US', { month: 'long' })
      const [from = '', to = from] = act.title.split(':')[0]?.split(/ (?:and|to) /) ?? []
      const since = (name: string) => (order(name) - order(from) + 365) % 365
      expect(since(month), `${id}: ${month} in ${act.title}`).toBeLessThanOrEqual(since(to))
    }
  })

  it('says once how the heaviest transit affects its subject, next to that transit', () => {
    for (const { id, text } of years) {
      const name = text.opening[0]?.sentences[0]?.wording?.replace(
        /^year|\/(?:presses|eases)\/\d+$/g,
        '',
      )
      const turns = sentencesOf(text).filter(({ wording }) => wording?.startsWith('turn/'))
      expect(new Set(turns.map(({ wording }) => wording)).size, id).toBe(1)
      expect(turns[0]?.wording, id).toMatch(new RegExp(`^turn${name}/`))
      const lead = sentencesOf(text).find(({ wording }) => wording?.startsWith('light/'))
      expect(turns[0]?.facts, id).toEqual(
        expect.arrayContaining([expect.stringContaining(laneOfFact(lead?.facts[0]))]),
      )
    }
  })

  it('says at nearly all dated moments how they affect the subject, even before and after its year', () => {
    let [moments, touched, after] = [0, 0, 0]
    for (const { brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const chapters = text.sections.slice(0, -1)
      const { until } = spanOf({ brief, text })
      for (const { paragraphs } of chapters) {
        const sentences = paragraphs.flatMap((one) => one.sentences)
        const isDated = ({ moment, wording }: (typeof sentences)[number]) =>
          moment !== undefined && !/^(?:year-house|solar)/.test(wording ?? '')
        const dated = sentences.flatMap((one, index) => (isDated(one) ? [index] : []))
        for (const [order, index] of dated.entries()) {
          const fact = byId.get(sentences[index]?.moment ?? '')
          if (!fact || !('at' in fact) || fact.kind === 'house-entry') continue
          const own = sentences.slice(index, dated[order + 1])
          const states = own.filter(({ wording }) => /^(?:turn|tie|state)\//.test(wording ?? ''))
          moments += 1
          touched += states.length > 0 ? 1 : 0
          after += states.length > 0 && fact.at >= until ? 1 : 0
        }
      }
    }
    expect(after).toBeGreaterThan(3)
    expect(touched / moments).toBeGreaterThan(0.85)
  })

  it('never explains pressure by a trine, or help by a square', () => {
    const tied = years.flatMap(({ text }) =>
      sentencesOf(text).filter(({ wording }) => /^tie\/bound\//.test(wording ?? '')),
    )
    for (const { text, wording } of tied)
      expect(text).not.toMatch(
        wording?.includes('/presses') ? /is (?:trine|sextile) your/ : /is (?:square|opposite) your/,
      )
    expect(tied.length).toBeGreaterThan(2)
  })

  it('says what pressure on one of two conjunct points reaches in the other', () => {
    const text = composeText(yearBriefOf('d010'))
    const carried = sentencesOf(text).filter(({ wording }) => wording?.includes('carried/'))
    expect(carried.map((one) => one.text)).toEqual([
      expect.stringMatching(
        /^Your Venus is conjunct your Midheaven, so .+ your work and your name/,
      ),
    ])
    for (const year of [...years, { id: 'd010', text }])
      expect(proseOf(year.text), year.id).not.toMatch(/so both (?:are|get)/)
  })

  it('says that its two questions meet only if the chart does not tie its heaviest transit to the first', () => {
    const counts = years.map(({ id, text }) => {
      const sentences = sentencesOf(text)
      const at = sentences.findIndex(({ wording }) => wording?.startsWith('questions/'))
      if (at === -1) return 0
      // What the touched point stands for in the story may come first.
      const next = sentences.slice(at + 1).find(({ wording }) => !/^role-in-/.test(wording ?? ''))
      expect(next?.wording, id).toMatch(/^turn\//)
      expect(next?.text, id).not.toMatch(/of (?:this|the) year, (?:so|and) /)
      return 1
    })
    expect(new Set(counts)).toEqual(new Set([0, 1]))
  })

  it('asks the question of the coming year of life at the birthday, and answers it at the end', () => {
    const asked = years.filter(({ id, brief, text }) => {
      const said = (kind: string) =>
        sentencesOf(text).filter(({ wording }) => wording?.startsWith(`${kind}/`))
      const rest = Date.parse(brief.period.endDate) - Date.parse(spanOf({ brief, text }).until)
      const [question] = said('second-question')
      expect(question !== undefined, id).toBe(rest >= 120 * 86_400_000)
      expect(said('second').length > 0, id).toBe(question !== undefined)
      if (question) expect(question.text, id).toMatch(/\?$|\.$/)
      return question !== undefined
    })
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.length).toBeLessThan(years.length)
  })

  it('says at the birthday and at the end how its answer changes in the next house', () => {
    let count = 0
    for (const { id, brief, text } of years) {
      const { from, until } = spanOf({ brief, text })
      const next = brief.facts.find(
        (fact) =>
          fact.kind === 'profection' && fact.at >= from && !questionFacts(text).includes(fact.id),
      )
      const rest = Date.parse(brief.period.endDate) - Date.parse(until)
      const hasNext = next !== undefined
      const said = (kind: string) =>
        sentencesOf(text).filter(({ wording }) => wording?.startsWith(`${kind}/`))
      expect(said('bridge').length, id).toBe(hasNext ? 1 : 0)
      expect(said('after').length, id).toBe(hasNext && rest >= 46 * 86_400_000 ? 1 : 0)
      count += said('after').length
    }
    expect(count).toBeGreaterThan(2)
  })

  it('asks a second question about the point of its heaviest transit, and answers both', () => {
    const asked = years.map(({ id, text }) => {
      const questions = text.opening.flatMap(({ sentences }) =>
        sentences.filter((one) => one.text.endsWith('?')),
      )
      const [answer] = sentencesOf(text).filter(({ wording }) =>
        wording?.startsWith('stake-answer/'),
      )
      const [turn] = sentencesOf(text).filter(({ wording }) => wording?.startsWith('turn/'))
      if (questions.length > 1)
        expect(turn?.facts, id).toEqual(expect.arrayContaining(answer?.facts ?? ['none']))
      return questions.map((one) => one.text).join(' ')
    })
    expect(asked.filter((one) => one.split('?').length > 2).length).toBeGreaterThan(7)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('says in chapters of Saturn and Jupiter how they differ for this person, by what their main moment touches', () => {
    let openings = 0
    for (const { id, text } of years)
      for (const { title, paragraphs } of text.sections.slice(0, -1)) {
        const openers = paragraphs.flatMap(({ sentences }) =>
          sentences.flatMap(({ wording }, index) =>
            wording?.startsWith('period/') ? [{ wording, index }] : [],
          ),
        )
        // It belongs to what follows, and not to a moment before it.
        expect(openers.length, `${id}: ${title}`).toBeLessThanOrEqual(1)
        for (const { index, wording } of openers) {
          expect(index, `${id}: ${title}`).toBe(0)
          expect(wording).toMatch(/^period\/[a-z]+\//)
        }
        openings += openers.length
      }
    expect(openings).toBeGreaterThan(years.length)
  })

  it('narrates a change of the progressed Moon in order, and a past one as its current place', () => {
    const months =
      'November December January February March April May June July August September October'.split(
        ' ',
      )
    const ahead = (one: string) => (months.indexOf(one) + 12) % 12
    const outside = new Set<string>()
    const early = { id: 'd010', text: composeText(yearBriefOf('d010')) }
    for (const { id, text } of [...years, early])
      for (const { title, paragraphs } of text.sections.slice(0, -1)) {
        const [from = '', to = from] = title.split(':')[0]?.split(/ (?:and|to) /) ?? []
        // Of the month that the twelve begin and end in, the name says nothing.
        if (ahead(to) < ahead(from)) continue
        const sentences = paragraphs.flatMap((one) => one.sentences)
        for (const { text: says, wording } of sentences) {
          const since = /has been in .+, since (\w+)/.exec(says)?.[1]
          if (wording?.startsWith('progressed/') && since) {
            expect(ahead(since), `${id}: ${says} in ${title}`).toBeLessThan(ahead(from))
            outside.add('before')
          }
          if (!wording?.startsWith('progressed-entry/')) continue
          const [, lead, month = ''] = /^(In|Later, in) (\w+)/.exec(says) ?? []
          if (month === 'November') continue
          const isAfter = ahead(month) > ahead(to)
          if (isAfter) outside.add('after')
          expect(ahead(month), `${id}: ${says} in ${title}`).toBeGreaterThanOrEqual(ahead(from))
          expect(lead, `${id}: ${says} in ${title}`).toBe(isAfter ? 'Later, in' : 'In')
        }
      }
    expect(outside).toEqual(new Set(['before', 'after']))
  })

  it('announces no question of the year', () => {
    for (const { id, text } of years) expect(proseOf(text), id).not.toMatch(/question of the year/)
  })

  it('fits the answer to the point and the planet of its heaviest transit', () => {
    const closings = years.flatMap(({ id, text }) => {
      const [light] = sentencesOf(text).filter(({ wording }) => wording?.startsWith('light/'))
      const [, body = '', natal = ''] = /(\w+)~(\w+):/.exec(light?.facts[0] ?? '') ?? []
      if (/^(?:uranus|neptune|pluto)$/.test(natal)) return []
      expect(light?.text, id).toMatch(reachText)
      return [light?.text.replace(reachText, '').split(/,? (?:around|between) /)[0] ?? body]
    })
    expect(closings.length).toBeGreaterThan(5)
    expect(new Set(closings).size).toBeGreaterThan(closings.length / 3)
  })

  it('leaves out no eclipse and no station within a degree of a light, an angle or the ruler', () => {
    let found = 0
    for (const { id, brief, text } of years) {
      const rising = brief.facts.find((fact) => fact.kind === 'angle' && fact.angle === 'asc')
      const ruler = rising?.kind === 'angle' ? traditionalRulers[rising.sign] : undefined
      const cited = new Set(sentencesOf(text).flatMap(({ facts }) => facts))
      for (const fact of brief.facts) {
        if (fact.kind !== 'touch' || fact.orbDegrees > 1) continue
        if (!['sun', 'moon', 'asc', 'mc', ruler].includes(fact.natal)) continue
        const { startDate, endDate } = brief.period
        if (fact.at < startDate || fact.at.slice(0, 10) > endDate) continue
        const { event, natal, aspect } = fact
        // A planet that stops within weeks of its pass is narrated with that.
        const isInPass =
          event.kind === 'station' &&
          [...cited].some((one) => one.startsWith(`transit:${event.body}~${natal}:${aspect}:`))
        found += 1
        expect(cited.has(event.id) || isInPass, `${id}: ${fact.id}`).toBe(true)
      }
    }
    expect(found).toBeGreaterThan(3)
  })

  it('narrates a station of a slow planet on a planet tied to the ruler, after its last pass', () => {
    // Pluto stands 0°01′ from an Uranus that is sextile Venus, which rules the Ascendant.
    const text = composeText(yearBriefOf('d027'))
    const station = sentencesOf(text).find(({ moment }) =>
      moment?.startsWith('station:pluto:direct'),
    )
    expect(station?.text).toMatch(/October 1[78].*Pluto|Pluto.*October 1[78]/)
    expect(station?.text).toMatch(/turns direct.*, right on your Uranus/)
  })

  it('says that the planet of a year rules its house only if a house of the chart begins in its sign', () => {
    const said = years.map(({ id, brief, text }) => {
      const profections = brief.facts.filter((fact) => fact.kind === 'profection')
      const ruling = sentencesOf(text).filter((one) =>
        /\b(?:rules|is the ruler of) that house\b/.test(one.text),
      )
      for (const { facts } of ruling) {
        const year = profections.find((one) => facts.includes(one.id))
        const cusp = brief.facts.find((one) => one.kind === 'cusp' && one.house === year?.house)
        expect(cusp, id).toMatchObject({ sign: year?.sign })
      }
      return ruling.length
    })
    expect(Math.max(...said)).toBeGreaterThan(0)
    expect(Math.min(...said)).toBe(0)
  })

  it('reads an eclipse on the planet that it touches', () => {
    for (const { id, text } of years)
      for (const { sentences } of text.sections.flatMap(({ paragraphs }) => paragraphs))
        for (const [index, { text: said, moment = '' }] of sentences.entries()) {
          const planet = /^(?:solar|lunar|eclipse)/.test(moment)
            ? /your (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn)\b/.exec(said)?.[1]
            : undefined
          if (!planet) continue
          const after = sentences.slice(index + 1, index + 4).map(({ wording }) => wording ?? '')
          expect(
            after.some((one) => one.startsWith(`eclipse/${planet.toLowerCase()}/`)),
            `${id}: ${said}`,
          ).toBe(true)
        }
  })

  it('ties three other moments to its subject at most, each by a fact of the chart', () => {
    const ties = years.map(({ id, brief, text }) => {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const tied = sentencesOf(text).filter(({ wording }) => wording?.startsWith('tie/'))
      expect(tied.length, id).toBeLessThanOrEqual(3)
      for (const { wording, facts } of tied) {
        const kinds = facts.map((one) => byId.get(one)?.kind)
        expect(kinds, `${id}: ${wording}`).toContain('profection')
      }
      return tied.length
    })
    expect(ties.filter((count) => count > 0).length).toBeGreaterThan(3)
  })

  it('describes what its slow transits are like to live through', () => {
    for (const { id, text } of years) {
      const described = new Set(
        sentencesOf(text).flatMap(({ wording }) =>
          wording?.startsWith('season/') ? [wording.replace(/\/\d+$/, '')] : [],
        ),
      )
      expect(described.size, id).toBeGreaterThan(1)
    }
  })

  it('calls months quiet only if nothing is exact in them', () => {
    const months = (from: string, to: string) =>
      (Date.parse(to) - Date.parse(from)) / 86_400_000 / 30
    for (const { id, brief, text } of years) {
      const { startDate, endDate } = brief.period
      const slow = brief.facts.filter((fact) => fact.kind === 'transit')
      const dates = slow
        .map(({ at }) => at.slice(0, 10))
        .filter((at) => at > startDate && at < endDate)
        .toSorted()
      const gaps = [startDate, ...dates].map((from, index) => months(from, dates[index] ?? endDate))
      const quiet = sentencesOf(text).filter(({ wording }) => wording?.startsWith('quiet-months/'))
      expect(quiet.length, id).toBeLessThanOrEqual(gaps.filter((gap) => gap > 2).length)
    }
  })

  it('leaves no stretch of more than four months without a word', () => {
    for (const { id, brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const { startDate, endDate } = brief.period
      const moments = sentencesOf(text).flatMap(({ moment, wording = '', facts }) => {
        const fact = byId.get(
          /^(?:year-house|solar)/.test(wording) ? (facts.at(-1) ?? '') : (moment ?? ''),
        )
        return fact && 'at' in fact && fact.at > startDate && fact.at < endDate ? [fact.at] : []
      })
      const dates = [startDate, ...moments, endDate].toSorted()
      const isQuiet = sentencesOf(text).some(({ wording }) => wording?.startsWith('quiet-months/'))
      const longest = Math.max(
        ...dates.slice(1).map((to, index) => Date.parse(to) - Date.parse(dates[index] ?? '')),
      )
      if (!isQuiet) expect(longest / 86_400_000, id).toBeLessThan(125)
    }
  })

  it('reads a touched point by its place and by its other ties in the chart', () => {
    for (const { id, brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const natal = sentencesOf(text).filter(({ wording }) => wording?.startsWith('pair/'))
      expect(natal.length, id).toBeGreaterThan(0)
      for (const { facts, wording } of natal)
        expect(
          facts.map((one) => byId.get(one)?.kind),
          `${id}: ${wording}`,
        ).toContain('aspect')
    }
  })

  it('names what the year depends on by the placement of the ruler of its house', () => {
    for (const { id, brief, text } of years) {
      const ground = sentencesOf(text).find(({ wording }) => wording?.startsWith('ground/'))
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const year = ground?.facts
        .map((one) => byId.get(one))
        .find((one) => one?.kind === 'profection')
      if (year?.kind !== 'profection') throw new Error(`No year in ${id}`)
      const ruler = brief.facts.find((fact) => fact.kind === 'placement' && fact.body === year.lord)
      expect(ground?.facts, id).toContain(ruler?.id)
    }
  })

  it('has the pass and the stay of each slow transit on a light or an angle among its facts', () => {
    for (const { id, brief, text } of years) {
      const cited = new Set(sentencesOf(text).flatMap(({ facts }) => facts))
      const named = new Set(sentencesOf(text).flatMap(({ moment }) => moment ?? []))
      for (const fact of brief.facts) {
        if (fact.kind !== 'transit' || !named.has(fact.id) || !isLongFelt(fact)) continue
        const stays = brief.facts.filter(
          (one) =>
            one.kind === 'transit-window' &&
            one.body === fact.body &&
            one.natal === fact.natal &&
            one.aspect === fact.aspect,
        )
        expect(
          stays.length === 0 || stays.some((one) => cited.has(one.id)),
          `${id}: ${fact.id}`,
        ).toBe(true)
      }
    }
  })

  it('has paragraphs of a length that a phone can show', () => {
    for (const { id, text } of years)
      for (const { title, paragraphs } of text.sections) {
        expect(paragraphs.length, `${id}: ${title}`).toBeGreaterThan(0)
        for (const { sentences } of paragraphs) {
          const words = sentences
            .map((one) => one.text)
            .join(' ')
            .split(/\s+/).length
          expect(words, `${id}: ${title}`).toBeLessThan(230)
        }
      }
  })

  it('is decided within the year of life that its question belongs to', () => {
    for (const { id, brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const asked = text.opening[0]?.sentences[0]?.facts.map((one) => byId.get(one))
      const year = asked?.find((fact) => fact?.kind === 'profection')
      const light = sentencesOf(text).find(({ wording }) => wording?.startsWith('light/'))
      const decided = byId.get(light?.facts[0] ?? '')
      if (year?.kind !== 'profection' || !decided || !('at' in decided))
        throw new Error(`No year or no deciding date in ${id}`)
      expect(decided.at >= year.at && decided.at < year.until, `${id}: ${decided.at}`).toBe(true)
    }
  })

  it('has nine dated moments at most', () => {
    for (const { id, text } of years)
      expect(sentencesOf(text).filter(({ moment }) => moment).length, id).toBeLessThanOrEqual(9)
  })

  it('gives the year only of dates outside the twelve months', () => {
    for (const { id, brief, text } of years) {
      const { startDate, endDate } = brief.period
      for (const [, day, year] of proseOf(text).matchAll(
        /\b([A-Z][a-z]+ \d{1,2})(?:, (\d{4}))?\b/g,
      )) {
        const inYears = [2025, 2026, 2027, 2028, 2029].filter((one) => {
          const date = new Date(`${day}, ${one} UTC`).toISOString().slice(0, 10)
          return date >= startDate && date <= endDate
        })
        if (year) expect(inYears, `${id}: ${day}, ${year}`).not.toContain(Number(year))
        else expect(inYears, `${id}: ${day}`).toHaveLength(1)
      }
    }
  })

  it('gives passes before the twelve months with their year', () => {
    expect(proseOf(composeText(yearBriefOf('d002')))).toMatch(/\bJuly and August 2026\b/)
  })

  it('narrates help before the test of the year if it comes first', () => {
    const [, , carriers] = composeText(yearBriefOf('d010')).opening
    const says = carriers?.sentences[0]?.text ?? ''
    expect(says.indexOf('February 24')).toBeGreaterThan(-1)
    expect(says.indexOf('February 24')).toBeLessThan(says.indexOf('May 23'))
    const both = proseOf(
      years.find(({ id }) => id === 'd055')?.text ?? { opening: [], sections: [] },
    )
    expect(both).toContain('March 5 and July 15')
    expect(both).not.toMatch(/what you gain there|comes before its test/)
  })

  it('lists all other passes at the first of the year', () => {
    for (const { id, brief, text } of years) {
      const passes = brief.facts.filter((fact) => fact.kind === 'transit')
      const named = sentencesOf(text).flatMap(({ moment }) => moment ?? [])
      const cited = new Set(sentencesOf(text).flatMap(({ facts }) => facts))
      for (const fact of passes.filter((one) => named.includes(one.id))) {
        const same = passes.filter(
          ({ body, natal, aspect, pass }) =>
            pass && body === fact.body && natal === fact.natal && aspect === fact.aspect,
        )
        for (const other of same) expect(cited.has(other.id), `${id}: ${other.id}`).toBe(true)
      }
    }
  })

  it('says how long a slow planet is close only of Saturn to Pluto on a light or an angle', () => {
    for (const { id, brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      const stays = sentencesOf(text).filter(({ wording }) => wording?.startsWith('window/'))
      for (const { facts } of stays) {
        const stay = facts.map((one) => byId.get(one)).find((one) => one?.kind === 'transit-window')
        if (stay?.kind !== 'transit-window') throw new Error(`No window in ${id}`)
        expect(stay.body).not.toBe('jupiter')
        expect(stay.natal).toMatch(/^(?:sun|moon|asc|mc)$/)
      }
    }
  })

  it('says what a pass is for only if others came before it', () => {
    for (const { id, brief, text } of years) {
      const byId = new Map(brief.facts.map((fact) => [fact.id, fact]))
      for (const { wording, facts } of sentencesOf(text)) {
        if (!wording?.startsWith('pass/')) continue
        const fact = byId.get(facts[0] ?? '')
        const isLater = fact?.kind === 'transit' && (fact.pass?.number ?? 0) > 1
        // A planet stops beside a point that it has crossed.
        const before = byId.get(facts[1] ?? '')
        const isAfter =
          fact?.kind === 'station' && before?.kind === 'transit' && before.at < fact.at
        expect(isLater || isAfter, `${id}: ${wording}`).toBe(true)
      }
    }
  })

  it('explains what a year of a house, a solar return and a progressed Moon are', () => {
    for (const { id, text } of years) {
      expect(proseOf(text), id).toMatch(/birthday/)
      expect(proseOf(text), id).toMatch(/solar return/)
      const inner = sentencesOf(text).filter(({ wording }) => wording?.startsWith('progressed'))
      const explained = inner.filter((one) =>
        /\b(?:day|for a sign)\b/.test(
          one.text.replace(/two and a half years for a sign/, 'for a sign'),
        ),
      )
      expect(explained, id).toHaveLength(1)
    }
  })

  it('narrates a Saturn return', () => {
    const brief = yearBriefOf('d027')
    const isReturn = (fact: YearBrief['facts'][number]) =>
      fact.kind === 'transit' &&
      fact.body === 'saturn' &&
      fact.natal === 'saturn' &&
      fact.aspect === 'conjunction'
    const fact = brief.facts.find(isReturn)
    const said = sentencesOf(composeText(brief)).filter(({ facts }) =>
      facts.includes(fact?.id ?? ''),
    )
    expect(said.map((one) => one.text).join(' ')).toMatch(/own Saturn.*every twenty-nine years/)
  })

  it("tells of Jupiter's return, in its opening as well", () => {
    const found = people
      .map((id) => yearBriefOf(id))
      .flatMap((brief) => brief.facts.map((fact) => ({ brief, fact })))
      .find(
        ({ brief, fact }) =>
          fact.kind === 'transit' &&
          fact.at > brief.period.startDate &&
          fact.at < brief.period.endDate &&
          fact.body === 'jupiter' &&
          fact.natal === 'jupiter' &&
          fact.aspect === 'conjunction',
      )
    if (!found) throw new Error('Jupiter comes back to nobody in this year')
    const text = composeText(found.brief)
    const moments = sentencesOf(text).flatMap(({ moment }) => moment ?? [])
    expect(moments).toContain(found.fact.id)
    const opening = text.opening.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts))
    expect(opening).toContain(found.fact.id)
  })

  it('is refused by the checker with one word of a sentence swapped', () => {
    const all = years.flatMap(({ brief, text }) => groundedSentences(text, brief.facts))
    const grounded = all.filter((_, index) => isLong || index % 4 === 0)
    expectForgeriesRefused(grounded, { planet: 1_000, sign: 400, house: 300, date: 1_500 })
  })

  it('names no hours, and asks for one thing', () => {
    for (const { id, text } of years) {
      expect(proseOf(text), id).not.toMatch(/\b[ap]\.m\.|UTC/)
      const inPlan = text.sections.slice(0, -1).flatMap(({ paragraphs }) => paragraphs)
      const advice = inPlan.flatMap(({ sentences }) =>
        sentences.filter((one) => isAdvice(one.text)),
      )
      expect(
        advice.map((one) => one.text),
        id,
      ).toHaveLength(0)
    }
  })

  it('uses no unwanted words', () => {
    for (const { text } of years)
      for (const sentence of sentencesOf(text))
        expect(unwantedWord(sentence.text), sentence.text).toBeUndefined()
  })

  it('writes the same text from the same brief, and other sentences for a reader who knows it', () => {
    const { brief, text } = years[0] as (typeof years)[number]
    expect(composeText(brief)).toEqual(text)
    const known = sentencesOf(text)
    const again = composeText({
      ...brief,
      recentlyUsed: {
        wordings: known.flatMap(({ wording }) => wording ?? []),
        sentences: known.map((sentence) => sentence.text),
      },
    })
    const before = new Set(known.map((sentence) => sentence.text))
    const repeated = sentencesOf(again).filter((sentence) => before.has(sentence.text))
    expect(repeated.length).toBeLessThan(known.length / 4)
  })

  it('has 900 to 1,400 words without a birth time, too', () => {
    for (const id of people.slice(0, 4)) {
      const words = proseOf(composeText(yearBriefOf(id, { timeKnown: false }))).split(/\s+/).length
      expect(words, id).toBeGreaterThanOrEqual(900)
      expect(words, id).toBeLessThanOrEqual(1400)
    }
  })

  it('carries its question through its chapters and answers the second one without a birth time, too', () => {
    for (const id of people.slice(0, 4)) {
      const text = composeText(yearBriefOf(id, { timeKnown: false }))
      const touched = text.sections
        .slice(0, -1)
        .filter(({ paragraphs }) =>
          paragraphs.some(({ sentences }) =>
            sentences.some(({ wording }) => /^(?:turn|tie|state)\//.test(wording ?? '')),
          ),
        )
      expect(touched.length, id).toBeGreaterThan(1)
      const closing = text.sections.at(-1)?.paragraphs.flatMap(({ sentences }) => sentences) ?? []
      const kinds = closing.map(({ wording }) => wording?.split('/')[0])
      const answer = closing.find(({ wording }) => wording?.startsWith('stake-answer/'))
      const isReferred = answer?.text.startsWith('As for the second question, ') ?? false
      expect(isReferred, id).toBe(answer !== undefined && !kinds.includes('light'))
      expect(kinds, id).not.toContain('after')
    }
  })

  it('has neither houses nor their years without a birth time', () => {
    for (const id of people.slice(0, 4)) {
      const text = composeText(yearBriefOf(id, { timeKnown: false }))
      expect(proseOf(text)).not.toMatch(/\bhouse\b|Ascendant|progressed|solar return/)
    }
  })

  it('has one house when it begins on the birthday', () => {
    const text = composeText(yearBriefOf('d001', { from: '2027-02-17' }))
    expect(proseOf(text)).not.toMatch(/year of your \w+ house/)
    expect(proseOf(text)).toMatch(/\bthird house|\bthe third, everyday talk/)
  })
})
