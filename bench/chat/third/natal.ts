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

// Where a planet stands in the chart.
for (const [voice, text, point] of [
  [
    'plain',
    'My therapist and I got onto astrology last week, and she asked for my Moon sign. I had to admit I never looked. What is it?',
    'moon',
  ],
  [
    'plain',
    'For years I thought only the Sun sign mattered. Which Venus did I end up with?',
    'venus',
  ],
  [
    'plain',
    'I read my horoscope for the wrong sign by mistake, I think. I should read it for my Ascendant, they say. So which one do I read?',
    'asc',
  ],
  ['plain', 'May I ask under which sign Mercury was placed at the hour of my birth?', 'mercury'],
  [
    'plain',
    'I am writing down my whole chart by hand and only Uranus is missing. Sign, please?',
    'uranus',
  ],
  ['plain', 'People keep going on about the wounded healer. Where is Chiron for me?', 'chiron'],
  [
    'plain',
    "My grandson gave me this for Christmas and I'm quite new. Can you find Saturn for me? The sign would do.",
    'saturn',
  ],
  ['plain', 'Would you be so kind as to confirm the zodiacal sign of my Medium Coeli?', 'mc'],
  [
    'lower case',
    'im doing one of those birth chart tattoos and need to be 100% sure about my moon sign',
    'moon',
  ],
  ['lower case', 'my coworker says i dress like a leo venus lol what am i actually', 'venus'],
  ['lower case', 'everyone in the group chat posted their mars sign except me. mine is?', 'mars'],
  ['lower case', 'jupiter sign. thats all i need thx', 'jupiter'],
  ['lower case', 'never understood the north node stuff but where is mine', 'true_node'],
  ['lower case', 'what did i get for pluto', 'pluto'],
  ['lower case', 'which sign was coming up on the horizon when i was born', 'asc'],
  ['typos', 'hi can yuo tell me my acsendant sign i forgto my paswword for the other app', 'asc'],
  ['typos', 'whihc sign do i hvae mars inn', 'mars'],
  ['typos', 'my sister is a pieces moon whta is mine moon', 'moon'],
  ['typos', 'neptun sign of my brith chart pleaes', 'neptune'],
  ['typos', 'im tryng to find out my mecury sign for a qiuz', 'mercury'],
  ['slang', 'be honest with me what venus am i dealing with', 'venus'],
  ['slang', 'ok spill, whats my mars giving', 'mars'],
  ['slang', 'dude my gf will not shut up about her rising. whats mine so i can join in', 'asc'],
  ['slang', 'hit me w my saturn sign', 'saturn'],
  [
    'second language',
    'Hello dear, I want know what is my sign of Moon because my mother say is the more important.',
    'moon',
  ],
  ['second language', 'I have born with Venus in which sign?', 'venus'],
  [
    'second language',
    'Can you explain me which is my ascendant? In my country nobody calculates it.',
    'asc',
  ],
  ['second language', 'Where is situated the Jupiter of me in the natal map?', 'jupiter'],
  ['second language', 'Since long time I search my sign of Mars. You can say to me?', 'mars'],
  [
    'dictated',
    'hi um so my daughter is really into this stuff and she wants to know what my moon sign is so could you look that up for me thank you',
    'moon',
  ],
  [
    'dictated',
    'okay so i know im whatever sun sign but i never know what the rising one is so what is it',
    'asc',
  ],
  [
    'dictated',
    'i just downloaded this and i want to see what mercury is doing in my birth chart like what sign its in',
    'mercury',
  ],
] as const)
  add('where', ['where', 'meaning', 'theme'], voice, text, natalSign(point))

for (const [voice, text, point] of [
  ['plain', "I can never remember: what's my Descendant?", 'asc'],
  ['lower case', 'which sign is on my ic', 'mc'],
  ['second language', 'The sign in my descendant, which is it? I look for a husband.', 'asc'],
] as const)
  add('where', ['where', 'meaning', 'theme', 'ruler', 'what-in'], voice, text, oppositeSign(point))
for (const [voice, text, number] of [
  ['plain', 'What sign do I have on the cusp of my second house?', 2],
  ['lower case', 'my 8th house is in what sign', 8],
  ['dictated', 'um what sign does my seventh house start in', 7],
] as const)
  add('where', ['where', 'meaning', 'theme', 'ruler', 'what-in'], voice, text, (asked) =>
    sign(cuspSign(number)(asked)),
  )

