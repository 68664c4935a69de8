import { planets } from '../../../src/sky/bodies.ts'
import { sign } from '../expect.ts'
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
    'Good evening. My late husband always said I had the Moon of a general. Which sign would that be, if you would be so kind?',
    'moon',
  ],
  [
    'plain',
    'My niece is knitting everyone a scarf in the colors of their Venus. What do I tell her?',
    'venus',
  ],
  [
    'plain',
    'If it is not too much trouble, could you tell me where Mars stood the hour I was born?',
    'mars',
  ],
  ['plain', "I've forgotten my Midheaven. I had it on a napkin. What sign was it?", 'mc'],
  ['plain', 'I should like to know the sign of my natal Uranus, dear.', 'uranus'],
  ['lower case', 'cant sleep. whats my moon', 'moon'],
  ['lower case', 'date asked for my big three and i blanked on the rising', 'asc'],
  ['lower case', 'jupiter, the one i was born with. sign?', 'jupiter'],
  ['lower case', 'need my chiron sign for a thing', 'chiron'],
  ['lower case', 'north node?? mine', 'true_node'],
  ['lower case', 'what was saturn in when my mom had me', 'saturn'],
  ['typos', 'whst sigb is ny venus', 'venus'],
  ['typos', 'mu moon sihn plz', 'moon'],
  ['typos', 'whar is my risinf', 'asc'],
  ['typos', 'plutp sign for me??', 'pluto'],
  ['slang', 'bestie what venus am i working with', 'venus'],
  ['slang', 'drop my mars sign im beefing w my brother', 'mars'],
  ['slang', 'ngl idek my moon sign', 'moon'],
  ['slang', 'whats the merc situation in my chart like what sign', 'mercury'],
  ['second language', 'Me I would like to know in what sign I have my Venus, thank you.', 'venus'],
  ['second language', 'Please say me, my Moon is standing in which zodiac sign?', 'moon'],
  ['second language', 'My ascendant what is? I born in the morning they say.', 'asc'],
  ['second language', 'I want know Mars of me is which constellation', 'mars'],
  [
    'dictated',
    'okay so my therapist asked me what my moon sign is and i had no idea so what is it',
    'moon',
  ],
  [
    'dictated',
    'hey um quick one what was mercury in when i was born the sign not the house',
    'mercury',
  ],
  [
    'dictated',
    'my grandson set this up for me and he says i need to ask you about my ascendant so what is my ascendant please',
    'asc',
  ],
] as const)
  add('where', [...whereKinds], voice, text, natalSign(point))
for (const [voice, text, wanted] of [
  ['lower case', 'whats opposite my rising, like my descendant sign', oppositeSign('asc')],
  ['second language', 'The Imum Coeli of me, in which sign it falls?', oppositeSign('mc')],
  [
    'dictated',
    'what sign does my second house start in the money one',
    ({ person }: Parameters<TestQuestion['expected']>[0]) =>
      sign(cuspSign(2)({ person } as Parameters<TestQuestion['expected']>[0])),
  ],
] as const)
  add('where', [...whereKinds, 'ruler', 'what-in'], voice, text, wanted)

for (const [voice, text, body] of [
  [
    'plain',
    'They say the house of the Moon tells where one feels at home. Which house is mine in?',
    'moon',
  ],
  ['lower case', 'venus is in what house for me', 'venus'],
  ['typos', 'wht hpuse is my sun i', 'sun'],
  ['slang', 'mars placement house wise pls', 'mars'],
  ['second language', 'In which house do I have put my Jupiter?', 'jupiter'],
  ['second language', 'Mercury mine, house number how much?', 'mercury'],
  [
    'dictated',
    'so i know its saturn in whatever sign but what house is it in thats what i wanna know',
    'saturn',
  ],
] as const)
  add('house', ['where', 'meaning', 'assertion'], voice, text, natalHouse(body))

for (const [voice, text, point] of [
  ['plain', 'For my notebook: at which degree does my natal Saturn stand?', 'saturn'],
  ['typos', 'exavt degre of my sun plese', 'sun'],
  ['slang', 'what degree my moon at fr', 'moon'],
] as const)
  add('degree', ['where'], voice, text, natalDegree(point))

