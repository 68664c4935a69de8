import { planets } from '../../../src/sky/bodies.ts'
import { any, says } from '../expect.ts'
import {
  aboutBirthday,
  aPlanet,
  cameIntoSign,
  choiceOf,
  eclipseHouse,
  eclipseOn,
  houseOfLunation,
  houseOfNow,
  houseOn,
  lastLunation,
  lastStation,
  leavesHouse,
  leavesSign,
  lengthOfRetrograde,
  lunationIn,
  lunationInSign,
  movingBackward,
  movingForward,
  ordinal,
  returnOrAge,
  signOfLunation,
  signOn,
  together,
  weekendIn,
  windowIn,
} from '../expectations.ts'
import { positionAt } from '../oracle.ts'
import {
  adderTo,
  houseNow,
  inSpan,
  lastContact,
  lastInSign,
  motionNow,
  naming,
  nextContact,
  nextInHouse,
  nextLunation,
  nextReturn,
  nextSign,
  nextStation,
  signNow,
  solarReturn,
  start,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

for (const [voice, text, body] of [
  ['plain', 'My train was cancelled twice this week. Are we in a Mercury retrograde?', 'mercury'],
  ['plain', 'Is Jupiter retrograde as we speak?', 'jupiter'],
  ['lower case', 'so is venus rx right now or did it end', 'venus'],
  ['typos', 'is uranus retrogrde rite now', 'uranus'],
  ['slang', 'mercury being a menace again today? retro?', 'mercury'],
  ['second language', 'At this moment Pluto is retrograde?', 'pluto'],
] as const)
  add('motion', ['motion', 'sky-now', 'assertion'], voice, text, motionNow(body))
for (const [voice, text, body] of [
  ['plain', 'Is Neptune direct or retrograde at the moment?', 'neptune'],
  ['dictated', 'is saturn moving forward yet or is it still retrograde', 'saturn'],
] as const)
  add('motion', ['motion', 'sky-now'], voice, text, (asked) =>
    positionAt(body, start(asked)).speed < 0 ? movingBackward : movingForward,
  )
add(
  'motion',
  ['motion', 'sky-now', 'retrogrades'],
  'lower case',
  'list the planets in retrograde today',
  (asked) => naming(planets.filter((body) => positionAt(body, start(asked)).speed < 0)),
)

for (const [voice, text, body] of [
  ['plain', 'I want to plant my bulbs by the Moon. What sign is she in today?', 'moon'],
  ['plain', 'In which sign is transiting Venus at present?', 'venus'],
  ['lower case', 'whats the current sign of saturn', 'saturn'],
  ['typos', 'wher is mecury in teh sky today', 'mercury'],
  ['slang', 'what sign is pluto chillin in rn', 'pluto'],
  ['second language', 'Today the Moon walks in which sign?', 'moon'],
  ['dictated', 'what sign is mars in today my trainer was asking', 'mars'],
] as const)
  add('sky now', ['sky-now', 'motion'], voice, text, signNow(body))
for (const [voice, text, body] of [
  ['plain', 'Which of my houses is Mars currently stirring up?', 'mars'],
  ['lower case', 'saturn is transiting which house of mine', 'saturn'],
  ['typos', 'jupitr is in wich of my hosues now', 'jupiter'],
  ['slang', 'which house is uranus wrecking for me rn', 'uranus'],
  ['dictated', 'tell me which house pluto is moving through in my chart nowadays', 'pluto'],
] as const)
  add('house now', ['sky-now', 'motion'], voice, text, houseNow(body))
for (const [voice, text, wanted] of [
  [
    'plain',
    'What sign is Venus in today, and which house of mine does that make?',
    together(signNow('venus'), houseNow('venus')),
  ],
  [
    'dictated',
    'where is saturn now like the sign and my house',
    together(signNow('saturn'), houseNow('saturn')),
  ],
] as const)
  add('several facts', ['sky-now', 'motion'], voice, text, wanted)
for (const [voice, text, wanted] of [
  ['plain', 'In what sign will Mars be on the 20th of June 2027?', signOn('mars', '2027-06-20')],
  ['lower case', 'moon sign on new years eve?', signOn('moon', '2026-12-31')],
  [
    'second language',
    'On the 10 of February Venus will be where, in what sign?',
    signOn('venus', '2027-02-10'),
  ],
  [
    'dictated',
    'what house of mine will saturn be in on the first of march',
    houseOn('saturn', '2027-03-01'),
  ],
] as const)
  add(
    'sky of a day',
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then'],
    voice,
    text,
    wanted,
  )

for (const [voice, text, body, isRetrograde] of [
  [
    'plain',
    'I run a small print shop and dread Mercury retrograde. From which date must I brace myself?',
    'mercury',
    true,
  ],
  ['plain', 'When will Jupiter go retrograde?', 'jupiter', true],
  ['plain', 'Saturn has been retrograde forever. When does that finish?', 'saturn', false],
  ['lower case', 'date mars turns retrograde', 'mars', true],
  ['lower case', 'when will neptune be direct', 'neptune', false],
  ['typos', 'wen dose mercery go retrogade nxt', 'mercury', true],
  ['slang', 'when is uranus gonna stop moonwalking', 'uranus', false],
  ['second language', 'Which day begins the retrogradation of Venus, the next?', 'venus', true],
  ['dictated', 'when does mars go retrograde because im starting boxing lessons', 'mars', true],
] as const)
  add('station', ['when', 'motion'], voice, text, nextStation(body, isRetrograde))
add(
  'station',
  ['when', 'motion'],
  'plain',
  'On what day did Venus turn direct this autumn?',
  lastStation('venus', false),
)
add(
  'station',
  ['when', 'motion'],
  'lower case',
  'how long does merc retrograde last next time',
  lengthOfRetrograde('mercury'),
)

for (const [voice, text, body, into] of [
  ['plain', 'My birthday is in Aquarius season. When does that begin?', 'sun', 'Aquarius'],
  ['plain', 'Could you look up the day on which Venus moves into Aquarius?', 'venus', 'Aquarius'],
  ['plain', 'When does Jupiter arrive in Virgo?', 'jupiter', 'Virgo'],
  ['lower case', 'mercury into capricorn date pls', 'mercury', 'Capricorn'],
  ['lower case', 'when is pisces szn', 'sun', 'Pisces'],
  ['typos', 'wehn does saturn go in tauras', 'saturn', 'Taurus'],
  ['slang', 'when does venus hit sag', 'venus', 'Sagittarius'],
  ['second language', 'At what date does the Sun enter in Aries?', 'sun', 'Aries'],
  ['second language', 'Mars arrives to Virgo in which day?', 'mars', 'Virgo'],
  ['dictated', 'when does the moon get into cancer next', 'moon', 'Cancer'],
] as const)
  add('ingress', ['when', 'sky-now'], voice, text, nextSign(body, into))
for (const [voice, text, wanted] of [
  ['plain', 'Until when is Saturn in Aries?', leavesSign('saturn')],
  ['slang', 'when does jupiter peace out of leo', leavesSign('jupiter')],
  ['dictated', 'how long has uranus been in gemini now', cameIntoSign('uranus')],
] as const)
  add('ingress', ['when', 'sky-now', 'motion'], voice, text, wanted)

for (const [voice, text, body, into] of [
  ['plain', 'When will the Sun pass into my fourth house?', 'sun', 4],
  [
    'plain',
    'I am told to network when Venus is in the eleventh house. When will she be in mine?',
    'venus',
    11,
  ],
  ['lower case', 'mars enters my 2nd house when', 'mars', 2],
  ['typos', 'wen is mercury in my nineth house', 'mercury', 9],
  ['second language', 'In which date the Venus comes to my house ten?', 'venus', 10],
  ['dictated', 'when is the sun going to be in my seventh house', 'sun', 7],
] as const)
  add('house stay', ['when'], voice, text, nextInHouse(body, into))
for (const [voice, template, body] of [
  ['plain', 'When can I expect Uranus to leave my {house} house?', 'uranus'],
  ['lower case', 'saturn in my {house} house until when', 'saturn'],
  ['dictated', 'when is venus done with my {house} house', 'venus'],
] as const)
  add(
    'house stay',
    ['when', 'assertion'],
    voice,
    (asked) => template.replace('{house}', ordinal(houseOfNow(asked, body))),
    leavesHouse(body),
  )

for (const [voice, text, wanted] of [
  ['plain', 'We fish by the Moon. When is she next full?', nextLunation(180)],
  ['plain', 'On what day is the new Moon in February?', lunationIn(0, '2027-02-01', '2027-03-01')],
  ['lower case', 'new moon next, date', nextLunation(0)],
  ['lower case', 'full moon in march when is it', lunationIn(180, '2027-03-01', '2027-04-01')],
  ['typos', 'wehn is fulll moon', nextLunation(180)],
  ['slang', 'when was the last full moon i was feral', lastLunation(180)],
  [
    'second language',
    'The new Moon of December is which day?',
    lunationIn(0, '2026-12-01', '2027-01-01'),
  ],
  ['plain', 'When is there a new Moon in Aquarius?', lunationInSign(0, 'Aquarius')],
  ['lower case', 'what sign is the next full moon in', signOfLunation(180)],
  ['dictated', 'what house is the next new moon in for me', houseOfLunation(0)],
] as const)
  add('lunation', ['when', 'what-happens', 'sky-now'], voice, text, wanted)
for (const [voice, text, wanted] of [
  [
    'plain',
    'My children ask when they can see the next eclipse of any kind. When is it?',
    eclipseOn(),
  ],
  ['lower case', 'next solar eclipse', eclipseOn('solar')],
  ['second language', 'When we have eclipse of the Moon?', eclipseOn('lunar')],
  ['dictated', 'which house of mine is the next eclipse going to be in', eclipseHouse],
] as const)
  add('eclipse', ['when', 'sky-now'], voice, text, wanted)
for (const [voice, text] of [
  ['plain', 'What is the most important transit for me at present?'],
  ['lower case', 'current transits to my chart'],
] as const)
  add('transits now', ['sky-now', 'what-happens', 'motion', 'transits'], voice, text, () =>
    any(aPlanet, says('quiet', /\bquiet\b|\bnothing exact\b/i)),
  )

for (const [voice, text, body, natal, angle] of [
  [
    'plain',
    'When does Venus pass over my Midheaven? I have a portrait to sit for.',
    'venus',
    'mc',
    0,
  ],
  ['plain', 'At what date does Mars oppose my natal Sun?', 'mars', 'sun', 180],
  [
    'plain',
    'I would like to know when Jupiter next makes a square to my Moon.',
    'jupiter',
    'moon',
    90,
  ],
  ['lower case', 'when is mars on my venus next', 'mars', 'venus', 0],
  ['lower case', 'saturn square my mercury when', 'saturn', 'mercury', 90],
  ['typos', 'next tiem venus trines my jupitr', 'venus', 'jupiter', 120],
  ['slang', 'when does the sun hit my venus', 'sun', 'venus', 0],
  ['slang', 'when is mars gonna be on my rising', 'mars', 'asc', 0],
  ['second language', 'When arrives Jupiter on my natal Mars?', 'jupiter', 'mars', 0],
  [
    'dictated',
    'when is the next time mercury is conjunct my sun because i have a speech',
    'mercury',
    'sun',
    0,
  ],
] as const)
  add('transit', ['when'], voice, text, nextContact(body, natal, angle))
for (const [voice, text, body, outOf] of [
  [
    'plain',
    'I believe I moved house when Mars was in Taurus. When was that last?',
    'mars',
    'Taurus',
  ],
  ['lower case', 'jupiter in taurus when was that', 'jupiter', 'Taurus'],
  ['second language', 'Saturn was in Aquarius the last time in which years?', 'saturn', 'Aquarius'],
] as const)
  add('last time', ['when'], voice, text, lastInSign(body, outOf))
for (const [voice, text, body, natal] of [
  ['plain', 'When did Mars last pass over my natal Mars?', 'mars', 'mars'],
  [
    'dictated',
    'when did jupiter last go over my venus i met someone around then',
    'jupiter',
    'venus',
  ],
] as const)
  add('last transit', ['when'], voice, text, lastContact(body, natal))
for (const [voice, text, wanted] of [
  ['plain', 'On what date is my next solar return?', solarReturn],
  ['typos', 'solar retrun wehn', solarReturn],
  ['lower case', 'when will saturn return to my natal saturn', nextReturn('saturn')],
  ['slang', 'how old am i gonna be at my saturn return', returnOrAge('saturn')],
  ['second language', 'When is the return of Jupiter for me?', nextReturn('jupiter')],
  ['dictated', 'when does the moon come back to my natal moon', nextContact('moon', 'moon', 0)],
] as const)
  add('return', ['when', 'what-happens'], voice, text, wanted)
for (const [voice, text] of [
  ['plain', 'What does my chart hold for the days around my next birthday?'],
  ['typos', 'wahts hapening on my brithday in the stars'],
] as const)
  add('birthday', ['what-happens', 'when'], voice, text, aboutBirthday)

for (const [voice, text, from, to] of [
  [
    'plain',
    'My book club lets me choose when to present, any evening in February. Which would you choose?',
    '2027-02-01',
    '2027-02-28',
  ],
  [
    'plain',
    'I have to tell my team about the layoffs before Christmas. On which day will they hear it best?',
    '2026-11-22',
    '2026-12-25',
  ],
  [
    'plain',
    'We are looking for an auspicious day in April to open our dance studio.',
    '2027-04-01',
    '2027-04-30',
  ],
  [
    'plain',
    'Could you suggest a day between 1 and 20 March for a trip to see my parents?',
    '2027-03-01',
    '2027-03-20',
  ],
  [
    'plain',
    'I plan to hand in my notice in January. Which day is the most favorable?',
    '2027-01-01',
    '2027-01-31',
  ],
  ['lower case', 'best day in feb to have the money talk with my wife', '2027-02-01', '2027-02-28'],
  [
    'lower case',
    'when in december should i go on a date with this guy',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'lower case',
    'need a good day for signing my new job contract in january',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'lower case',
    'when should i rest in february im always tired by then',
    '2027-02-01',
    '2027-02-28',
  ],
  ['typos', 'gud day to chnage apartment in marhc', '2027-03-01', '2027-03-31'],
  ['typos', 'wich day shud i aply for the job in janury', '2027-01-01', '2027-01-31'],
  ['slang', 'lookin to launch my merch in march whats the day', '2027-03-01', '2027-03-31'],
  ['slang', 'when in jan should i ask her out', '2027-01-01', '2027-01-31'],
  [
    'second language',
    'In February I want to ask more salary. Which day is propitious?',
    '2027-02-01',
    '2027-02-28',
  ],
  [
    'second language',
    'I search a good day of March for to begin my course of language.',
    '2027-03-01',
    '2027-03-31',
  ],
  [
    'second language',
    'We want to marry in May 2027, which days are good for it?',
    '2027-05-01',
    '2027-05-31',
  ],
  [
    'dictated',
    'i have to ask my sister to pay me back and i want to do it in january which day would be good',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'dictated',
    'we want to drive to the coast sometime in april so whats a good day to leave',
    '2027-04-01',
    '2027-04-30',
  ],
] as const)
  add('window', ['window'], voice, text, windowIn(from, to))
add(
  'window',
  ['window'],
  'lower case',
  'best weekend in april for a getaway',
  weekendIn('2027-04-01', '2027-04-30'),
)
for (const [voice, text, from, to] of [
  [
    'plain',
    'I have an exam on the 21st of January. How does that day look for me?',
    '2027-01-20',
    '2027-01-22',
  ],
  ['slang', 'is dec 19 a good day for a first date or nah', '2026-12-18', '2026-12-20'],
] as const)
  add('a given day', ['window', 'what-happens', 'compare', 'day'], voice, text, (asked) =>
    any(inSpan(from, to)(asked), aPlanet),
  )
for (const [voice, text, one, other] of [
  ['plain', 'Should I begin my sabbatical in March or in May?', 'March', 'May'],
  ['plain', 'For opening the gallery, is April or June the better month?', 'April', 'June'],
  ['lower case', 'jan or march for asking for a promotion', 'January', 'March'],
  ['typos', 'febuary or aprl for a trip wats better', 'February', 'April'],
  [
    'second language',
    'I must choose between December and January for to sign. What is better?',
    'December',
    'January',
  ],
  [
    'dictated',
    'so we could move in february or we could move in may which is better',
    'February',
    'May',
  ],
] as const)
  add('compare', ['compare'], voice, text, choiceOf(one, other))

for (const [voice, text, from, to] of [
  ['plain', 'What awaits me in March?', '2027-03-01', '2027-03-31'],
  [
    'plain',
    'I felt wonderful in the middle of August. What was happening in my chart?',
    '2026-08-08',
    '2026-08-24',
  ],
  ['lower case', 'how does april look', '2027-04-01', '2027-04-30'],
  ['lower case', 'last two weeks of january for me?', '2027-01-15', '2027-01-31'],
  ['typos', 'wats comming in febuary', '2027-02-01', '2027-02-28'],
  ['slang', 'january got anything spicy for me', '2027-01-01', '2027-01-31'],
  ['second language', 'What brings me the month of December?', '2026-12-01', '2026-12-31'],
  [
    'dictated',
    'what should i look out for in the second half of december',
    '2026-12-15',
    '2026-12-31',
  ],
] as const)
  add('span', ['what-happens'], voice, text, inSpan(from, to))

export const timeQuestions: readonly TestQuestion[] = questions
