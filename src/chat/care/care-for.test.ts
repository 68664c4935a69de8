import { describe, expect, test } from 'vitest'
import { type CareAnswer, careFor, careReply, continuesCare } from './care-for.ts'

/** Talks to Baba Bliss, who says "Your chart says so." when it is not for care to answer. */
function talk(messages: string[], country = 'GB') {
  const turns: Parameters<typeof careFor>[0]['turns'][number][] = []
  return messages.map((question): CareAnswer | undefined => {
    const answer = careFor({ message: question, turns, country })
    const isCare = answer !== undefined
    turns.push({ question, answer: answer?.text ?? 'Your chart says so.', isCare })
    return answer
  })
}
const answered = (messages: string[]) => talk(messages).map((answer) => answer !== undefined)

describe('a conversation with a crisis in it', () => {
  test('goes on without astrology until the person returns to ordinary subjects', () => {
    const answers = talk([
      'I got broken up with on Friday and everyone I know is out this weekend.',
      'Is there something in my chart that makes people leave?',
      "Honestly some nights I think everyone would be better off if I wasn't here.",
      "I wouldn't do anything. I'm just so tired.",
      'My sister said I could come over.',
      "On the bus. She's making pasta.",
      'thank you',
      'Anyway, when is a good week to ask for a raise?',
      'and in March?',
    ])
    expect(answers.map((answer) => answer && [answer.kind, answer.isFollowUp])).toEqual([
      undefined,
      undefined,
      ['suicide', false],
      ['suicide', true],
      ['suicide', true],
      ['suicide', true],
      ['suicide', true],
      undefined,
      undefined,
    ])
    expect(answers[4]?.text).toContain('your sister')
    expect(answers[2]?.text).toContain('116 123')
  })

  test('returns to the chart when asked for it', () => {
    expect(answered(['I want to die', 'ok I called a friend', 'and what about my Venus?'])).toEqual(
      [true, true, false],
    )
    expect(answered(['I want to die', 'can we talk about something else?'])).toEqual([true, false])
  })

  test('does not take a question about the crisis for an ordinary one', () => {
    expect(answered(['I want to die', 'does my chart say it gets better?'])).toEqual([true, true])
    expect(answered(['My husband hits me', 'will Saturn make him stop?'])).toEqual([true, true])
  })

  test('comes back at a lower sign for a few answers', () => {
    const before = ['I want to die', 'and my Venus?']
    expect(answered([...before, 'I feel so hopeless'])).toEqual([true, false, true])
    expect(answered(['and my Venus?', 'I feel so hopeless'])).toEqual([false, false])
    const later = ['my Mars?', 'my Sun?', 'my Moon?', 'I feel so hopeless']
    expect(answered([...before, ...later]).at(-1)).toBe(false)
  })

  test('answers a new crisis of another kind as such', () => {
    const kinds = talk(['I want to die', 'my husband hits me']).map((answer) => answer?.kind)
    expect(kinds).toEqual(['suicide', 'abuse'])
  })

  test('accepts a denial', () => {
    const [, denial] = talk(['I want to die', "I'm not going to kill myself, I'm just tired"])
    expect(denial).toMatchObject({ kind: 'suicide', isFollowUp: true })
  })

  test.each([
    ['I could never do this life. I took all my pills under the full moon', 'medical'],
    ["I'm not going to kill myself under Saturn, I already took all my pills", 'medical'],
    ["I won't do anything, my Moon says so, but I want to die", 'suicide'],
    ['I will never try again. My husband hits me since the eclipse', 'abuse'],
  ])('answers the crisis beside the denial in "%s"', (message, kind) => {
    expect(talk(['I want to die', message])[1]).toMatchObject({ kind, isFollowUp: false })
  })

  test('never leaves a denied crisis to the chart', () => {
    const [, denial] = talk(['I want to die', "I won't kill myself. Anyway, how is my Venus?"])
    expect(denial).toMatchObject({ kind: 'suicide', isFollowUp: true })
  })

  test('keeps the subject of the crisis', () => {
    const answers = talk(["I'm being evicted tomorrow", "I don't know who to ask", 'ok'])
    expect(answers.map((answer) => answer?.kind)).toEqual(['legal', 'legal', 'legal'])
  })

  test.each([
    ["I don't want to call anyone", 'Okay. I won’t argue'],
    ['hotlines never help', 'Okay. I won’t argue'],
    ['my mom is here now', 'your mom'],
    ['I can’t sleep', 'I believe you'],
    ['ok', 'astrology closed'],
  ])('answers "%s" in kind', (message, part) => {
    const text = talk(['I want to die', message])[1]?.text
    expect(text).toContain(part.replace('’', "'"))
  })

  test('never says the same twice, however long it lasts', () => {
    const messages = Array.from({ length: 9 }, (_, n) => (n % 2 ? 'I want to die' : 'ok'))
    const said = talk(['I want to die', ...messages]).map((answer) => answer?.text)
    expect(new Set(said).size).toBe(said.length)
  })

  test('answers even after it has said everything', () => {
    const said = talk(Array.from({ length: 40 }, () => 'I want to die'))
    expect(said.filter((answer) => answer === undefined)).toEqual([])
  })

  test('answers when the message that began it is no longer among the turns', () => {
    const turns = [{ question: 'ok', answer: 'I am here.', isCare: true }]
    expect(careFor({ message: "I'm so tired", turns })).toMatchObject({ kind: 'suicide' })
    expect(continuesCare("I'm so tired", turns)).toBe(true)
    expect(continuesCare("I'm so tired", [])).toBe(false)
  })

  test('answers in paragraphs that cite no facts', () => {
    const reply = careReply({ message: 'I want to die', turns: [], country: 'US' })
    expect(reply).toMatchObject({ facts: [], moments: [], suggestions: [], isCare: true })
    expect(reply?.blocks).toHaveLength(3)
    expect(careReply({ message: 'and my Venus?', turns: [] })).toBeUndefined()
  })
})
