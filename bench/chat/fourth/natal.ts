import { planets } from '../../../src/sky/bodies.ts'
import { sign } from '../expect.ts'
import {
  cuspSign,
  inWhole,
  movedAtBirth,
  oppositeSign,
  rulerOf,
  together,
} from '../expectations.ts'
import {
  adderTo,
  inHouse,
  inSign,
  naming,
  natalAspect,
  natalDegree,
  natalHouse,
  natalSign,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

for (const [voice, text, point] of [
  [
    'plain',
    'We played a party game last night where you had to shout out your Moon sign, and I lost. Could you tell me mine for next time?',
    'moon',
  ],
  ['plain', 'I am having my chart engraved on a bracelet. I need the sign of my Ascendant.', 'asc'],
  ['plain', 'In what sign does Venus appear on my chart, please?', 'venus'],
  ['plain', "I've been reading about Jupiter and generosity. What sign is my Jupiter?", 'jupiter'],
  ['plain', 'Remind me which sign Saturn was passing through on my date of birth.', 'saturn'],
  ['plain', 'I wonder what my Mercury is. My wife says I write like a lawyer.', 'mercury'],
  ['plain', 'What is the sign at the top of my chart, the Midheaven?', 'mc'],
  ['lower case', 'my roommate does tarot and wants my moon sign before she starts', 'moon'],
  ['lower case', 'ok what is my actual venus sign because two websites disagree', 'venus'],
  ['lower case', 'mars sign? trying to explain my road rage', 'mars'],
  ['lower case', 'uranus sign pretty please', 'uranus'],
  ['lower case', 'my true node sign', 'true_node'],
  ['lower case', 'can you pull up my rising', 'asc'],
  ['typos', 'whats my mooon sing agian i alwyas forgte', 'moon'],
  ['typos', 'tell me my venuse sign pleese', 'venus'],
  ['typos', 'wher was jupiter wehn i was bron', 'jupiter'],
  ['typos', 'i ned my assending sign', 'asc'],
  ['slang', 'whats my mercury and is it why i overshare', 'mercury'],
  ['slang', 'wya pluto (my natal one)', 'pluto'],
  ['slang', 'moon check 🌙 what am i', 'moon'],
  [
    'second language',
    'My friend ask me what is my Mars and I do not know. Which sign it is?',
    'mars',
  ],
  ['second language', 'How is called the sign of my Ascendant?', 'asc'],
  ['second language', 'In the day of my birth the Saturn was in which sign?', 'saturn'],
  ['second language', 'Tell me please the sign where I have the Neptune.', 'neptune'],
  [
    'dictated',
    'yeah hi i was hoping you could tell me the sign of my venus my wife and i are comparing',
    'venus',
  ],
  [
    'dictated',
    'so theres this thing called chiron apparently and i want to know what sign mine is in',
    'chiron',
  ],
  ['dictated', 'what is my moon i mean the sign of it im new at this', 'moon'],
] as const)
  add('where', ['where', 'meaning', 'theme'], voice, text, natalSign(point))
for (const [voice, text, point] of [
  ['plain', 'Which sign falls on my Descendant, please?', 'asc'],
  ['slang', 'whats my dsc tho', 'asc'],
] as const)
  add('where', ['where', 'meaning', 'theme', 'ruler', 'what-in'], voice, text, oppositeSign(point))
for (const [voice, text, number] of [
  ['plain', 'Which sign rules over my fifth house, I mean the one on its cusp?', 5],
  ['typos', 'wat sign is on my 10th hosue cusp', 10],
  ['second language', 'With which sign begins my house four?', 4],
] as const)
  add('where', ['where', 'meaning', 'theme', 'ruler', 'what-in'], voice, text, (asked) =>
    sign(cuspSign(number)(asked)),
  )

for (const [voice, text, body] of [
  ['plain', 'In which department of life, that is to say which house, is my natal Mars?', 'mars'],
  ['plain', 'My book asks me to note the house of my Moon. Could you look it up?', 'moon'],
  ['lower case', 'sun house number', 'sun'],
  ['lower case', 'so where does venus land in my houses', 'venus'],
  ['typos', 'my mercruy is in wat huose', 'mercury'],
  ['slang', 'tell me my saturn house n dont sugarcoat it', 'saturn'],
  ['second language', 'Jupiter at my birth was in which house?', 'jupiter'],
  [
    'dictated',
    'which house do i have pluto in because somebody said its in my eighth and i dont believe it',
    'pluto',
  ],
] as const)
  add('house', ['where', 'meaning', 'assertion'], voice, text, natalHouse(body))

for (const [voice, text, point] of [
  ['plain', 'Please state the exact degree and sign of my Moon.', 'moon'],
  ['lower case', 'venus degree?', 'venus'],
  ['dictated', 'at how many degrees is my ascendant exactly', 'asc'],
] as const)
  add('degree', ['where'], voice, text, natalDegree(point))

for (const [voice, text, body] of [
  ['plain', 'Was Jupiter in retrograde motion at the time I was born?', 'jupiter'],
  ['lower case', 'is my natal neptune retrograde', 'neptune'],
  ['typos', 'do i hav retrogarde mercury in my natle chart', 'mercury'],
  ['slang', 'am i one of those venus rx babies', 'venus'],
  ['second language', 'My Saturn of birth, it was retrograde or direct?', 'saturn'],
  ['dictated', 'i just want to know if uranus was retrograde when i was born', 'uranus'],
] as const)
  add('natal motion', ['where', 'retrogrades', 'motion'], voice, text, movedAtBirth(body))
add(
  'natal motion',
  ['retrogrades'],
  'slang',
  'which of my natal planets are going backwards lol',
  ({ person }) => naming(planets.filter((body) => person.bodies[body].retrograde)),
)

for (const [voice, text, wanted] of [
  [
    'plain',
    'A colleague wants to know my Sun and my Ascendant. Can you tell me both?',
    together(natalSign('sun'), natalSign('asc')),
  ],
  [
    'plain',
    'For the form I need Venus with sign and house.',
    together(natalSign('venus'), natalHouse('venus')),
  ],
  [
    'lower case',
    'sun moon rising so i can paste it in my bio',
    inWhole(together(natalSign('sun'), natalSign('moon'), natalSign('asc'))),
  ],
  [
    'lower case',
    'what are my venus and mars signs',
    together(natalSign('venus'), natalSign('mars')),
  ],
  ['typos', 'wats my mercury adn wats my mars', together(natalSign('mercury'), natalSign('mars'))],
  ['slang', 'my moon n my venus signs hit me', together(natalSign('moon'), natalSign('venus'))],
  [
    'second language',
    'Can I know the sign and also the house of my Mars?',
    together(natalSign('mars'), natalHouse('mars')),
  ],
  [
    'dictated',
    'tell me what sign my moon is in and what house its in too',
    together(natalSign('moon'), natalHouse('moon')),
  ],
] as const)
  add('several facts', ['where', 'meaning', 'theme', 'what-in'], voice, text, wanted)

for (const [voice, text, a, b, aspect] of [
  [
    'plain',
    'My tutor says a Mercury-Neptune square makes one dreamy. Is it in my chart?',
    'mercury',
    'neptune',
    'square',
  ],
  ['plain', 'Are the Sun and Pluto conjunct at my birth?', 'sun', 'pluto', 'conjunction'],
  ['lower case', 'do i have venus opposite mars', 'venus', 'mars', 'opposition'],
  ['lower case', 'moon trine saturn in my chart y/n', 'moon', 'saturn', 'trine'],
  ['typos', 'is my sun conjuct my mercruy', 'sun', 'mercury', 'conjunction'],
  ['slang', 'do venus and neptune square up in my chart', 'venus', 'neptune', 'square'],
  [
    'second language',
    'My Mars and my Jupiter, are they in opposition?',
    'mars',
    'jupiter',
    'opposition',
  ],
  ['dictated', 'can you check if i have moon sextile mercury', 'moon', 'mercury', 'sextile'],
] as const)
  add('aspect', ['aspect', 'where'], voice, text, natalAspect(a, b, aspect))

for (const [voice, text, number] of [
  ['plain', 'My question concerns the lord of the ninth house. Which planet is it?', 9],
  ['lower case', 'ruler of my 5th house', 5],
  ['second language', 'What planet is ruling my chart?', 1],
  ['dictated', 'which planet rules my seventh house the marriage one', 7],
] as const)
  add('ruler', ['ruler'], voice, text, rulerOf(cuspSign(number)))
for (const [voice, text, number] of [
  ['plain', 'Is there any planet at all in my ninth house?', 9],
  ['lower case', 'what planets are in my 6th house', 6],
  ['slang', '12th house, who lives there', 12],
  ['second language', 'Do I have planets inside of my house eleven?', 11],
  ['dictated', 'so what do i have in my fourth house', 4],
] as const)
  add('in a house', ['what-in', 'meaning', 'theme'], voice, text, inHouse(number))
for (const [voice, text, name] of [
  ['plain', 'Do I have anything at all in Virgo? It feels like it.', 'Virgo'],
  ['lower case', 'list my aquarius placements', 'Aquarius'],
  ['typos', 'wich planets r in cancre for me', 'Cancer'],
  ['second language', 'What have I in Sagittarius?', 'Sagittarius'],
] as const)
  add('in a sign', ['what-in', 'meaning', 'balance'], voice, text, inSign(name))

export const natalQuestions: readonly TestQuestion[] = questions
