import type { Assertion, EventPattern, Question, Span } from '../../question.ts'

/** A question as one line of a fixture: `window money-talk 2026-11-23..2027-02-28`. In parentheses what a fixture may leave out. */
export function labelOf(question: Question): string {
  switch (question.kind) {
    case 'where':
      return join('where', question.point, owner(question), `(${question.asked})`)
    case 'what-in':
      return join('what-in', question.sign, houseLabel(question.house), owner(question))
    case 'aspect':
      return join('aspect', question.a, question.b, question.aspect, owner(question))
    case 'ruler':
      return join('ruler', rulerLabel(question.of), owner(question))
    case 'balance':
    case 'strongest':
      return join(question.kind, question.of, owner(question))
    case 'theme':
      return join('theme', question.theme, owner(question))
    case 'meaning':
      return join('meaning', question.point, question.sign, houseLabel(question.house), question.aspect, owner(question))
    case 'retrogrades':
      return join('retrogrades', question.body && `(${question.body})`, owner(question))
    case 'together':
      return join('together', question.theme === 'overall' ? '(overall)' : question.theme)
    case 'sky-now':
    case 'motion':
      return join(question.kind, question.body)
    case 'sky-then':
      return join('sky-then', question.body, spanLabel(question.span))
    case 'what-happens':
      return join('what-happens', spanLabel(question.span), question.theme, question.asked)
    case 'when':
      return join('when', question.which, eventLabel(question.event), question.span && spanLabel(question.span), question.claimed && `(${spanLabel(question.claimed)})`, question.asked && `(asked:${question.asked})`)
    case 'window':
      return join('window', question.purpose, question.wish === 'avoid' ? 'avoid' : '', question.only && `(${question.only === 'weekends' ? 'weekends' : `day:${question.only}`})`, question.hasOwnSpan ? spanLabel(question.span) : '')
    case 'compare':
      return join('compare', question.purpose, ...question.spans.map(spanLabel))
    case 'assertion':
      return join('assert', ...question.claims.map(claimLabel), question.then && `-> ${labelOf(question.then)}`)
    case 'another-span':
      return join('another-span', spanLabel(question.span))
    case 'said':
      return join('said', question.date)
    case 'other-one':
      return join('other-one', question.pick !== undefined && `(${question.pick})`)
    case 'outcome':
      return join('outcome', question.isHit ? 'hit' : 'miss')
    case 'social':
    case 'beyond':
      return join(question.kind, question.of)
    case 'unclear':
      return 'unclear'
    default:
      return question.kind
  }
}

/** Whether a label of a fixture fits one that was made. */
export function fits(expected: string, made: string): boolean {
  const wanted = expected.trim().split(/\s+/)
  const tokens = made.split(' ')
  const bare = (token: string) => token.replace(/^\(|\)$/g, '')
  const required = tokens.filter((token) => !token.startsWith('('))
  const plain = wanted.map(bare)
  return required.every((token) => plain.includes(token)) && plain.every((token) => tokens.map(bare).includes(token))
}

function join(...tokens: (string | undefined | false)[]): string {
  return tokens.filter(Boolean).join(' ')
}

function owner(question: { owner: string }): string {
  return question.owner === 'partner' ? 'partner' : ''
}

function houseLabel(house: number | undefined): string {
  return house ? `house:${house}` : ''
}

function rulerLabel(of: Extract<Question, { kind: 'ruler' }>['of']): string {
  if (typeof of === 'string') return of
  return 'house' in of ? houseLabel(of.house) : of.sign
}

function spanLabel({ from, to, words }: Span): string {
  return words === 'my birthday' ? 'birthday' : from === to ? from : `${from}..${to}`
}

function eventLabel({ of, body, natal, aspect, house, sign, phase }: EventPattern): string {
  return join(of, body, natal && `natal:${natal}`, aspect, houseLabel(house), sign, phase)
}

function claimLabel(claim: Assertion): string {
  const whose = 'owner' in claim && claim.owner === 'partner' ? 'partner:' : ''
  switch (claim.of) {
    case 'sign':
      return `${whose}${claim.point}=${claim.sign}`
    case 'house':
      return `${whose}${claim.point}=house:${claim.house}`
    case 'aspect':
      return `${whose}${claim.a}~${claim.b}=${claim.aspect}`
    case 'retrograde':
      return `${whose}${claim.body}=${claim.isRetrograde ? 'retrograde' : 'direct'}`
    case 'sky-sign':
      return `sky:${claim.body}=${claim.sign}`
    case 'sky-motion':
      return `sky:${claim.body}=${claim.isRetrograde ? 'retrograde' : 'direct'}`
  }
}
