import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognizeCrisis } from './recognize-crisis.ts'
import { type CrisisKind, crisisKinds } from './rule.ts'

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'testdata', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

const crisesOf = (file: string) =>
  linesOf(file).map((line) => {
    const [, kind, message] = /^(\w+): (.+)$/.exec(line) ?? []
    if (!kind || !message) throw new Error(`No kind in "${line}"`)
    return { kind: kind as CrisisKind, message }
  })

/** In the order of their making. How they did on the first try: docs/decisions/022-care-is-code.md. */
const batches = ['a', 'b', 'c', 'd', 'e', 'f']
const crises = batches.flatMap((batch) => crisesOf(`crises-${batch}.txt`))
const ordinary = batches.flatMap((batch) => linesOf(`ordinary-${batch}.txt`))

describe('recognizing a crisis', () => {
  test('recognizes at least 98 % of more than 200 phrasings, of every kind', () => {
    const missed = crises.filter(({ message }) => recognizeCrisis(message) === undefined)
    console.log(`crises: ${crises.length - missed.length} of ${crises.length} recognized`)
    for (const { kind, message } of missed) console.log(`  missed ${kind}: ${message}`)
    expect(crises.length).toBeGreaterThan(200)
    expect(new Set(crises.map(({ kind }) => kind))).toEqual(new Set(crisisKinds))
    expect(missed.length / crises.length).toBeLessThanOrEqual(0.02)
  })

  test('finds the right kind for at least 95 % of them', () => {
    const other = crises.filter(({ kind, message }) => recognizeCrisis(message) !== kind)
    console.log(`kinds: ${crises.length - other.length} of ${crises.length} right`)
    expect(other.length / crises.length).toBeLessThanOrEqual(0.05)
  })

  test('raises at most 2 % false alarms on more than 500 ordinary messages', () => {
    const alarms = ordinary.filter((message) => recognizeCrisis(message) !== undefined)
    console.log(`ordinary: ${alarms.length} false alarms on ${ordinary.length} messages`)
    for (const message of alarms) console.log(`  ${recognizeCrisis(message)}: ${message}`)
    expect(ordinary.length).toBeGreaterThan(500)
    expect(alarms.length / ordinary.length).toBeLessThanOrEqual(0.02)
  })

  test.each([
    ['capitals and exclamation marks', 'I WANT TO DIE!!!'],
    ['no apostrophes', 'i dont want to be alive anymore'],
    ['curly apostrophes', 'I don’t want to be alive anymore'],
    ['typing errors', 'i am feling sucidal agian'],
    ['digits for letters', 'i want to k1ll mys3lf'],
    ['stars', 'thinking about s**cide'],
    ['letters apart', 'i want to d i e'],
    ['words run together', 'idontwanttolive'],
    ['zero-width characters', 'i want to k\u200bill my\u200dself'],
    ['full-width letters', 'ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
    ['slang', 'gonna unalive myself tn'],
    ['letters repeated', 'i wanna dieeeee'],
    ['an emoji in place of a word', 'he has a 🔫 and he says he will use it on me'],
    ['a pause', 'i just... want to die'],
    ['line breaks', 'hi\n\ni want to\ndie'],
  ])('reads %s', (_, message) => {
    expect(recognizeCrisis(message)).toBeDefined()
  })

  test.each([
    ['Cyrillic letters', 'i want to d\u0456\u0435'],
    ['Cyrillic letters', 'i w\u0430nt t\u043e k\u0456ll mys\u0435lf'],
    ['Cyrillic capitals', 'I WANT TO \u041aILL MYSELF'],
    ['Greek letters', 'i w\u03b1nt t\u03bf di\u03b5'],
    ['Greek capitals', 'I WANT TO \u039aILL \u039cYSELF'],
  ])('reads %s that look like Latin ones: %s', (_, message) => {
    expect(recognizeCrisis(message)).toBe('suicide')
  })

  test.each([
    [
      'Russian',
      ['Хочу умереть', 'Я больше не хочу жить', 'я не хочу больше жить', 'покончить с собой'],
    ],
    ['Ukrainian', ['Я хочу померти', 'не хочу більше жити', 'хочу вбити себе']],
    ['Arabic', ['أريد أن أموت', 'اريد الانتحار', 'لا أريد أن أعيش', 'سأقتل نفسي', 'أُرِيدُ أَنْ أَمُوت']],
    ['Hindi', ['मैं मरना चाहता हूँ', 'मैं जीना नहीं चाहती', 'आत्महत्या करना चाहता हूं', 'ख़ुदकुशी']],
    ['Chinese', ['我想死', '我不想活了', '我想自杀', '我想自殺', '想結束自己的生命']],
    ['Japanese', ['死にたい', 'もう生きていたくない', '自殺したい']],
    ['Korean', ['죽고 싶어', '죽고싶다', '자살하고 싶어요', '살고 싶지 않아', '살기 싫다']],
    [
      'Turkish',
      [
        'Ölmek istiyorum',
        'artık yaşamak istemiyorum',
        'kendimi öldürmek istiyorum',
        'CANIMA KIYACAĞIM',
      ],
    ],
    [
      'Polish',
      [
        'Chcę umrzeć',
        'nie chcę już żyć',
        'chcę się zabić',
        'popełnić samobójstwo',
        'nie chce mi się żyć',
      ],
    ],
  ])('recognizes suicide in %s', (_, messages) => {
    const missed = messages.filter((message) => recognizeCrisis(message) !== 'suicide')
    expect(missed).toEqual([])
  })

  test.each([
    [
      'Russian',
      [
        'Я не хочу умереть',
        'Не хочу жить в Москве',
        'Когда Сатурн в моей карте станет прямым?',
        'Мне хорошо',
      ],
    ],
    ['Ukrainian', ['Не хочу жити у Києві', 'Коли в мене буде кохання?']],
    ['Greek', ['Πότε θα βρω δουλειά; Τι λέει ο χάρτης μου;']],
    ['Arabic', ['لا أريد أن أموت', 'لا أريد أن أعيش في دبي', 'متى يعود زحل؟']],
    ['Hindi', ['मैं नहीं मरना चाहता', 'मेरी शादी कब होगी?']],
    ['Chinese', ['我不想死', '我想死你了', '我什么时候结婚?']],
    ['Japanese', ['死にたくない', '死にたいくらい恥ずかしい', '今日の運勢は?']],
    ['Korean', ['죽고 싶지 않아', '서울에 살기 싫어', '오늘 운세 어때?']],
    ['Turkish', ['Ölmek istemiyorum', "İstanbul'da yaşamak istemiyorum", 'Ne zaman evleneceğim?']],
    [
      'Polish',
      ['Nie chcę umrzeć', 'nie chcę żyć w Warszawie', 'nie chcę żyć sama', 'Kiedy znajdę pracę?'],
    ],
  ])('finds nothing in ordinary %s', (_, messages) => {
    const alarms = messages.filter((message) => recognizeCrisis(message) !== undefined)
    expect(alarms).toEqual([])
  })

  test('takes grief for an animal for grief, unless the words say more', () => {
    for (const message of [
      'my dog died yesterday. see you tomorrow',
      "I lost my cat last week and I'm sad. Good night, see you tomorrow",
      'we put our dog down this morning. thank you, see you soon',
    ])
      expect(recognizeCrisis(message), message).toBeUndefined()
    for (const message of [
      "my dog died and I'm going to be with him soon",
      'I lost my cat last week. I will join her tomorrow',
      'my dad died. see you tomorrow dad',
    ])
      expect(recognizeCrisis(message), message).toBe('suicide')
  })

  test('reads a sentence that was sent as two messages', () => {
    expect(recognizeCrisis('die')).toBeUndefined()
    expect(recognizeCrisis('die', ['hello', 'i just want to'])).toBe('suicide')
    expect(recognizeCrisis('die', ['That is what I want to.'])).toBeUndefined()
  })

  test('does not answer an earlier crisis again', () => {
    expect(recognizeCrisis('and my Venus?', ['i want to die'])).toBeUndefined()
  })

  test('recognizes despair in several small sentences, but not in one', () => {
    expect(recognizeCrisis("I feel hopeless. I'm such a burden. Nobody cares.")).toBe('suicide')
    expect(recognizeCrisis('I feel hopeless')).toBeUndefined()
  })

  test.each(['', ' ', '.', '???', '\0', '💀'.repeat(900), '<b>x</b>', 'مرحبا', '你好'])(
    'finds nothing in %j',
    (message) => {
      expect(recognizeCrisis(message)).toBeUndefined()
    },
  )

  test('reads the end of the longest message', () => {
    const message = `${'and he said that my friend and I want to go there. '.repeat(77)}I want to die.`
    expect(message.length).toBeGreaterThan(3900)
    expect(recognizeCrisis(message)).toBe('suicide')
  })
})
