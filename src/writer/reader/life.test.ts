import { describe, expect, test } from 'vitest'
import type { AboutYou } from '#contract/about-you.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { aboutOf, withAge } from './life.ts'

const unsaid: AboutYou = {
  lifeStage: null,
  relationship: null,
  children: null,
  theme: null,
  mind: null,
}

describe('[N21] what a writer learns of a life', () => {
  test('is nothing of a reader who said nothing, or nothing that it could use', () => {
    expect(aboutOf(undefined)).toBeUndefined()
    expect(aboutOf(unsaid)).toBeUndefined()
    expect(aboutOf({ ...unsaid, mind: 'Hm.' })).toBeUndefined()
  })

  test('is never what they wrote, only what it is about', () => {
    const about = aboutOf({ ...unsaid, mind: 'My boss Canary and the promotion.' })
    expect(about).toMatchObject({ theme: 'work' })
    expect(JSON.stringify(about)).not.toContain('Canary')
  })

  test('the theme that they chose goes before their words', () => {
    expect(aboutOf({ ...unsaid, theme: 'love', mind: 'My job.' })?.theme).toBe('love')
  })
})

describe('[N21] a line', () => {
  const boss = 'Your boss notices.'
  const partner = 'Your partner notices.'
  const spouse = 'Your wife notices.'
  const date = 'On a first date you talk too much.'
  const kids = 'Your kids notice.'
  const homework = "You do your kids' homework with them."
  const all = [boss, partner, spouse, date, kids, homework]

  test.each([
    [{}, []],
    [{ lifeStage: 'working' }, []],
    [{ lifeStage: 'retired' }, [boss]],
    [{ lifeStage: 'between_jobs' }, [boss]],
    [{ relationship: 'single' }, [partner, spouse]],
    [{ relationship: 'dating' }, [spouse]],
    [{ relationship: 'partnered' }, [date]],
    [{ relationship: 'apart' }, [partner, spouse]],
    [{ children: 'none' }, [kids, homework]],
    [{ children: 'grown' }, [homework]],
    [
      { lifeStage: 'retired', relationship: 'single', children: 'none' },
      all.filter((one) => one !== date),
    ],
  ] as [Partial<AboutYou>, string[]][])('for %j is not one of %j', (said, unwanted) => {
    const history = new UsageHistory(undefined, aboutOf({ ...unsaid, ...said }))
    const isUnwanted = (sentence: string) =>
      history.isUnwanted({ wording: sentence, sentences: ['You notice.', sentence] })
    expect(all.filter(isUnwanted)).toEqual(unwanted)
  })
})

describe('a line that few people of an age could say of themselves', () => {
  const boss = 'Your boss notices.'
  const kids = 'Your kids notice.'
  const roof = 'Your garage is full of it.'
  const retired = 'Since you retired, you notice.'
  const all = [boss, kids, roof, retired]
  const now = new Date('2026-12-01T00:00:00Z')
  const unwantedAt = (birthDate: string, said: Partial<AboutYou> = {}) => {
    const about = withAge(aboutOf({ ...unsaid, ...said }), birthDate, now)
    const history = new UsageHistory(undefined, about)
    return all.filter((sentence) =>
      history.isUnwanted({ wording: sentence, sentences: [sentence] }),
    )
  }

  test.each([
    ['2003-12-02', [kids, roof, retired]],
    ['1986-05-05', [retired]],
    ['1955-12-01', [boss]],
  ])('is left out for someone born on %s', (birthDate, unwanted) => {
    expect(unwantedAt(birthDate)).toEqual(unwanted)
  })

  test('is kept where they say otherwise', () => {
    expect(unwantedAt('2003-12-02', { children: 'at_home', lifeStage: 'working' })).toEqual([
      retired,
    ])
    expect(unwantedAt('1955-12-01', { lifeStage: 'working' })).toEqual([retired])
  })

  test('counts a birthday on its day', () => {
    expect(withAge(undefined, '1986-12-01', now).age).toBe(40)
    expect(withAge(undefined, '1986-12-02', now).age).toBe(39)
  })
})
