/**
 * `npm run bench:writer`: what the embedded writer writes, for how many people, how fast; whether its
 * proofs hold, and its dates. Build the product first: one part asks it over HTTP.
 */

import { accounts } from './writer/accounts.ts'
import { checkForgeries } from './writer/forgeries.ts'
import { isOutOfShape, measureHoroscopes, sharedAcrossSigns } from './writer/horoscopes.ts'
import { nightlyBatch } from './writer/nightly-batch.ts'
import { answersOverHttp } from './writer/over-http.ts'
import { portraitClaims } from './writer/portrait-claims.ts'
import { chartsOf, portraits, relationships } from './writer/readings.ts'
import { recomputeDates } from './writer/recompute.ts'
import { relationshipClaims } from './writer/relationship-claims.ts'
import { sixtyDays } from './writer/sixty-days.ts'
import { voiceOf } from './writer/voice-by-kind.ts'
import { lengthsOf, repeatsOf, share, type Written } from './writer/written.ts'
import { yearsAhead } from './writer/years.ts'

const LIMITS = { writerP95Ms: 20, httpP95Ms: 300 }
const WORDS: Record<string, [number, number]> = {
  natal: [900, 1400],
  synastry: [800, 1200],
  // The shapes ask for 90, 220 and 450 words at least; a reader who has used up the lines of a chart
  // without a birth time gets a shorter text before a repeated one.
  daily: [55, 150],
  weekly: [145, 330],
  monthly: [310, 650],
  year: [900, 1400],
  'year without a birth time': [900, 1400],
}
/** The most that a kind of text may have. */
const VOICE = {
  'faults and stock phrases': 0,
  'props per 1,000 words': 5,
  'lists of three (%)': 8,
  '"X, not Y" (%)': 8,
  '"A is B and C is D" (%)': 8,
  'a colon (%)': 8,
  'paragraphs that end in a command (%)': 35,
}
const missed: string[] = []

const lives = await sixtyDays({ timeKnown: 150, timeUnknown: 50 })
const years = yearsAhead(200)
const written: Record<string, Written[]> = {
  natal: await portraits(1000),
  synastry: await relationships(1000),
  daily: lives.flatMap((life) => life.filter(({ kind }) => kind === 'daily')),
  weekly: lives.flatMap((life) => life.filter(({ kind }) => kind === 'weekly')),
  monthly: lives.flatMap((life) => life.filter(({ kind }) => kind === 'monthly')),
  year: years.known,
  'year without a birth time': years.unknown,
}

console.log(
  'Texts: 1,000 portraits, 1,000 readings for two, 60 days of horoscopes for 200 people, 200 years ahead',
)
const lengths = Object.fromEntries(
  Object.entries(written).map(([kind, texts]) => [kind, lengthsOf(texts)]),
)
console.table(lengths)
for (const [
  kind,
  { 'sentences with facts': share, 'writer p95 (ms of CPU)': p95 },
] of Object.entries(lengths)) {
  expectTrue(share === '100.00 %', `every sentence of ${kind} texts has its facts`)
  expectTrue(
    p95 <= LIMITS.writerP95Ms,
    `${kind}: writer p95 within ${LIMITS.writerP95Ms} ms of CPU`,
  )
}
for (const [kind, [least, most]] of Object.entries(WORDS)) {
  const { 'words, least': shortest = 0, 'words, most': longest = 0 } = lengths[kind] ?? {}
  expectTrue(
    shortest >= least && longest <= most,
    `every ${kind} text has ${least} to ${most} words`,
  )
}

const horoscopes = lives.flat()
const dated = [...horoscopes, ...years.known, ...years.unknown]
const measured = measureHoroscopes(dated)
const shared = sharedAcrossSigns(written.daily ?? [])
console.log('Horoscopes by the rules of their voice')
console.table({
  ...measured,
  'same transit, other natal signs: pairs of daily texts': shared.pairs,
  'sentences that such a pair shares': `${Math.round(100 * shared.share)} %`,
  'texts outside of their shape': share(horoscopes.filter(isOutOfShape).length, horoscopes.length),
})
for (const [fault, count] of Object.entries(measured))
  if (!fault.startsWith('props')) expectTrue(count === 0, `${fault}: none`)
expectTrue(measured['props per 1,000 words'] < 5, 'fewer than 5 props per 1,000 words')
expectTrue(shared.share < 0.3, 'the same transit reads differently under another natal sign')

