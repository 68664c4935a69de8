import { describe, expect, it } from 'vitest'
import { actTitles, turningTitles } from '#lore/corpus/year/act-titles.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import { titleOfAct } from './acts.ts'
import type { Argued } from './argument.ts'
import type { Stop } from './plan.ts'

function stop(at: string, quality: 'tense' | 'harmonious', isMinor = false): Stop {
  const fact = { id: `transit ${at}`, kind: 'transit' }
  const contact = { at, fact, body: 'saturn', point: 'moon', quality, rank: 90 }
  return { contact, isMinor, isAgain: false } as unknown as Stop
}

function labelOf(act: readonly Stop[]): string | undefined {
  const title = titleOfAct(act, seededRandom('a year'), {
    stage: 'leadFirst',
    argued: {} as Argued,
    used: new Set(),
    birthday: undefined,
  })
  return title.split(': ')[1]
}

describe('the title of a first act with the decision in it', () => {
  const test = stop('2027-03-31T12:00:00Z', 'tense')

  it('names the hard part first where the act opens with it', () => {
    expect(actTitles.leadFirst.presses).toContain(labelOf([test]))
  })

  it('names the help that comes before the hard part', () => {
    const help = stop('2027-01-10T12:00:00Z', 'harmonious', true)
    expect(turningTitles.presses).toContain(labelOf([help, test]))
  })
})
