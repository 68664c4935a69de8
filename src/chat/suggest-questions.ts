import type { AboutYou } from '#contract/about-you.ts'
import { messages } from '#contract/messages.ts'
import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import { readersDate } from '#lore/readers-clock.ts'
import { isSlowBody, type Planet } from '#sky/bodies.ts'
import type { InstantFact } from '#sky/forecast-facts.ts'
import type { ChatSky } from './chat-sky.ts'
import { questionOnMind, suits } from './questions-for-reader.ts'
import { search } from './search/search.ts'

const { suggested } = messages.chat

/** Plans that a planet is asked about. */
const plans: Partial<Record<Planet, string>> = {
  mercury: suggested.talk,
  venus: suggested.date,
  mars: suggested.hardTalk,
  jupiter: suggested.talk,
  saturn: suggested.rest,
}

const SUGGESTIONS = 3

/** Questions that may begin a conversation, from what is exact today and what the reader has said of their life. */
export function suggestQuestions(sky: ChatSky, about?: AboutYou): string[] {
  const today = readersDate(sky.now, sky.timeZone)
  const span = { from: today, to: today, words: 'today' }
  const found = search({ kind: 'what-happens', span }, sky)
  const facts = found?.kind === 'span' ? found.moments.map(({ fact }) => fact) : []
  const planets = facts.flatMap((fact) => planetOf(fact) ?? [])
  const onMind = about && questionOnMind(about)
  const all = [
    ...(onMind ? [onMind] : []),
    ...facts.flatMap(questionAbout).slice(0, 1),
    facts.length > 0 ? suggested.today : suggested.week,
    ...planets.flatMap((planet) => plans[planet] ?? []),
    suggested.begin,
    suggested.isRetrograde(bodyName('mercury')),
  ]
  const suitable = all.filter((question) => !about || suits(about, question))
  return [...new Set(suitable)].slice(0, SUGGESTIONS)
}

/** The Moon does something new every few hours. */
function planetOf(fact: InstantFact): Planet | undefined {
  if (fact.kind !== 'transit' && fact.kind !== 'ingress' && fact.kind !== 'station')
    return undefined
  return fact.body === 'moon' || fact.body === 'chiron' ? undefined : fact.body
}

function questionAbout(fact: InstantFact): string[] {
  const planet = planetOf(fact)
  if (!planet) return []
  const name = bodyName(planet)
  if (fact.kind === 'station') return [suggested.isRetrograde(name)]
  if (fact.kind !== 'transit' || !isSlowBody(planet)) return [suggested.whereNow(name)]
  return [suggested.howLong(`${name} ${aspectWords[fact.aspect]} my ${pointNames[fact.natal]}`)]
}
