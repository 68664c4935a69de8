import { all, any, says, sign } from '../expect.ts'
import {
  cuspSign,
  inWhole,
  movedAtBirth,
  oppositeSign,
  rulerOf,
  together,
  whereKinds,
} from '../expectations.ts'
import {
  adderTo,
  inHouse,
  inSign,
  natalAspect,
  natalDegree,
  natalHouse,
  natalSign,
  nextLunation,
  signNow,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

for (const [voice, text, point] of [
  [
    'plain',
    'A lady at church offered to read my palm and asked for my ascendant first. What shall I say to her?',
    'asc',
  ],
  [
    'plain',
    'I am filling in a form on a dating website at my age, and it wants a Moon sign. Would you oblige?',
    'moon',
  ],
  ['plain', 'Under which sign was Mercury at my birth? I write crosswords.', 'mercury'],
  ['lower case', '2am and arguing w my gf about my venus sign. settle it', 'venus'],
  ['lower case', 'saturn sign of mine', 'saturn'],
  ['lower case', 'the sign on top of my chart, mc i think its called', 'mc'],
  ['lower case', 'ok but jupiter. mine. sign', 'jupiter'],
  ['typos', 'whay sigm os mt mars', 'mars'],
  ['typos', 'asecndant og mine?', 'asc'],
  ['slang', 'spill my moon sign rq', 'moon'],
  ['slang', 'my mercury is what so i can blame it', 'mercury'],
  ['second language', 'At my birth, Venus was standing in which sign, please?', 'venus'],
  ['second language', 'Moon sign of me, I not know. What is?', 'moon'],
  ['second language', 'Kindly tell which rashi my Mars is having in this chart.', 'mars'],
  [
    'dictated',
    'alright so my yoga teacher goes whats your rising and im like no clue so whats my rising',
    'asc',
  ],
  [
    'dictated',
    'can you look up which sign uranus was in for me my brother was born the same year',
    'uranus',
  ],
] as const)
  add('where', [...whereKinds], voice, text, natalSign(point))
add(
  'where',
  [...whereKinds, 'ruler', 'what-in'],
  'lower case',
  'descendant sign? like the dating one across from rising',
  oppositeSign('asc'),
)

for (const [voice, text, body] of [
  [
    'plain',
    'My bridge partner keeps her Jupiter in the ninth, she says. In which house do I keep mine?',
    'jupiter',
  ],
  ['typos', 'moon huose nmber pls', 'moon'],
  ['second language', 'The Mars of mine, he lives in which house?', 'mars'],
  ['dictated', 'so not the sign just the house for my mercury which one is it', 'mercury'],
] as const)
  add('house', ['where', 'meaning', 'assertion'], voice, text, natalHouse(body))
for (const [voice, text, point] of [
  ['lower case', 'how far into its sign is my venus, in degrees', 'venus'],
  ['dictated', 'the lady wants my ascendant with the degree so whats the number', 'asc'],
] as const)
  add('degree', ['where'], voice, text, natalDegree(point))
for (const [voice, text, body] of [
  [
    'plain',
    'My whole class is said to have been born under a retrograde Uranus. Was I one of them?',
    'uranus',
  ],
  ['slang', 'is my natal neptune rx bc that would explain sm', 'neptune'],
  ['second language', 'By my birth was the Pluto moving back?', 'pluto'],
] as const)
  add(
    'natal motion',
    ['where', 'retrogrades', 'motion', 'assertion'],
    voice,
    text,
    movedAtBirth(body),
  )

for (const [voice, text, wanted] of [
  [
    'plain',
    'For the engraving on a locket I need my Sun and my Ascendant. Could you give me the pair?',
    together(natalSign('sun'), natalSign('asc')),
  ],
  ['lower case', 'venus + mars signs (mine)', together(natalSign('venus'), natalSign('mars'))],
  ['typos', 'satunr sing and huose', together(natalSign('saturn'), natalHouse('saturn'))],
  [
    'slang',
    'moon mercury mars speedrun',
    inWhole(together(natalSign('moon'), natalSign('mercury'), natalSign('mars'))),
  ],
  [
    'second language',
    'Of my Venus I need two things, the sign and also the house.',
    together(natalSign('venus'), natalHouse('venus')),
  ],
] as const)
  add('several facts', [...whereKinds, 'what-in'], voice, text, wanted)
add(
  'several facts',
  [...whereKinds, 'when', 'sky-now', 'motion'],
  'dictated',
  'whats my moon sign and also when is the next full moon',
  together(natalSign('moon'), nextLunation(180)),
)
add(
  'several facts',
  [...whereKinds, 'sky-now', 'motion'],
  'lower case',
  'my venus vs where venus is today, signs',
  together(natalSign('venus'), signNow('venus')),
)

for (const [voice, text, a, b, aspect] of [
  [
    'plain',
    'In an old letter my mother mentions that my Sun and Jupiter are in trine. Are they?',
    'sun',
    'jupiter',
    'trine',
  ],
  ['lower case', 'ok tea leaves, does my moon square saturn', 'moon', 'saturn', 'square'],
  ['typos', 'is mt mercry opposit neptun', 'mercury', 'neptune', 'opposition'],
  ['slang', 'am i cursed w venus conjunct pluto', 'venus', 'pluto', 'conjunction'],
  [
    'second language',
    'Between my Sun and my Mars is there some sextile?',
    'sun',
    'mars',
    'sextile',
  ],
] as const)
  add('aspect', ['aspect', 'where', 'assertion'], voice, text, (asked) => {
    const found = natalAspect(a, b, aspect)(asked)
    return found && any(found, says('another aspect', /^Nearly\b/))
  })

for (const [voice, text, number] of [
  ['plain', 'Which planet is master of my second house, if I may ask?', 2],
  ['slang', 'whos the boss of my 7th', 7],
] as const)
  add('ruler', ['ruler'], voice, text, rulerOf(cuspSign(number)))
for (const [voice, text, number] of [
  ['dictated', 'is there anybody in my twelfth house or is it empty', 12],
  ['second language', 'What planets I have inside of the eleventh house?', 11],
  ['lower case', 'anyone home in my first house', 1],
] as const)
  add('in a house', ['what-in', 'meaning', 'theme'], voice, text, inHouse(number))
for (const [voice, text, name] of [
  ['slang', 'got any virgo in me or nah', 'Virgo'],
  ['plain', 'My nephew calls me an old Aquarius. Is a single one of my planets there?', 'Aquarius'],
] as const)
  add('in a sign', ['what-in', 'meaning', 'balance'], voice, text, (asked) =>
    all(inSign(name)(asked), sign(name)),
  )

export const natalQuestions: readonly TestQuestion[] = questions
