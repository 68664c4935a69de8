/** What a guess begins with: the words of the passwords that lists of stolen ones name most often, without their digits. */
const commonWords = new Set(
  `password passwort pass passwd pw login admin administrator root user guest test welcome hello letmein master secret access
  changeme default qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcdef iloveyou love lovely
  sunshine princess monkey dragon football baseball basketball soccer hockey superman batman spiderman pokemon starwars
  trustno shadow michael jordan ashley daniel charlie jessica jennifer thomas andrew robert hunter ginger summer winter
  spring autumn flower cookie cheese freedom whatever computer internet google facebook apple samsung killer pepper
  astrology horoscope zodiac cosmic cosmicpath aries taurus gemini cancer virgo libra scorpio sagittarius capricorn
  aquarius pisces`.split(/\s+/),
)

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const RUNS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const SHORTEST_RUN = 4

/** Whether guessing programs try it first: a common word, also dressed up with digits and signs, a run, or a repetition. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  return isRepetition(text) || isRun(text) || [text, undressed(text)].some(isCommonWord)
}

/** With trailing digits and signs, and with a year or a place in a row around it. */
function isCommonWord(text: string): boolean {
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return commonWords.has(core)
}

const undressed = (text: string) =>
  [...text.replace(/[\d!@#$%^&*.?_-]+$/, '')].map((sign) => lookalikes[sign] ?? sign).join('')

/** `abcabcabc`, `1111111`. */
const isRepetition = (text: string) => /^(.{1,4})\1+$/.test(text) || new Set(text).size <= 2

/** `12345678`, `fedcba`, `qwertz123`. */
function isRun(text: string): boolean {
  const parts = text.match(/[a-z]+|\d+/g) ?? []
  return parts.length > 0 && parts.join('').length === text.length && parts.every(isPartOfRun)
}

function isPartOfRun(part: string, _index: number, parts: readonly string[]): boolean {
  const backward = [...part].reverse().join('')
  const isIn = RUNS.some(
    (run) => run.includes(part) || run.includes(backward) || `${run}0`.includes(part),
  )
  // "abc123" has two short runs.
  return isIn && (part.length >= SHORTEST_RUN || parts.length > 1)
}