for (const [voice, text, body] of [
  ['plain', "They say the Sun's house shows where you shine. Which one is it in my case?", 'sun'],
  [
    'plain',
    'I understand that Pluto is generational by sign, so the house is what counts. Where does it fall for me, by house?',
    'pluto',
  ],
  ['plain', 'Kindly indicate the house position of my natal Jupiter.', 'jupiter'],
  ['lower case', 'got my mars sign already now i need its house', 'mars'],
  ['lower case', 'the house my venus is in??', 'venus'],
  ['lower case', 'wheres my saturn by house im scared to look', 'saturn'],
  ['typos', 'my moons huose plz', 'moon'],
  ['typos', 'in wihch hosue am i having neptune', 'neptune'],
  ['slang', 'whats the house situation w my mercury', 'mercury'],
  ['slang', 'uranus is in what house dont laugh', 'uranus'],
  ['second language', 'My Venus stays in which house of the birth?', 'venus'],
  ['second language', 'Number of house where is my Chiron, please?', 'chiron'],
  [
    'dictated',
    'so im reading this book and it says look for the house of your saturn so which house is that',
    'saturn',
  ],
  [
    'dictated',
    'what number house is my sun in i cannot read these little wheels without my glasses',
    'sun',
  ],
] as const)
  add('house', ['where', 'meaning'], voice, text, natalHouse(body))

for (const [voice, text, point] of [
  [
    'plain',
    'My friend wants to compare our charts to the exact degree. Where precisely is my Venus?',
    'venus',
  ],
  ['lower case', 'need the degree of my sun for a synastry thing', 'sun'],
  ['typos', 'exact degre of my acendant?', 'asc'],
  ['slang', 'what degree my pluto at', 'pluto'],
  ['second language', 'How many grades has my Moon?', 'moon'],
  ['dictated', 'can you give me my saturn like the sign and the degree both', 'saturn'],
] as const)
  add('degree', ['where'], voice, text, natalDegree(point))

for (const [voice, text, body] of [
  [
    'plain',
    'I stumble over my words constantly and wondered whether I was born under a retrograde Mercury.',
    'mercury',
  ],
  ['plain', 'Is the Mars in my nativity direct or retrograde?', 'mars'],
  ['lower case', 'was saturn doing its backwards thing the day i was born', 'saturn'],
  ['lower case', 'my natal uranus, rx or not', 'uranus'],
  ['typos', 'is my venuss retrogade form birth', 'venus'],
  ['slang', 'do i have a retro mars or am i just lazy', 'mars'],
  ['second language', 'In my natal chart the Pluto goes backward, yes or no?', 'pluto'],
  ['dictated', 'my cousin has jupiter retrograde in her chart do i have that too', 'jupiter'],
] as const)
  add('natal motion', ['where', 'retrogrades', 'motion'], voice, text, movedAtBirth(body))
for (const [voice, text] of [
  ['plain', 'I was looking at the little R marks in my chart. Which planets have one?'],
  ['lower case', 'how many retrograde planets do i have and which'],
  ['dictated', 'can you tell me all of the planets that were retrograde at my birth'],
] as const)
  add('natal motion', ['retrogrades'], voice, text, ({ person }) =>
    naming(planets.filter((body) => person.bodies[body].retrograde)),
  )

// Several facts asked for at once.
for (const [voice, text, wanted] of [
  [
    'plain',
    'My boyfriend asked for my Venus and Mars. What are they?',
    together(natalSign('venus'), natalSign('mars')),
  ],
  [
    'plain',
    'Could I have my Mercury, by sign and by house?',
    together(natalSign('mercury'), natalHouse('mercury')),
  ],
  [
    'plain',
    'Just the basics for a friend who reads charts: Sun, Moon and Ascendant, please.',
    inWhole(together(natalSign('sun'), natalSign('moon'), natalSign('asc'))),
  ],
  ['lower case', 'my moon and rising?', together(natalSign('moon'), natalSign('asc'))],
  [
    'lower case',
    'what sign and house is my jupiter',
    together(natalSign('jupiter'), natalHouse('jupiter')),
  ],
  [
    'lower case',
    'mercury venus mars signs please in that order',
    inWhole(together(natalSign('mercury'), natalSign('venus'), natalSign('mars'))),
  ],
  ['typos', 'whats my sun adn moon sgin', together(natalSign('sun'), natalSign('moon'))],
  ['typos', 'sign n huose of my satrun plz', together(natalSign('saturn'), natalHouse('saturn'))],
  [
    'slang',
    'gimme moon + venus i wanna see if we vibe',
    together(natalSign('moon'), natalSign('venus')),
  ],
  [
    'slang',
    'big three go',
    inWhole(together(natalSign('sun'), natalSign('moon'), natalSign('asc'))),
  ],
  [
    'second language',
    'I want to know two things, the sign of my Moon and the house of my Moon.',
    together(natalSign('moon'), natalHouse('moon')),
  ],
  [
    'second language',
    'Which are my Ascendant and my Midheaven?',
    together(natalSign('asc'), natalSign('mc')),
  ],
  [
    'dictated',
    'okay so i need my venus sign and what house its in because my friend is doing a reading for me',
    together(natalSign('venus'), natalHouse('venus')),
  ],
  [
    'dictated',
    'whats my saturn and whats my jupiter like what signs',
    together(natalSign('saturn'), natalSign('jupiter')),
  ],
] as const)
  add('several facts', ['where', 'meaning', 'theme', 'what-in'], voice, text, wanted)

