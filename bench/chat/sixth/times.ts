import { planets } from '../../../src/sky/bodies.ts'
import { all, any, not, says } from '../expect.ts'
import {
  aPlanet,
  choiceOf,
  eclipseOn,
  houseOfNow,
  lastLunation,
  lastStation,
  leavesHouse,
  lengthOfRetrograde,
  lunationIn,
  lunationInSign,
  movingBackward,
  ordinal,
} from '../expectations.ts'
import {
  dayOfSpan,
  dayOfWeek,
  proposedIn,
  shifted,
  signOnBirthday,
  signsOfDay,
  turning,
  verdictOn,
} from '../fifth/wanted.ts'
import { positionAt } from '../oracle.ts'
import {
  adderTo,
  houseNow,
  inSpan,
  lastContact,
  motionNow,
  naming,
  nextContact,
  nextInHouse,
  nextLunation,
  nextSign,
  nextStation,
  signNow,
  start,
  type TestQuestion,
} from '../questions.ts'
import {
  dateOfReturn,
  daysAhead,
  daysLeft,
  eitherDay,
  fullMoonSign,
  lastStay,
  retrogradeAfterNext,
  uranusOpposition,
} from './wanted.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

for (const [voice, text, body] of [
  ['plain', 'The nurse blames Pluto for the whole ward. Is it going backward just now?', 'pluto'],
  ['slang', 'jupiter rx atm y/n', 'jupiter'],
] as const)
  add('motion', ['motion', 'sky-now', 'assertion'], voice, text, motionNow(body))
add(
  'motion',
  ['motion', 'sky-now', 'sky-then', 'day', 'what-happens', 'assertion', 'when'],
  'dictated',
  'was mercury retrograde on november the first because thats the night he left',
  () => any(movingBackward, says('yes', /^Yes\b/)),
)
add(
  'motion',
  ['motion', 'sky-now', 'retrogrades'],
  'second language',
  'Which planets are walking in reverse in these days?',
  (asked) => naming(planets.filter((body) => positionAt(body, start(asked)).speed < 0)),
)
for (const [voice, text, body] of [
  ['plain', 'Are we in Scorpio still, or has the Sun gone over into Sagittarius?', 'sun'],
  ['typos', 'wht sigm is satunr im righ now', 'saturn'],
  ['second language', 'Today Mercury in which sign is?', 'mercury'],
] as const)
  add('sky now', ['sky-now', 'motion'], voice, text, signNow(body))
add(
  'sky now',
  ['sky-now', 'sky-then', 'day', 'motion', 'what-happens'],
  'lower case',
  'moon sign tomorrow? haircut',
  (asked) => signsOfDay('moon', shifted(asked.today, 1))(asked),
)
for (const [voice, text, body] of [
  ['slang', 'which of my houses is mars wrecking rn', 'mars'],
  ['dictated', 'what house is uranus going through in my chart at the moment', 'uranus'],
] as const)
  add('house now', ['sky-now', 'motion'], voice, text, houseNow(body))
for (const [voice, text, wanted] of [
  [
    'plain',
    'We were married on the 14th of July 2018. In which sign was the Moon on that day?',
    signsOfDay('moon', '2018-07-14'),
  ],
  ['lower case', 'venus sign on christmas day?', signsOfDay('venus', '2026-12-25')],
  [
    'dictated',
    'where is mars going to be on march the third twenty twenty seven what sign',
    signsOfDay('mars', '2027-03-03'),
  ],
] as const)
  add(
    'sky of a day',
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then', 'day'],
    voice,
    text,
    wanted,
  )

for (const [voice, text, wanted] of [
  [
    'plain',
    'The plumber will not begin before Mars has turned direct, the rascal. What date would that be?',
    nextStation('mars', false),
  ],
  [
    'lower case',
    'not the february merc rx, the one after. start date?',
    retrogradeAfterNext('mercury'),
  ],
  ['typos', 'wgen dos neptun go retrogade nxt yr', nextStation('neptune', true)],
  [
    'slang',
    'when did saturn go rx this year cuz thats when it all went left',
    lastStation('saturn', true),
  ],
  [
    'second language',
    'Jupiter, from what day he goes again to the front?',
    nextStation('jupiter', false),
  ],
  [
    'dictated',
    'how long is the next mercury retrograde going to last i have a visa application',
    lengthOfRetrograde('mercury'),
  ],
  ['lower case', 'when did venus stop being retrograde', lastStation('venus', false)],
] as const)
  add('station', ['when', 'motion'], voice, text, wanted)