for (const [voice, text, body] of [
  [
    'plain',
    'Was Mercury going backward on the day I came into the world? It would explain my spelling.',
    'mercury',
  ],
  ['lower case', 'born with saturn rx or not', 'saturn'],
  ['typos', 'was venud retrogade at my birht', 'venus'],
  ['second language', 'Mars in my nativity, goes he backward?', 'mars'],
  [
    'dictated',
    'my friend says people with jupiter retrograde at birth make their own luck so do i have that',
    'jupiter',
  ],
] as const)
  add(
    'natal motion',
    ['where', 'retrogrades', 'motion', 'assertion'],
    voice,
    text,
    movedAtBirth(body),
  )
add(
  'natal motion',
  ['retrogrades'],
  'lower case',
  'how many retrogrades did i get born with and which',
  ({ person }) => naming(planets.filter((body) => person.bodies[body].retrograde)),
)

for (const [voice, text, wanted] of [
  [
    'plain',
    'My wife would like to know my Moon, and I would like to know my Mars. Would you tell us both?',
    together(natalSign('moon'), natalSign('mars')),
  ],
  [
    'plain',
    'Jupiter and Saturn, please, for a school project on the slow planets in my chart.',
    together(natalSign('jupiter'), natalSign('saturn')),
  ],
  ['lower case', 'rising and midheaven real quick', together(natalSign('asc'), natalSign('mc'))],
  ['lower case', 'mercury: sign, house', together(natalSign('mercury'), natalHouse('mercury'))],
  ['typos', 'my vebus amd my moon', together(natalSign('venus'), natalSign('moon'))],
  [
    'slang',
    'gimme the holy trinity sun moon rising lets goo',
    inWhole(together(natalSign('sun'), natalSign('moon'), natalSign('asc'))),
  ],
  [
    'second language',
    'My Jupiter has which sign and stays in which house?',
    together(natalSign('jupiter'), natalHouse('jupiter')),
  ],
  [
    'dictated',
    'can you give me my sun and my mercury because i think theyre the same',
    together(natalSign('sun'), natalSign('mercury')),
  ],
] as const)
  add('several facts', [...whereKinds, 'what-in'], voice, text, wanted)

for (const [voice, text, a, b, aspect] of [
  [
    'plain',
    'An astrologer at the fair told me my Moon squares Pluto. Was she right?',
    'moon',
    'pluto',
    'square',
  ],
  ['lower case', 'is my venus touching saturn, conjunct i think', 'venus', 'saturn', 'conjunction'],
  ['lower case', 'sun opp moon? was i a full moon baby', 'sun', 'moon', 'opposition'],
  ['typos', 'do i hsve mars trinr jupitwr', 'mars', 'jupiter', 'trine'],
  ['slang', 'pls tell me i dont have moon conjunct neptune', 'moon', 'neptune', 'conjunction'],
  [
    'second language',
    'Exists a sextile of Venus with Mars in my chart?',
    'venus',
    'mars',
    'sextile',
  ],
  [
    'dictated',
    'my teacher has saturn square sun and says it made her strict do i have that one too',
    'sun',
    'saturn',
    'square',
  ],
] as const)
  add('aspect', ['aspect', 'where', 'assertion'], voice, text, natalAspect(a, b, aspect))

for (const [voice, text, number] of [
  ['plain', 'Might I ask which planet governs my fourth house?', 4],
  ['lower case', 'who runs my 10th house', 10],
  ['dictated', 'whats my chart ruler i keep hearing about it', 1],
] as const)
  add('ruler', ['ruler'], voice, text, rulerOf(cuspSign(number)))
for (const [voice, text, number] of [
  ['plain', 'I was told my seventh house is crowded. Who is in it?', 7],
  ['lower case', 'anything in my 8th', 8],
  ['slang', 'is my 5th house empty be honest', 5],
  ['second language', 'Which planets live by me in the third house?', 3],
] as const)
  add('in a house', ['what-in', 'meaning', 'theme'], voice, text, inHouse(number))
for (const [voice, text, name] of [
  ['lower case', 'do i have any pisces in me at all', 'Pisces'],
  ['slang', 'how much scorpio am i, which planets', 'Scorpio'],
  ['dictated', 'which of my planets are in capricorn if any', 'Capricorn'],
] as const)
  add('in a sign', ['what-in', 'meaning', 'balance'], voice, text, inSign(name))

export const natalQuestions: readonly TestQuestion[] = questions
