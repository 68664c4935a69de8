import { any, says } from '../expect.ts'
import {
  aboutBirthday,
  aPlanet,
  choiceOf,
  returnOrAge,
  thisYearsReturn,
  weekendIn,
  windowIn,
} from '../expectations.ts'
import {
  adderTo,
  inSpan,
  lastContact,
  lastInSign,
  nextContact,
  nextReturn,
  solarReturn,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

// Transits to the chart.
for (const [voice, text, body, natal, angle] of [
  [
    'plain',
    "I've been waiting for a bit of luck. When does Jupiter reach my Midheaven?",
    'jupiter',
    'mc',
    0,
  ],
  [
    'plain',
    'On what date is Venus next conjunct my natal Venus? I have a dinner to plan.',
    'venus',
    'venus',
    0,
  ],
  ['plain', 'When will transiting Saturn be in opposition to my Sun?', 'saturn', 'sun', 180],
  [
    'plain',
    'Every time Mars squares my Sun I get into an argument. When is the next one?',
    'mars',
    'sun',
    90,
  ],
  [
    'plain',
    'Kindly give me the date of the next trine from Jupiter to my natal Venus.',
    'jupiter',
    'venus',
    120,
  ],
  ['lower case', 'when does mars go over my moon next, asking for my husband', 'mars', 'moon', 0],
  ['lower case', 'jupiter opposite my sun date?', 'jupiter', 'sun', 180],
  ['lower case', 'when does the sun hit my midheaven', 'sun', 'mc', 0],
  ['lower case', 'next venus trine my moon', 'venus', 'moon', 120],
  ['lower case', 'saturn on my venus when. or did i miss it', 'saturn', 'venus', 0],
  ['typos', 'when is mars opositte my moon agian', 'mars', 'moon', 180],
  ['typos', 'wehn does jupter trien my asendant', 'jupiter', 'asc', 120],
  ['typos', 'nxet time venus sqaure my satrun', 'venus', 'saturn', 90],
  ['slang', 'when does venus link up w my mars', 'venus', 'mars', 0],
  ['slang', 'when is jupiter gonna bless my sun (conjunction)', 'jupiter', 'sun', 0],
  [
    'second language',
    'In which date Mars makes conjunction with my natal Mercury?',
    'mars',
    'mercury',
    0,
  ],
  ['second language', 'When is coming the square of Saturn to my Venus?', 'saturn', 'venus', 90],
  ['second language', 'Jupiter in sextile with my Sun, for when is it?', 'jupiter', 'sun', 60],
  [
    'dictated',
    'okay my teacher mentioned saturn opposite my moon coming up when would that be exact',
    'saturn',
    'moon',
    180,
  ],
  [
    'dictated',
    'when is venus going to be on my ascendant because i want to take new pictures that day',
    'venus',
    'asc',
    0,
  ],
] as const)
  add('transit', ['when'], voice, text, nextContact(body, natal, angle))

// The last time.
for (const [voice, text, body, outOf] of [
  [
    'plain',
    'My daughter was born with Jupiter in Gemini. When was it last there?',
    'jupiter',
    'Gemini',
  ],
  [
    'plain',
    'During which years did Saturn most recently travel through Pisces?',
    'saturn',
    'Pisces',
  ],
  ['lower case', 'when was mars in cancer last', 'mars', 'Cancer'],
  ['lower case', 'last time venus was in leo', 'venus', 'Leo'],
  ['typos', 'wehn was satrun in aquarious the last tiem', 'saturn', 'Aquarius'],
  ['slang', 'when was jupiter in cancer i feel like that was my era', 'jupiter', 'Cancer'],
  ['second language', 'When was the last passage of Saturn in Capricorn?', 'saturn', 'Capricorn'],
  [
    'dictated',
    'when was the last time mars was in virgo i remember being so productive',
    'mars',
    'Virgo',
  ],
] as const)
  add('last time', ['when'], voice, text, lastInSign(body, outOf))
for (const [voice, text, body, natal] of [
  [
    'plain',
    'I changed careers some years back and suspect Jupiter. When did it last conjoin my Sun?',
    'jupiter',
    'sun',
  ],
  ['lower case', 'when did venus last cross my sun', 'venus', 'sun'],
  ['slang', 'when was saturn last sitting on my venus', 'saturn', 'venus'],
  [
    'second language',
    'When Mars has touched my Moon the last time, in conjunction?',
    'mars',
    'moon',
  ],
  [
    'dictated',
    'when was the last time that saturn went over my sun because i think thats when i got divorced',
    'saturn',
    'sun',
  ],
] as const)
  add('last transit', ['when'], voice, text, lastContact(body, natal))

// Returns.
for (const [voice, text] of [
  ['plain', 'My astrologer wants the exact moment of my solar return. On which date does it fall?'],
  ['second language', 'The return of the Sun to my natal Sun falls what day?'],
] as const)
  add('return', ['when', 'what-happens'], voice, text, solarReturn)
add(
  'return',
  ['when', 'what-happens'],
  'lower case',
  'whens my sr this year, the solar return',
  thisYearsReturn,
)
for (const [voice, text, body] of [
  ['plain', 'How old will I be at my next Saturn return?', 'saturn'],
  [
    'plain',
    'My twenties were a mess and everyone blames the Saturn return. When is mine due, or due again?',
    'saturn',
  ],
  [
    'dictated',
    'how old am i going to be when jupiter comes back to where it was at my birth',
    'jupiter',
  ],
] as const)
  add('return', ['when'], voice, text, returnOrAge(body))
for (const [voice, text, body] of [
  ['lower case', 'jupiter return date', 'jupiter'],
  ['typos', 'wehn is my jupitr retrun suposed to be', 'jupiter'],
  ['second language', 'The return of Saturn, in which year arrives it for me?', 'saturn'],
] as const)
  add('return', ['when'], voice, text, nextReturn(body))
for (const [voice, text, body] of [
  ['plain', 'On what date is my next Venus return?', 'venus'],
  ['slang', 'lunar return when, i get weird every month', 'moon'],
  ['dictated', 'when is my next mars return', 'mars'],
] as const)
  add('return', ['when'], voice, text, nextContact(body, body, 0))
for (const [voice, text] of [
  ['plain', 'I am throwing a party for my birthday. What does the sky do for me around that date?'],
  ['lower case', 'whats going on on my birthday astro wise'],
  ['slang', 'is my bday gonna be a vibe or cursed'],
  ['dictated', 'what do the planets look like for me around my birthday'],
] as const)
  add('birthday', ['what-happens', 'when'], voice, text, aboutBirthday)

// Windows.
for (const [voice, text, from, to] of [
  [
    'plain',
    'My mother-in-law is staying with us over Christmas, and before she arrives on the 23rd of December I need to have a frank word with my wife. Which day would suit?',
    '2026-11-22',
    '2026-12-23',
  ],
  [
    'plain',
    'Our landlord is selling and we must be out by the end of April. What would be a good day in April for the move itself?',
    '2027-04-01',
    '2027-04-30',
  ],
  [
    'plain',
    'I have a manuscript to send to agents in the new year. Which days in January look promising?',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'plain',
    'We would like to announce our engagement in December. Is there a particularly warm day for it?',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'plain',
    'I am due a performance review between 8 and 19 February. Which day should I ask for?',
    '2027-02-08',
    '2027-02-19',
  ],
  [
    'plain',
    "I've got ten days of leave to use before the end of March. When would a trip do me most good?",
    '2026-11-22',
    '2027-03-31',
  ],
  [
    'plain',
    'Which day in the first half of May would you recommend for opening our café?',
    '2027-05-01',
    '2027-05-15',
  ],
  [
    'plain',
    'I would be grateful for a favourable date in March on which to begin my doctorate.',
    '2027-03-01',
    '2027-03-31',
  ],
  [
    'plain',
    'I am burnt out. When in December could I take a couple of quiet days?',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'lower case',
    'gotta tell my roommate to move out sometime in january, which day',
    '2027-01-01',
    '2027-01-31',
  ],
  ['lower case', 'when in february should i post my art online', '2027-02-01', '2027-02-28'],
  [
    'lower case',
    'i want to quit smoking in january whats a good start date',
    '2027-01-01',
    '2027-01-31',
  ],
  ['lower case', 'good days to sell my car in december', '2026-12-01', '2026-12-31'],
  [
    'lower case',
    'shes free any evening in january so which one do i pick for our first date',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'lower case',
    'need to email my professor for a favor this week or next, when',
    '2026-11-22',
    '2026-12-06',
  ],
  ['lower case', 'exam retake possible any day in march, which one', '2027-03-01', '2027-03-31'],
  [
    'typos',
    'whats teh best day in janruary to aks my boss for a rasie',
    '2027-01-01',
    '2027-01-31',
  ],
  ['typos', 'wehn shoud i brake up with my bf in decembr', '2026-12-01', '2026-12-31'],
  ['typos', 'gud day for traveling to my famly in febuary', '2027-02-01', '2027-02-28'],
  ['typos', 'best dya to start my new buisness in aprl', '2027-04-01', '2027-04-30'],
  [
    'slang',
    'tryna confess to my crush in january when do i not get left on read',
    '2027-01-01',
    '2027-01-31',
  ],
  ['slang', 'need 2 negotiate my rent in dec when do i go in', '2026-12-01', '2026-12-31'],
  ['slang', 'dropping my mixtape in feb pick the day', '2027-02-01', '2027-02-28'],
  ['slang', 'when do i hit up the bank for a loan in march', '2027-03-01', '2027-03-31'],
  [
    'second language',
    'I must speak with my father about the inheritance in January, it is delicate. Which day do you counsel me?',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'second language',
    'For my wedding we think in June 2027. Which days are with good stars?',
    '2027-06-01',
    '2027-06-30',
  ],
  [
    'second language',
    'I have the intention to change my work in February, when is the moment favorable?',
    '2027-02-01',
    '2027-02-28',
  ],
  [
    'second language',
    'What days of December are good for to study, I have many lessons behind?',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'second language',
    'We make a voyage to Japan in April, which day it is better to fly?',
    '2027-04-01',
    '2027-04-30',
  ],
  [
    'dictated',
    'so my best friend and i had a falling out and i want to call her sometime in december to fix it what day would you pick',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'dictated',
    'im putting in an offer on a house in march and i know you cant promise anything but which days look good',
    '2027-03-01',
    '2027-03-31',
  ],
  [
    'dictated',
    'okay i have to give a presentation in january and they let me choose the day so which one should i take',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'dictated',
    'i keep putting off painting again when would be a good time to start like in january maybe',
    '2027-01-01',
    '2027-01-31',
  ],
] as const)
  add('window', ['window'], voice, text, windowIn(from, to))
for (const [voice, text, from, to] of [
  [
    'plain',
    'We can only move at a weekend. Which weekend in March would be best?',
    '2027-03-01',
    '2027-03-31',
  ],
  [
    'lower case',
    'best saturday or sunday in february for a first date',
    '2027-02-01',
    '2027-02-28',
  ],
  [
    'dictated',
    'which weekend in january is good for a little trip away',
    '2027-01-01',
    '2027-01-31',
  ],
] as const)
  add('window', ['window'], voice, text, weekendIn(from, to))
for (const [voice, text, from, to] of [
  [
    'plain',
    'My job interview is set for the 12th of January. Is that a good day for me?',
    '2027-01-11',
    '2027-01-13',
  ],
  ['lower case', 'we booked flights for feb 18, good or bad', '2027-02-17', '2027-02-19'],
  [
    'second language',
    'I sign a contract the 9 December. It is a good day or not?',
    '2026-12-08',
    '2026-12-10',
  ],
  [
    'dictated',
    'im having the talk with my ex on december fifth how does that day look',
    '2026-12-04',
    '2026-12-06',
  ],
] as const)
  add('a given day', ['window', 'what-happens', 'compare', 'day'], voice, text, (asked) =>
    any(inSpan(from, to)(asked), aPlanet),
  )

for (const [voice, text, one, other] of [
  [
    'plain',
    'My employer will let me transfer to Berlin in either February or June. Which of the two suits me?',
    'February',
    'June',
  ],
  [
    'plain',
    'We are torn between a March and an October wedding. What do you say?',
    'March',
    'October',
  ],
  [
    'plain',
    'Would January or April be the wiser month to launch a newsletter?',
    'January',
    'April',
  ],
  ['lower case', 'dec or feb to ask for more money at work', 'December', 'February'],
  ['lower case', 'is it smarter to move in may or wait till august', 'May', 'August'],
  ['typos', 'janury or mrach for teh job serach', 'January', 'March'],
  ['slang', 'bali in may or july whats the move', 'May', 'July'],
  ['second language', 'To begin my diet is more good January or March?', 'January', 'March'],
  [
    'second language',
    'I can choose April or June for the exam of driving. Which?',
    'April',
    'June',
  ],
  [
    'dictated',
    'im thinking of breaking the news to my parents either in december or in january which would you say is better',
    'December',
    'January',
  ],
] as const)
  add('compare', ['compare'], voice, text, choiceOf(one, other))
for (const [voice, text, one, other] of [
  [
    'plain',
    'I can see the bank on 14 January or on 2 February to talk about a loan. Which date is better?',
    'January 14',
    'February 2',
  ],
  ['lower case', 'first date on dec 11 or dec 18?', 'December 11', 'December 18'],
  [
    'second language',
    'For the travel it is better the 5 of March or the 12 of March?',
    'March 5',
    'March 12',
  ],
] as const)
  add('compare', ['compare', 'window'], voice, text, choiceOf(one, other))

// What happens in a span.
for (const [voice, text, from, to] of [
  [
    'plain',
    "I'm starting a new job in January and I'm terribly nervous. What does the month hold?",
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'plain',
    'Please outline the principal transits to my chart in April 2027.',
    '2027-04-01',
    '2027-04-30',
  ],
  [
    'plain',
    'Something shifted for me in mid-October. What was going on in my chart?',
    '2026-10-05',
    '2026-10-27',
  ],
  [
    'plain',
    'What have I got to look forward to in the first two weeks of February?',
    '2027-02-01',
    '2027-02-15',
  ],
  ['lower case', 'what should i expect in december', '2026-12-01', '2026-12-31'],
  ['lower case', 'first week of january, whats happening for me', '2027-01-01', '2027-01-08'],
  ['lower case', 'anything big for me on dec 31', '2026-12-29', '2027-01-02'],
  ['lower case', 'how was august for me', '2026-08-01', '2026-08-31'],
  ['typos', 'wahts in store for me in marhc', '2027-03-01', '2027-03-31'],
  ['typos', 'nxt mnoth how it look', '2026-12-01', '2026-12-31'],
  ['slang', 'is december finna be messy', '2026-12-01', '2026-12-31'],
  ['slang', 'gimme the tea on my february', '2027-02-01', '2027-02-28'],
  ['second language', 'How will be for me the month of March?', '2027-03-01', '2027-03-31'],
  [
    'second language',
    'Between 10 and 20 December what passes in my chart?',
    '2026-12-10',
    '2026-12-20',
  ],
  [
    'dictated',
    'im going to stay with my family over new years and i wonder what that week looks like for me',
    '2026-12-26',
    '2027-01-08',
  ],
  [
    'dictated',
    'what was going on with me at the beginning of september because everything fell apart',
    '2026-08-28',
    '2026-09-15',
  ],
] as const)
  add('span', ['what-happens'], voice, text, inSpan(from, to))
for (const [voice, text, from, to] of [
  [
    'plain',
    'I have a long drive tomorrow. What sort of day will it be for me?',
    '2026-11-22',
    '2026-11-24',
  ],
  ['lower case', 'todays energy for me?', '2026-11-21', '2026-11-23'],
  ['second language', 'How is my week which begins tomorrow?', '2026-11-22', '2026-11-30'],
] as const)
  add('span', ['what-happens', 'sky-now', 'window'], voice, text, (asked) =>
    any(
      inSpan(from, to)(asked),
      says('the day', /\btoday\b|\btomorrow\b|\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/i),
    ),
  )

export const dateQuestions: readonly TestQuestion[] = questions