for (const [voice, text, wanted] of [
  [
    'plain',
    'My late father sowed his beans by the Sun entering Aries. On what day would that be next year?',
    nextSign('sun', 'Aries'),
  ],
  ['lower case', 'mars backs up into leo again when', nextSign('mars', 'Leo')],
  ['typos', 'mecrury in capricron date', nextSign('mercury', 'Capricorn')],
  ['slang', 'aquarius szn loading... when', nextSign('sun', 'Aquarius')],
  [
    'second language',
    'From which day is Venus entering into Aries next time?',
    nextSign('venus', 'Aries'),
  ],
  ['dictated', 'how many more days do we have mars in leo', daysLeft('mars')],
] as const)
  add('ingress', ['when', 'sky-now', 'motion'], voice, text, wanted)

for (const [voice, text, body, into] of [
  ['lower case', 'sun hits my 9th house when, wanna book something', 'sun', 9],
  ['typos', 'whe does vensu entr my 4th hosue', 'venus', 4],
  ['second language', 'What date the Mercury comes inside my tenth house?', 'mercury', 10],
] as const)
  add('house stay', ['when'], voice, text, nextInHouse(body, into))
add(
  'house stay',
  ['when', 'assertion'],
  'plain',
  (asked) =>
    `Jupiter has been in my ${ordinal(houseOfNow(asked, 'jupiter'))} house for months. On what day does it move on?`,
  leavesHouse('jupiter'),
)

for (const [voice, text, wanted] of [
  [
    'plain',
    'I mow the lawn at the first quarter, as my father did. When is the next first quarter of the Moon?',
    nextLunation(90),
  ],
  ['lower case', 'full moon in january, date?', lunationIn(180, '2027-01-01', '2027-02-01')],
  ['slang', 'new moon in cap when do i set intentions', lunationInSign(0, 'Capricorn')],
  ['second language', 'The full Moon that has just been, which day it was?', lastLunation(180)],
  [
    'dictated',
    'the full moon on christmas eve what sign is that one in',
    fullMoonSign('2026-12-20', '2026-12-28'),
  ],
] as const)
  add('lunation', ['when', 'what-happens', 'sky-now', 'sky-then', 'day'], voice, text, wanted)
for (const [voice, text, wanted] of [
  [
    'plain',
    'My grandson has cardboard glasses for the Sun being eclipsed. What date must he wear them?',
    eclipseOn('solar'),
  ],
  [
    'slang',
    'lunar eclipse in feb, which sign is getting nuked',
    fullMoonSign('2027-02-15', '2027-02-25'),
  ],
] as const)
  add('eclipse', ['when', 'sky-now'], voice, text, wanted)
add(
  'transits now',
  ['sky-now', 'what-happens', 'motion', 'transits', 'day'],
  'lower case',
  'three people yelled at me today. what is up there right now',
  () => any(aPlanet, says('quiet', /\bquiet\b|\bnothing exact\b/i)),
)

for (const [voice, text, body, natal, angle] of [
  ['plain', 'On what date will the Sun next stand exactly on my Midheaven?', 'sun', 'mc', 0],
  [
    'lower case',
    'next nice one from venus to my moon, the trine i mean, date',
    'venus',
    'moon',
    120,
  ],
  ['typos', 'wen dose jupter sqare my mars', 'jupiter', 'mars', 90],
  ['second language', 'When does make Mars the sextile with my Venus?', 'mars', 'venus', 60],
  ['dictated', 'when is mercury opposite my moon the next time', 'mercury', 'moon', 180],
] as const)
  add('transit', ['when'], voice, text, nextContact(body, natal, angle))
for (const [voice, text, wanted] of [
  [
    'plain',
    'When did we last have Jupiter in Aries? I bought the house then, I believe.',
    lastStay('jupiter', 'Aries'),
  ],
  ['slang', 'when was mars last in libra asking for a friend', lastStay('mars', 'Libra')],
] as const)
  add('last time', ['when', 'sky-now'], voice, text, wanted)
add(
  'last transit',
  ['when'],
  'lower case',
  'when did saturn last go over my venus, thats prob the divorce',
  lastContact('saturn', 'venus'),
)
for (const [voice, text, wanted] of [
  ['plain', 'They say one has a lunar return each month. When is mine due?', dateOfReturn('moon')],
  ['lower case', 'uranus opposition aka midlife crisis, when do i get mine', uranusOpposition],
  ['typos', 'mercuty retrun date', dateOfReturn('mercury')],
] as const)
  add('return', ['when', 'what-happens'], voice, text, wanted)
for (const [voice, text, wanted] of [
  ['lower case', 'when i turn 35 whats the sky like', turning(35)],
  ['plain', 'Should I live to be ninety, what would be in the sky on that birthday?', turning(90)],
  ['slang', 'on my next bday what sign is mars gonna be in', signOnBirthday('mars')],
] as const)
  add('birthday', ['what-happens', 'when', 'sky-then', 'sky-now', 'day'], voice, text, wanted)

