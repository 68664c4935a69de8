import { all, says, sign } from '../expect.ts'
import {
  bornMoving,
  corrected,
  leavesSign,
  movingBackward,
  noCorrection,
  ordinal,
  trueSign,
} from '../expectations.ts'
import { positionAt, signOf } from '../oracle.ts'
import {
  adderTo,
  motionNow,
  natalAspect,
  natalHouse,
  nextSign,
  nextStation,
  otherSign,
  start,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

// Wrong assertions: he says what the chart says.
for (const [voice, template, point, by] of [
  [
    'plain',
    'I have recently learned I am a {sign} rising, which would explain the stares. How should I carry it?',
    'asc',
    4,
  ],
  [
    'plain',
    'My Moon in {sign} makes it hard for me to say what I need, I believe. Any advice?',
    'moon',
    4,
  ],
  ['plain', 'I have always blamed my {sign} Mercury for interrupting people.', 'mercury', 2],
  ['plain', 'With my Venus being {sign}, what sort of partner should I look for?', 'venus', 8],
  ['plain', 'As someone whose Midheaven is in {sign}, should I stay in teaching?', 'mc', 7],
  ['plain', 'Both my mother and I are {sign} Suns, and we cannot be in one room. Why?', 'sun', 5],
  ['plain', "Mars in {sign} here. Is that why I can't finish what I start?", 'mars', 6],
  ['plain', 'My Saturn falls in {sign}, so I gather I fear commitment?', 'saturn', 9],
  ['lower case', 'i think my {sign} moon is why i ghost people', 'moon', 3],
  ['lower case', 'being a {sign} rising is exhausting honestly', 'asc', 1],
  ['lower case', 'hey so im a {sign} sun what should i do about my job', 'sun', 8],
  ['lower case', 'venus {sign} here why do i always pick the wrong guys', 'venus', 2],
  ['lower case', 'is my mars in {sign} the reason i cant sit still', 'mars', 9],
  ['lower case', 'jupiter in {sign} means money right? thats mine', 'jupiter', 3],
  ['typos', 'im a {sign} sun adn i cnat stop wrrying', 'sun', 10],
  ['typos', 'my asendant beeing {sign} maks me shy i thnik', 'asc', 6],
  ['typos', 'wiht venuss in {sign} do i evn get maried', 'venus', 9],
  ['slang', 'my {sign} moon ass cried at a commercial 😭', 'moon', 5],
  ['slang', 'us {sign} risings stay winning', 'asc', 7],
  ['slang', 'blame it on my {sign} venus i love too hard', 'venus', 10],
  ['second language', 'I am of sign {sign} and I have problems with my chief, why?', 'sun', 2],
  ['second language', 'My Moon being in {sign}, I am too much sensible, no?', 'moon', 8],
  [
    'second language',
    'In my chart the Mercury is in {sign}, so I am good for the languages?',
    'mercury',
    5,
  ],
  [
    'dictated',
    'so i looked it up and it said my moon is in {sign} and i feel like that fits so what else does it mean',
    'moon',
    11,
  ],
  ['dictated', 'my husband always says thats your {sign} mars talking is he right', 'mars', 4],
  [
    'dictated',
    'i was told by a lady at a fair that i have {sign} rising and that im an old soul',
    'asc',
    2,
  ],
] as const)
  add(
    'wrong assertion',
    ['assertion'],
    voice,
    (asked) => template.replace('{sign}', otherSign(trueSign(asked, point), by)),
    corrected(point),
  )
for (const [voice, template, point, by] of [
  ['plain', 'Have I got it right that my Venus is in {sign}?', 'venus', 6],
  ['lower case', 'im a {sign} moon correct?', 'moon', 2],
  ['second language', 'My ascendant is {sign}, this is true?', 'asc', 5],
] as const)
  add(
    'wrong assertion',
    ['assertion', 'where'],
    voice,
    (asked) => template.replace('{sign}', otherSign(trueSign(asked, point), by)),
    corrected(point),
  )
for (const [voice, text, body] of [
  ['plain', 'Having been born with Mars retrograde, I bottle up my anger. What can I do?', 'mars'],
  ['lower case', 'i have natal mercury rx thats why im bad at texting back', 'mercury'],
] as const)
  add('wrong assertion', ['assertion'], voice, text, (asked) =>
    asked.person.bodies[body].retrograde ? undefined : bornMoving(body)(asked),
  )
for (const [voice, text, a, b, aspect] of [
  ['plain', 'My Venus square Saturn has kept me single, surely?', 'venus', 'saturn', 'square'],
  ['slang', 'moon conjunct pluto things lol im so intense', 'moon', 'pluto', 'conjunction'],
  [
    'dictated',
    'because of my sun opposite saturn ive always had trouble with my dad',
    'sun',
    'saturn',
    'opposition',
  ],
] as const)
  add('wrong assertion', ['assertion', 'aspect'], voice, text, natalAspect(a, b, aspect))

for (const [voice, template, body, by] of [
  ['plain', 'Since my Sun is in the {house} house I suppose I am made for public life?', 'sun', 4],
  ['plain', 'My Venus occupies the {house} house. Will that help me find someone?', 'venus', 6],
  ['lower case', 'moon in the {house} house so thats why i hide', 'moon', 5],
  ['lower case', 'i have mars in my {house} house, is that why we fight at home', 'mars', 8],
  ['typos', 'my satrun is {house} huose shoud i be scard', 'saturn', 3],
  ['slang', 'jupiter {house} house where my money at', 'jupiter', 6],
  [
    'second language',
    'With the Mercury in the {house} house I write well, it is correct?',
    'mercury',
    7,
  ],
  [
    'dictated',
    'a friend told me i have venus in the {house} house and that i should be careful with money',
    'venus',
    4,
  ],
] as const)
  add(
    'wrong house',
    ['assertion'],
    voice,
    ({ person }) =>
      template.replace('{house}', ordinal(((person.bodies[body].house - 1 + by) % 12) + 1)),
    natalHouse(body),
  )

for (const [voice, text, body] of [
  [
    'plain',
    'Given the current Mercury retrograde, I have postponed signing. Was that wise?',
    'mercury',
  ],
  ['lower case', 'its mercury retrograde so im not sending that text', 'mercury'],
  ['slang', 'jupiter rx rn so no luck for me huh', 'jupiter'],
  ['second language', 'Venus is retrograde these weeks, for this my relation is bad?', 'venus'],
  ['dictated', 'mars is retrograde at the moment right because i have zero energy', 'mars'],
] as const)
  add('wrong sky', ['assertion', 'motion'], voice, text, (asked) =>
    positionAt(body, start(asked)).speed < 0 ? undefined : motionNow(body)(asked),
  )
add(
  'wrong sky',
  ['assertion', 'motion'],
  'plain',
  'Now that Neptune is direct again I hope to think straight.',
  (asked) => (positionAt('neptune', start(asked)).speed < 0 ? movingBackward : undefined),
)
for (const [voice, template, body, by] of [
  ['plain', 'I hear that Saturn is in {sign} now. What will that ask of me?', 'saturn', 11],
  ['lower case', 'mars in {sign} right now has me so tired', 'mars', 2],
  ['slang', 'this pluto in {sign} era we in is wild', 'pluto', 11],
  ['dictated', 'so with jupiter in {sign} at the moment what should i be doing', 'jupiter', 2],
] as const) {
  const truth = (asked: Parameters<typeof trueSign>[0]) =>
    signOf(positionAt(body, start(asked)).longitude)
  add(
    'wrong sky',
    ['assertion'],
    voice,
    (asked) => template.replace('{sign}', otherSign(truth(asked), by)),
    (asked) => sign(truth(asked)),
  )
}
// A wrong date.
for (const [voice, text, wanted] of [
  [
    'plain',
    'Mercury goes retrograde on the 5th of December, does it not?',
    nextStation('mercury', true),
  ],
  ['lower case', 'saturn leaves aries in january right', leavesSign('saturn')],
  [
    'second language',
    'Jupiter enters in Virgo the 1 March, it is correct?',
    nextSign('jupiter', 'Virgo'),
  ],
  [
    'dictated',
    'my friend says mars goes retrograde in december is that true',
    nextStation('mars', true),
  ],
] as const)
  add('wrong date', ['assertion', 'when', 'motion', 'sky-now'], voice, text, wanted)

// A right one is not corrected.
for (const [voice, template, point] of [
  ['plain', 'I know I have {sign} rising. What do strangers notice first about me?', 'asc'],
  ['plain', 'My Moon is in {sign}. How do I calm down properly after a bad day?', 'moon'],
  ['lower case', '{sign} venus here how do i flirt', 'venus'],
  ['lower case', 'why does my {sign} sun need so much attention', 'sun'],
  ['slang', 'im a {sign} mars so am i allowed to be this petty', 'mars'],
  ['second language', 'I have Mercury in {sign}, how I can learn better?', 'mercury'],
  ['dictated', 'so my saturn is in {sign} and i was wondering what lesson that is', 'saturn'],
] as const)
  add(
    'right assertion',
    ['assertion', 'where', 'meaning', 'theme'],
    voice,
    (asked) => template.replace('{sign}', trueSign(asked, point)),
    (asked) => all(sign(trueSign(asked, point)), noCorrection),
  )
for (const [voice, text, body] of [
  ['plain', 'Mercury is direct again, thank goodness. Am I safe to buy a laptop?', 'mercury'],
  ['lower case', 'saturn still retrograde ugh what does that do to me', 'saturn'],
] as const)
  add(
    'right assertion',
    ['assertion', 'motion', 'sky-now', 'meaning', 'window', 'when'],
    voice,
    text,
    () => all(says(body, new RegExp(body, 'i')), noCorrection),
  )

export const assertionQuestions: readonly TestQuestion[] = questions