const voices = Object.fromEntries(
  Object.entries(written).map(([kind, texts]) => [kind, voiceOf(texts)]),
)
console.log('The voice')
console.table(voices)
for (const [kind, voice] of Object.entries(voices))
  for (const [name, most] of Object.entries(VOICE))
    expectTrue(voice[name as keyof typeof VOICE] <= most, `${kind}: ${name} at most ${most}`)

const claims = portraitClaims(chartsOf(1000))
console.log('What 1,000 portraits claim')
console.table(claims)
for (const name of [
  'opposite claims without a tension',
  'sections without a fact of the spine',
  'sentences with a stock phrase',
  'sentences with a fault of the voice',
  'portraits without a personal planet',
  'personal aspects within a degree left out',
] as const)
  expectTrue(claims[name] === 0, `portraits: no ${name}`)
expectTrue(claims['props per 1,000 words'] < 5, 'portraits: fewer than 5 props per 1,000 words')
expectTrue(claims['equal sentences of any two (%)'] < 2, 'portraits of any two share under 2 %')
expectTrue(
  claims['equal sentences with the same Sun sign and Ascendant (%)'] < 12,
  'portraits with the same Sun sign and Ascendant share under 12 %',
)
for (const signs of ['rising sign and Moon sign', 'Sun sign and Moon sign'] as const)
  expectTrue(
    claims[`equal sentences with the same ${signs} (%)`] < 8,
    `portraits with the same ${signs} share under 8 %`,
  )

const ofTwo = relationshipClaims(written.synastry ?? [])
console.log('What 1,000 readings for two describe')
console.table(ofTwo)
expectTrue(ofTwo['contacts, most'] <= 9, 'readings for two have nine contacts at most')
for (const name of [
  'contacts that must be there and are not',
  'contacts beyond their orb',
  'hard contacts outside of the quarrel',
] as const)
  expectTrue(ofTwo[name] === 0, `readings for two: no ${name}`)

const repeats = lives.map(repeatsOf)
const worst = (key: 'sentences' | 'wordings') => Math.max(...repeats.map((life) => life[key]))
console.table({
  'sentences repeated to one person within 60 days, most of 200 people': worst('sentences'),
  'wordings repeated to one person within 14 days, most of 200 people': worst('wordings'),
})
expectTrue(worst('sentences') === 0, 'no sentence is repeated to one person within 60 days')
expectTrue(worst('wordings') === 0, 'no wording is repeated to one person within 14 days')

const accountTable = await accounts(200)
console.log('Three portraits and two readings for two of each of 200 accounts')
console.table(accountTable)
for (const [pace, { sentences, wordings }] of Object.entries(accountTable)) {
  expectTrue(sentences === 0, `${pace}: no sentence is repeated to one account`)
  expectTrue(wordings === 0, `${pace}: no wording is repeated within 14 days`)
}

const forged = checkForgeries(written, 6000)
console.log('The checker, over true sentences and over the same with one word swapped')
console.table(forged.table)
for (const sentence of forged.passed.slice(0, 5)) console.log(`  let pass: ${sentence}`)
expectTrue(forged.passed.length === 0, 'no forged sentence passes')
expectTrue(forged.refusedTrue === 0, 'no true sentence is refused')

const dates = recomputeDates({ timeKnown: 150, timeUnknown: 50 }, lives)
console.log('Dates of 200 weekly and 200 monthly texts, recomputed from the ephemeris alone')
console.table(dates.table)
expectTrue(dates.wrong === 0, 'every date is right to the minute and within its period')

const batch = await nightlyBatch(10_000)
console.log('A night of daily horoscopes')
console.table(batch)

const http = await answersOverHttp(40)
console.log('From the request to the answer over HTTP, embedded writer and database')
console.table(http)
for (const [kind, { 'p95 (ms)': p95 }] of Object.entries(http))
  expectTrue(p95 <= LIMITS.httpP95Ms, `${kind}: p95 over HTTP within ${LIMITS.httpP95Ms} ms`)

for (const claim of missed) console.log(`MISSED: ${claim}`)
console.log(missed.length === 0 ? 'All kept.' : `${missed.length} missed.`)
process.exit(missed.length === 0 ? 0 : 1)

function expectTrue(isTrue: boolean, claim: string) {
  if (!isTrue) missed.push(claim)
}
