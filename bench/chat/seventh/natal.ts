import { all, any, says, sign } from '../expect.ts'
import {
  cuspSign,
  houseOfNow,
  inWhole,
  leavesSign,
  movedAtBirth,
  oppositeSign,
  rulerOf,
  together,
  whereKinds,
} from '../expectations.ts'
import {
  adderTo,
  houseNow,
  inHouse,
  inSign,
  natalAspect,
  natalDegree,
  natalHouse,
  natalSign,
  nextLunation,
  type QuestionContext,
  type TestQuestion,
} from '../questions.ts'
import { noQuestionBack } from './wanted.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

for (const [voice, text, point] of [
  [
    'plain',
    'My late wife put my moods down to my Moon, and I never asked her which sign it was in. Would you be so good?',
    'moon',
  ],
  ['plain', "Forgive an old man's ignorance, but which Ascendant have I got?", 'asc'],
  [
    'plain',
    'My granddaughter means to embroider my Jupiter on a cushion. Which sign should she stitch?',
    'jupiter',
  ],
  ['lower case', 'had my rising on a sticky note and the cat ate it. what was it', 'asc'],
  ['lower case', 'and venus? not where it is today, the one i was born under', 'venus'],
  ['lower case', 'the app wants my mars, what do i put', 'mars'],
  ['lower case', 'so whats my saturn, the scary one', 'saturn'],
  ['typos', 'mu venud sugn', 'venus'],
  ['typos', 'wgat us my risong', 'asc'],
  ['typos', 'neptube in my chsrt, sign onlu', 'neptune'],
  ['slang', 'need my mercury for the group chat asap no cap', 'mercury'],
  ['slang', 'what is my midheaven giving', 'mc'],
  ['slang', 'moon check, mine', 'moon'],
  ['second language', 'In which sign did stand my Mercury by the birth?', 'mercury'],
  ['second language', 'My birth time Moon is what star sign?', 'moon'],
  ['second language', 'Sir, my lagna is which sign only?', 'asc'],
  [
    'dictated',
    'so the girl who does my nails wants to guess my type and all she needs is my mars sign can you give me that',
    'mars',
  ],
  ['dictated', 'um what was pluto in when i was born i mean the sign', 'pluto'],
] as const)
  add('where', [...whereKinds], voice, text, natalSign(point))
add(
  'where',
  [...whereKinds, 'ruler', 'what-in'],
  'lower case',
  'what sign is the very bottom of my chart, the ic',
  oppositeSign('mc'),
)

for (const [voice, text, body] of [
  [
    'plain',
    'An article says that all depends on the house of Saturn. Which would mine be?',
    'saturn',
  ],
  ['lower case', 'sun. house. mine', 'sun'],
  ['typos', 'hpuse of my venis', 'venus'],
  ['second language', 'Tell please, Pluto sits in which my house?', 'pluto'],
  ['dictated', 'which house would my north node be in for me', 'true_node'],
] as const)
  add('house', ['where', 'meaning', 'assertion'], voice, text, natalHouse(body))
for (const [voice, text, point] of [
  ['slang', 'exact degree of my mars, bestie is checking smth', 'mars'],
  ['second language', 'The Moon of my birth has how many degrees?', 'moon'],
] as const)
  add('degree', ['where'], voice, text, natalDegree(point))
for (const [voice, text, body] of [
  [
    'plain',
    'A young man in the bookshop asked whether I came into the world under a Mercury retrograde. Did I?',
    'mercury',
  ],
  ['lower case', 'was saturn going backwards the day i was born', 'saturn'],
  [
    'dictated',
    'i read that people born with mars retrograde swallow their anger am i one of those',
    'mars',
  ],
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
    'Would you kindly write down for me the signs of my Moon and my Mercury?',
    together(natalSign('moon'), natalSign('mercury')),
  ],
  [
    'lower case',
    'my rising and which planet rules it',
    together(natalSign('asc'), rulerOf(cuspSign(1))),
  ],
  ['typos', 'mars sugn abd house plz', together(natalSign('mars'), natalHouse('mars'))],
  [
    'slang',
    'sun moon rising go go go',
    inWhole(together(natalSign('sun'), natalSign('moon'), natalSign('asc'))),
  ],
  [
    'second language',
    'I need two informations: sign of my Jupiter, and in what house he is.',
    together(natalSign('jupiter'), natalHouse('jupiter')),
  ],
] as const)
  add('several facts', [...whereKinds, 'what-in', 'ruler'], voice, text, wanted)
for (const [voice, text, wanted] of [
  [
    'dictated',
    'give me my venus sign and then also tell me when venus moves to the next sign',
    together(natalSign('venus'), leavesSign('venus')),
  ],
  [
    'lower case',
    'what house is my mercury in and what house is mercury in today',
    // Where both are the same, half an answer would do.
    (asked: QuestionContext) =>
      houseOfNow(asked, 'mercury') === asked.person.bodies.mercury.house
        ? undefined
        : together(natalHouse('mercury'), houseNow('mercury'))(asked),
  ],
  [
    'second language',
    'Two dates I ask: the next new Moon and the next full Moon.',
    together(nextLunation(0), nextLunation(180)),
  ],
] as const)
  add('several facts', [...whereKinds, 'when', 'sky-now', 'motion'], voice, text, wanted)

for (const [voice, text, a, b, aspect] of [
  [
    'plain',
    'My daughter tells me that Venus and Saturn stand together in my chart. Is she right?',
    'venus',
    'saturn',
    'conjunction',
  ],
  [
    'lower case',
    'moon opposite pluto, do i have that? my therapist laughed',
    'moon',
    'pluto',
    'opposition',
  ],
  ['typos', 'sun squsre uranus do i hsve it', 'sun', 'uranus', 'square'],
  ['slang', 'pls tell me i dont have mars conjunct saturn 💀', 'mars', 'saturn', 'conjunction'],
  [
    'second language',
    'Have I a trine from Mercury to Jupiter or have I not?',
    'mercury',
    'jupiter',
    'trine',
  ],
] as const)
  add('aspect', ['aspect', 'where', 'assertion'], voice, text, (asked) => {
    const found = natalAspect(a, b, aspect)(asked)
    return found && all(any(found, says('another aspect', /^Nearly\b/)), noQuestionBack)
  })

for (const [voice, text, number] of [
  ['lower case', 'who runs my 10th house', 10],
  ['second language', 'The lord of my fifth house is which planet?', 5],
] as const)
  add('ruler', ['ruler'], voice, text, rulerOf(cuspSign(number)))
for (const [voice, text, number] of [
  ['plain', 'Is my fourth house occupied, or has everybody moved out?', 4],
  ['slang', '6th house roll call', 6],
  ['dictated', 'what planets have i got in the ninth house if there are any', 9],
] as const)
  add('in a house', ['what-in', 'meaning', 'theme'], voice, text, inHouse(number))
for (const [voice, text, name] of [
  ['lower case', 'i cry at ads. is there any pisces in my chart', 'Pisces'],
  ['second language', 'Have I some planet in the Capricorn?', 'Capricorn'],
] as const)
  add('in a sign', ['what-in', 'meaning', 'balance'], voice, text, (asked) =>
    all(inSign(name)(asked), sign(name)),
  )

export const natalQuestions: readonly TestQuestion[] = questions