for (const [voice, text, a, b, aspect] of [
  [
    'plain',
    'I have been told that I am hard on myself. Is there a square between my Moon and Saturn?',
    'moon',
    'saturn',
    'square',
  ],
  [
    'plain',
    'Do Venus and Uranus form a conjunction in my nativity?',
    'venus',
    'uranus',
    'conjunction',
  ],
  ['plain', 'Looking for the lucky one: is my Sun in trine to Jupiter?', 'sun', 'jupiter', 'trine'],
  [
    'lower case',
    'are my venus and pluto square, someone said thats why im jealous',
    'venus',
    'pluto',
    'square',
  ],
  ['lower case', 'have i got a mars saturn conjunction', 'mars', 'saturn', 'conjunction'],
  [
    'lower case',
    'mercury opposite jupiter, is that in my chart',
    'mercury',
    'jupiter',
    'opposition',
  ],
  ['typos', 'do i hvae sun oppisite moon in my chrat', 'sun', 'moon', 'opposition'],
  ['typos', 'is there a tirne bewteen my venus n moon', 'venus', 'moon', 'trine'],
  ['slang', 'tell me i got venus trine mars 🥵', 'venus', 'mars', 'trine'],
  ['slang', 'does my moon beef with my pluto like a square', 'moon', 'pluto', 'square'],
  [
    'second language',
    'Between my Sun and my Neptune there is a square?',
    'sun',
    'neptune',
    'square',
  ],
  ['second language', 'It exists a sextile of my Moon with my Venus?', 'moon', 'venus', 'sextile'],
  [
    'dictated',
    'i was reading about mars opposite uranus and being accident prone do i have that one',
    'mars',
    'uranus',
    'opposition',
  ],
  [
    'dictated',
    'are my mercury and saturn together like conjunct in my birth chart',
    'mercury',
    'saturn',
    'conjunction',
  ],
] as const)
  add('aspect', ['aspect', 'where'], voice, text, natalAspect(a, b, aspect))

// Rulers, houses and signs.
for (const [voice, text, number] of [
  ['plain', 'Traditional question: who is the ruler of my Ascendant?', 1],
  ['plain', "I'm between jobs. Which planet rules my sixth house?", 6],
  ['lower case', 'planet that rules my 4th house', 4],
  ['typos', 'chrat ruller?', 1],
  ['slang', 'who runs my 8th house', 8],
  ['second language', 'Which planet commands my house of the money, the second?', 2],
  ['dictated', 'i keep hearing the phrase chart ruler so what would that be for me', 1],
] as const)
  add('ruler', ['ruler'], voice, text, rulerOf(cuspSign(number)))

for (const [voice, text, number] of [
  ['plain', 'I would like to know whether anything occupies my eighth house.', 8],
  ['plain', 'My partner and I keep clashing. Are there planets in my seventh?', 7],
  ['lower case', 'do i have stuff in the 3rd house', 3],
  ['typos', 'whta planents are in my tneth house', 10],
  ['slang', 'is anybody home in my 2nd house or is that why im broke', 2],
  ['second language', 'Is empty my house six?', 6],
  [
    'dictated',
    'tell me which planets i have in my first house because people say i come on strong',
    1,
  ],
] as const)
  add('in a house', ['what-in', 'meaning', 'theme'], voice, text, inHouse(number))
for (const [voice, text, name] of [
  ['plain', 'Everyone I date is a Taurus. Do I have any planets there myself?', 'Taurus'],
  ['lower case', 'how many planets do i have in gemini', 'Gemini'],
  ['typos', 'do i hve anythng in piscis', 'Pisces'],
  ['slang', 'whats all my libra stuff', 'Libra'],
  ['second language', 'Which things have I in the sign of the Cancer?', 'Cancer'],
  ['dictated', 'do i have any aries in my chart at all', 'Aries'],
] as const)
  add('in a sign', ['what-in', 'meaning', 'balance'], voice, text, inSign(name))

for (const [voice, text] of [
  ['plain', 'In which sign do I have the Sun, and was I born on a day when it changed sign?'],
  ['second language', 'I am born at the limit between two signs. Finally, which one is my sign?'],
  ['dictated', 'i was born on the cusp i think so am i one sign or both of them'],
] as const)
  add('where', ['where', 'meaning', 'theme'], voice, text, natalSign('sun'))

export const natalQuestions: readonly TestQuestion[] = questions