for (const [voice, text, from, to] of [
  [
    'plain',
    'The hospital board sits during the third week of January, and I am to present the budget on a day of my choosing. Which should I choose?',
    '2027-01-15',
    '2027-01-24',
  ],
  [
    'plain',
    'My wife and I would like to speak with our son about the farm before the new year. On which day would it go down best?',
    '2026-11-22',
    '2026-12-31',
  ],
  [
    'plain',
    'The roses must be moved in early May, and my knees allow only one day of it. Have the stars a preference?',
    '2027-05-01',
    '2027-05-14',
  ],
  ['lower case', 'need to tell my coach im done before dec 15. when', '2026-11-22', '2026-12-15'],
  ['lower case', 'day in june to propose, beach, the whole thing', '2027-06-01', '2027-06-30'],
  ['typos', 'wehn in mrch do i ask my bos fr a tranfser', '2027-03-01', '2027-03-31'],
  [
    'slang',
    'hard launching my man on insta in december which day eats',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'slang',
    'mlk weekend im asking my ex for my ps5 back. sat sun or mon',
    '2027-01-16',
    '2027-01-18',
  ],
  [
    'second language',
    'Until Easter I want to have changed my job. Which day is good for speaking with the new company?',
    '2026-11-22',
    '2027-03-28',
  ],
  [
    'second language',
    'Next year February I open restaurant, which day good?',
    '2027-02-01',
    '2027-02-28',
  ],
  [
    'second language',
    'I must have serious talk with husband in first half of January. What day to choose?',
    '2027-01-01',
    '2027-01-16',
  ],
  [
    'dictated',
    'my sister just got divorced and i want to drive up to see her in the second half of february what day should i go',
    '2027-02-14',
    '2027-02-28',
  ],
  [
    'dictated',
    'we could pick up the puppy on the weekend before christmas which day is better',
    '2026-12-18',
    '2026-12-20',
  ],
] as const)
  add('window', ['window', 'compare'], voice, text, (asked) => {
    const proposed = proposedIn(from, to)(asked)
    return proposed && all(proposed, not(says('what happens', /day to know about/)))
  })
add(
  'window',
  ['window', 'compare', 'what-happens'],
  'lower case',
  'prof wants my thesis topic by the end of next week, which day do i send it',
  dayOfSpan((today) => daysAhead(today, 0, 14)),
)
for (const [voice, text, from, to] of [
  [
    'plain',
    'Our daughter will marry on the 19th of June. Is it a kind day for me to give a speech?',
    '2027-06-18',
    '2027-06-20',
  ],
  ['lower case', 'getting a tattoo dec 8, yay or nay', '2026-12-07', '2026-12-09'],
  [
    'second language',
    'Is it good to sign contract of flat on 21 January?',
    '2027-01-20',
    '2027-01-22',
  ],
] as const)
  add('a given day', ['window', 'what-happens', 'compare', 'day'], voice, text, verdictOn(from, to))
for (const [voice, text, one, other] of [
  [
    'plain',
    'My old friend in Lisbon would have me in February or in April. In which of them should I make the journey?',
    'February',
    'April',
  ],
  ['slang', 'jan or march to dye my hair and start over', 'January', 'March'],
  [
    'second language',
    'For our honeymoon the May or the June, what do you recommend to me?',
    'May',
    'June',
  ],
] as const)
  add('compare', ['compare'], voice, text, (asked) => {
    const chosen = choiceOf(one, other)(asked)
    return chosen && all(chosen, not(says('a deadline', /\bchoose by\b/)))
  })
add(
  'compare',
  ['compare', 'window', 'day'],
  'dictated',
  'they gave me two dates for the interview december third or december tenth which one should i take',
  eitherDay('2026-12-03', '2026-12-10'),
)
add(
  'compare',
  ['compare', 'window', 'what-happens'],
  'lower case',
  'boss wants a yes or no on the manager job. say it this week or the week after',
  dayOfWeek(0, 2),
)

for (const [voice, text, from, to] of [
  [
    'plain',
    'All the children come to me over Easter. How do those days look?',
    '2027-03-24',
    '2027-03-31',
  ],
  ['lower case', 'september nearly broke me, what was going on', '2026-09-01', '2026-09-30'],
  ['typos', 'waht abuot mid april fr me', '2027-04-08', '2027-04-22'],
  ['slang', 'hows valentines week looking for ya girl', '2027-02-06', '2027-02-21'],
  ['second language', 'The first half of June, what it brings for me?', '2027-06-01', '2027-06-16'],
] as const)
  add('span', ['what-happens', 'day'], voice, text, (asked) =>
    any(inSpan(from, to)(asked), says('quiet', /\bnothing comes to an exact\b/)),
  )
add(
  'span',
  ['what-happens', 'day'],
  'dictated',
  'what have i got coming two weeks from now',
  (asked) => inSpan(...daysAhead(asked.today, 7, 22))(asked),
)

export const timeQuestions: readonly TestQuestion[] = questions
