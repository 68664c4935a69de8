import { planets } from '../../../src/sky/bodies.ts'
import { all, any, not, says, sign } from '../expect.ts'
import {
  aboutBirthday,
  aPlanet,
  cameIntoSign,
  choiceOf,
  eclipseHouse,
  eclipseOn,
  eclipseSign,
  goodDayWithin,
  houseOfLunation,
  houseOfNow,
  houseOn,
  lastLunation,
  lastStation,
  leavesHouse,
  leavesSign,
  lengthInSign,
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
} from '../expectations.ts'
import { positionAt, signOf } from '../oracle.ts'
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
import { dayOfWeek, proposedIn, signOnBirthday, signsOfDay, turning, verdictOn } from './wanted.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

for (const [voice, text, body] of [
  [
    'plain',
    'My printer, my phone and my daughter have all stopped talking to me. Is Mercury retrograde, by any chance?',
    'mercury',
  ],
  [
    'lower case',
    'everyone keeps texting me their ex drama, venus still retrograde or what',
    'venus',
  ],
  ['typos', 'is satirn retrogradr atm', 'saturn'],
  ['second language', 'Neptune now walks behind, yes or no?', 'neptune'],
] as const)
  add('motion', ['motion', 'sky-now', 'assertion'], voice, text, motionNow(body))
add('motion', ['motion', 'sky-now', 'assertion'], 'slang', 'mars moving forward rn yeah?', () =>
  all(movingForward, not(says('no', /^No\b/))),
)
add(
  'motion',
  ['motion', 'sky-now'],
  'dictated',
  'uranus is it direct or is it retrograde today i never remember',
  (asked) => (positionAt('uranus', start(asked)).speed < 0 ? movingBackward : movingForward),
)
add(
  'motion',
  ['motion', 'sky-now', 'retrogrades'],
  'slang',
  'whos in retrograde rn, name names',
  (asked) => naming(planets.filter((body) => positionAt(body, start(asked)).speed < 0)),
)

for (const [voice, text, body] of [
  [
    'plain',
    'I am about to cut my hair and my mother swears by the Moon. Where is it tonight?',
    'moon',
  ],
  ['lower case', 'jupiters sign these days?', 'jupiter'],
  ['typos', 'whst sign is venys in noe', 'venus'],
  ['slang', 'neptune where u at', 'neptune'],
  ['second language', 'Actually Mars finds himself in what sign?', 'mars'],
  ['dictated', 'which sign is uranus moving through these days my son is asking', 'uranus'],
] as const)
  add('sky now', ['sky-now', 'motion'], voice, text, signNow(body))
for (const [voice, text, body] of [
  ['plain', 'Which part of my chart, I mean which house, is Jupiter visiting just now?', 'jupiter'],
  ['lower case', 'neptune is in my whatth house now', 'neptune'],
  ['slang', 'what house is saturn camping in for me', 'saturn'],
  ['second language', 'The Venus of today falls in which house of my chart?', 'venus'],
] as const)
  add('house now', ['sky-now', 'motion'], voice, text, houseNow(body))
add(
  'several facts',
  ['sky-now', 'motion'],
  'lower case',
  'where are venus and mars today, signs only',
  together(signNow('venus'), signNow('mars')),
)
for (const [voice, text, wanted] of [
  [
    'plain',
    'We are having the baby christened on the 2nd of May. Which sign will Jupiter be in then?',
    signOn('jupiter', '2027-05-02'),
  ],
  [
    'lower case',
    'what sign was the moon in on halloween this year',
    signsOfDay('moon', '2026-10-31'),
  ],
  ['slang', 'where tf was mars on valentines day 2026', signsOfDay('mars', '2026-02-14')],
  [
    'second language',
    'The day of my next birthday, Venus will be in what sign?',
    signOnBirthday('venus'),
  ],
  [
    'dictated',
    'the wedding is june twelfth two thousand twenty seven where is the moon that day',
    signsOfDay('moon', '2027-06-12'),
  ],
  ['typos', 'wich house of mone is jupitr in on janury 1st', houseOn('jupiter', '2027-01-01')],
] as const)
  add(
    'sky of a day',
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then', 'day'],
    voice,
    text,
    wanted,
  )

for (const [voice, text, body, isRetrograde] of [
  [
    'plain',
    'I am selling my car and the buyer is superstitious. When is the next Mercury retrograde going to begin?',
    'mercury',
    true,
  ],
  ['plain', 'Kindly tell me the date on which Saturn stops going backward.', 'saturn', false],
  ['lower case', 'gym resolutions vs mars retrograde, when does it start', 'mars', true],
  ['lower case', 'neptune goes direct...?', 'neptune', false],
  ['typos', 'whrn is jupotre retrogade next', 'jupiter', true],
  ['slang', 'when do we get our next venus rx, mark my calendar', 'venus', true],
  ['second language', 'Uranus, in what day he returns direct?', 'uranus', false],
  ['second language', 'Pluto when becomes retrograde again?', 'pluto', true],
] as const)
  add('station', ['when', 'motion'], voice, text, nextStation(body, isRetrograde))
for (const [voice, text, wanted] of [
  [
    'dictated',
    'when did that last mercury retrograde end because my luggage came back the day after i think',
    lastStation('mercury', false),
  ],
  ['lower case', 'mars rx how long is it gonna last', lengthOfRetrograde('mars')],
] as const)
  add('station', ['when', 'motion'], voice, text, wanted)

for (const [voice, text, body, into] of [
  [
    'plain',
    'My sister says everything improves once the Sun is in Capricorn. What day is that?',
    'sun',
    'Capricorn',
  ],
  ['plain', 'May I ask when Mars will be going into Virgo?', 'mars', 'Virgo'],
  ['lower case', 'venus goes into pisces when exactly', 'venus', 'Pisces'],
  ['lower case', 'first day of gemini season 2027', 'sun', 'Gemini'],
  ['typos', 'merxury enters sagitarius whn', 'mercury', 'Sagittarius'],
  ['slang', 'taurus szn countdown when is it', 'sun', 'Taurus'],
  ['second language', 'When Venus will go to the sign of Scorpio?', 'venus', 'Scorpio'],
  ['dictated', 'when is the moon in libra next i want to get my brows done', 'moon', 'Libra'],
] as const)
  add('ingress', ['when', 'sky-now'], voice, text, nextSign(body, into))
for (const [voice, text, wanted] of [
  ['lower case', 'how much longer is jupiter in leo', leavesSign('jupiter')],
  ['second language', 'Since when is Saturn in the Aries?', cameIntoSign('saturn')],
  [
    'dictated',
    'how long is venus going to stay in capricorn once she gets there',
    lengthInSign('venus', 'Capricorn'),
  ],
] as const)
  add('ingress', ['when', 'sky-now', 'motion'], voice, text, wanted)

for (const [voice, text, body, into] of [
  [
    'plain',
    'When will Venus next be in my fifth house? My doctor tells me to have more fun.',
    'venus',
    5,
  ],
  ['lower case', 'mars in my 10th house start date', 'mars', 10],
  ['typos', 'whem is the sun in ny 2nd huose', 'sun', 2],
  ['second language', 'Mercury enters in my house six at which date?', 'mercury', 6],
  [
    'dictated',
    'when does the sun get to my twelfth house cause thats when i always crash',
    'sun',
    12,
  ],
] as const)
  add('house stay', ['when'], voice, text, nextInHouse(body, into))
for (const [voice, template, body] of [
  ['lower case', 'when is saturn finally outta my {house} house', 'saturn'],
  ['second language', 'Mars, until which day he rests in my house {house}?', 'mars'],
] as const)
  add(
    'house stay',
    ['when', 'assertion'],
    voice,
    (asked) => template.replace('{house}', ordinal(houseOfNow(asked, body))),
    leavesHouse(body),
  )

for (const [voice, text, wanted] of [
  [
    'plain',
    'My neighbor howls at the full Moon, or so it seems. When is he due next?',
    nextLunation(180),
  ],
  ['lower case', 'manifesting at the new moon, when do i do it', nextLunation(0)],
  ['typos', 'is thre a ful moon in deceber what day', lunationIn(180, '2026-12-01', '2027-01-01')],
  ['slang', 'full moon in leo when 🦁', lunationInSign(180, 'Leo')],
  [
    'second language',
    'In the April of 2027 the new Moon falls at which day?',
    lunationIn(0, '2027-04-01', '2027-05-01'),
  ],
  ['dictated', 'so the next full moon whats it in like what house of mine', houseOfLunation(180)],
  ['lower case', 'last new moon was when', lastLunation(0)],
  ['plain', 'In what sign does the coming new Moon fall?', signOfLunation(0)],
] as const)
  add('lunation', ['when', 'what-happens', 'sky-now'], voice, text, wanted)
for (const [voice, text, wanted] of [
  ['typos', 'nect lunar eclipes date', eclipseOn('lunar')],
  ['second language', 'The next eclipse is in what sign?', eclipseSign],
  ['lower case', 'where does the next eclipse hit me, house wise', eclipseHouse],
] as const)
  add('eclipse', ['when', 'sky-now'], voice, text, wanted)
for (const [voice, text] of [
  ['slang', 'whats the sky doing to me today lol'],
  ['dictated', 'whats going on for me astrologically right now because this week is a lot'],
] as const)
  add('transits now', ['sky-now', 'what-happens', 'motion', 'transits', 'day'], voice, text, () =>
    any(aPlanet, says('quiet', /\bquiet\b|\bnothing exact\b/i)),
  )

for (const [voice, text, body, natal, angle] of [
  [
    'plain',
    'Would you look up when Saturn next squares my Sun? I would like to be rested.',
    'saturn',
    'sun',
    90,
  ],
  ['lower case', 'venus over my ascendant next date', 'venus', 'asc', 0],
  ['lower case', 'jupiter trine my sun, coming up?', 'jupiter', 'sun', 120],
  ['typos', 'whwn dose mars squre my satrun', 'mars', 'saturn', 90],
  ['slang', 'when does venus slide onto my mars 👀', 'venus', 'mars', 0],
  [
    'second language',
    'Which day the Sun makes opposition to my Moon of birth?',
    'sun',
    'moon',
    180,
  ],
  [
    'dictated',
    'when does mercury get to my venus next i want to send her a letter',
    'mercury',
    'venus',
    0,
  ],
  ['dictated', 'when is mars opposite my ascendant', 'mars', 'asc', 180],
] as const)
  add('transit', ['when'], voice, text, nextContact(body, natal, angle))
for (const [voice, text, body, outOf] of [
  [
    'plain',
    'I have kept diaries since 2015. In which years was Jupiter in Cancer most recently?',
    'jupiter',
    'Cancer',
  ],
  ['lower case', 'when was venus in virgo last', 'venus', 'Virgo'],
  ['second language', 'Saturn in Pisces, when he was there the last time?', 'saturn', 'Pisces'],
] as const)
  add('last time', ['when', 'sky-now'], voice, text, lastInSign(body, outOf))
for (const [voice, text, body, natal] of [
  ['lower case', 'last time jupiter sat on my sun?', 'jupiter', 'sun'],
  [
    'dictated',
    'when was the last time saturn went over my moon because that was a bad year',
    'saturn',
    'moon',
  ],
] as const)
  add('last transit', ['when'], voice, text, lastContact(body, natal))
for (const [voice, text, wanted] of [
  ['plain', 'When will the Sun be back exactly where it was at my birth?', solarReturn],
  ['typos', 'when id my next satrun retuen', nextReturn('saturn')],
  ['slang', 'mars return when i need that energy', nextReturn('mars')],
  [
    'second language',
    'At what age comes to me the next return of Jupiter?',
    returnOrAge('jupiter'),
  ],
  ['dictated', 'when do i get my venus return is that a thing', nextReturn('venus')],
] as const)
  add('return', ['when', 'what-happens'], voice, text, wanted)
for (const [voice, text, wanted] of [
  ['lower case', 'bday week vibes?', aboutBirthday],
  ['plain', 'What do the stars have in store for me when I turn 40?', turning(40)],
  ['lower case', 'what happens when i turn 30', turning(30)],
  [
    'plain',
    'I shall be 85 before long, God willing. What will the sky be like on that birthday?',
    turning(85),
  ],
] as const)
  add('birthday', ['what-happens', 'when', 'sky-then'], voice, text, wanted)

for (const [voice, text, from, to] of [
  [
    'plain',
    'The bank has offered me three appointments in January for the mortgage and will take any day I name. Which would you name?',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'plain',
    'I must tell my father, before Christmas, that I am not coming home for it. When would he take it best?',
    '2026-11-22',
    '2026-12-25',
  ],
  [
    'plain',
    'My choir is looking for a concert evening around the middle of March. Would you suggest one?',
    '2027-03-08',
    '2027-03-22',
  ],
  ['lower case', 'thinking of quitting in feb, which day', '2027-02-01', '2027-02-28'],
  [
    'lower case',
    'first week of february, good day for a job interview?',
    '2027-02-01',
    '2027-02-08',
  ],
  [
    'lower case',
    'want to move out sometime between jan 10 and jan 25, best day',
    '2027-01-10',
    '2027-01-25',
  ],
  ['typos', 'nedd a dat in aprl to sign teh lease', '2027-04-01', '2027-04-30'],
  ['typos', 'wgen in decembr shoud i tell her i lobe her', '2026-12-01', '2026-12-31'],
  ['slang', 'tryna drop my ep in march pick a day', '2027-03-01', '2027-03-31'],
  ['slang', 'which day in jan do i slide into his dms', '2027-01-01', '2027-01-31'],
  [
    'second language',
    'I have to ask the increase of salary until the end of January, when is better?',
    '2026-11-22',
    '2027-01-31',
  ],
  [
    'second language',
    'For to begin my own shop I think in April, which day brings luck?',
    '2027-04-01',
    '2027-04-30',
  ],
  [
    'second language',
    'We travel by the parents of my wife in December, say please one good day.',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'dictated',
    'so i need to talk to my landlord about the deposit and it has to be in december which day is good',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'dictated',
    'we want to fly out somewhere warm around mid february give me a good day to leave',
    '2027-02-08',
    '2027-02-22',
  ],
] as const)
  add('window', ['window'], voice, text, proposedIn(from, to))
add(
  'window',
  ['window'],
  'plain',
  'The weekend after Thanksgiving is all I have free to finish my novel. Which of those days is the better one for writing?',
  proposedIn('2026-11-26', '2026-11-30'),
)
add(
  'window',
  ['window'],
  'slang',
  'which weekend in jan for a girls trip',
  weekendIn('2027-01-01', '2027-01-31'),
)
add(
  'window',
  ['window', 'compare'],
  'lower case',
  'they want my answer on the job next week. good day to say yes?',
  dayOfWeek(1),
)
for (const [voice, text, from, to] of [
  [
    'plain',
    'My knee surgery aside, is the 9th of January a sensible day to host forty guests?',
    '2027-01-08',
    '2027-01-10',
  ],
  ['lower case', 'first date on dec 12, hows that day looking', '2026-12-11', '2026-12-13'],
  [
    'dictated',
    'i have my driving test on december the fourth is that any good',
    '2026-12-03',
    '2026-12-05',
  ],
  ['typos', 'is chrismtas eve ok to tell my famly im moving abrod', '2026-12-23', '2026-12-25'],
] as const)
  add('a given day', ['window', 'what-happens', 'compare', 'day'], voice, text, verdictOn(from, to))
for (const [voice, text, one, other] of [
  [
    'plain',
    'We could hold the reunion in April or leave it until May. Which would you advise?',
    'April',
    'May',
  ],
  ['lower case', 'december or february for the big talk with my bf', 'December', 'February'],
  ['typos', 'shoud i moov in janury or marhc', 'January', 'March'],
  [
    'second language',
    'Between the April and the June, which month is more good for to open a business?',
    'April',
    'June',
  ],
  [
    'dictated',
    'my boss says i can take my vacation in march or in june so which one should i take',
    'March',
    'June',
  ],
] as const)
  add('compare', ['compare'], voice, text, (asked) => {
    const chosen = choiceOf(one, other)(asked)
    return chosen && all(chosen, not(says('a deadline', /\bchoose by\b/)))
  })
add(
  'compare',
  ['compare', 'window', 'what-happens'],
  'lower case',
  'have to hand in my notice, next week or the week after?',
  dayOfWeek(1, 2),
)

for (const [voice, text, from, to] of [
  [
    'plain',
    'How do the days between Christmas and New Year look for me?',
    '2026-12-24',
    '2027-01-02',
  ],
  [
    'plain',
    'The last week of August was dreadful. What was up in my chart then?',
    '2026-08-22',
    '2026-09-02',
  ],
  ['lower case', 'mid march, whats up', '2027-03-08', '2027-03-22'],
  ['lower case', 'whats may got for me', '2027-05-01', '2027-05-31'],
  ['typos', 'anythig big in janurary 4 me', '2027-01-01', '2027-01-31'],
  ['slang', 'is february gonna be mid', '2027-02-01', '2027-02-28'],
  ['second language', 'How will be for me the end of January?', '2027-01-20', '2027-01-31'],
  ['dictated', 'what do the first two weeks of april look like for me', '2027-04-01', '2027-04-15'],
] as const)
  add('span', ['what-happens'], voice, text, inSpan(from, to))

// Whole situations in which a good day, and the sky of today, must be found.
add(
  'window',
  ['window'],
  'plain',
  'Mother is ninety in May and my brothers and I are not on speaking terms. On what day in April might I ring them to make it up?',
  () => goodDayWithin('2027-04-01', '2027-04-30'),
)
add(
  'sky now',
  ['sky-now', 'motion', 'assertion'],
  'dictated',
  'they said on the radio mars is about to change signs so where is it at the moment',
  (asked) => sign(signOf(positionAt('mars', start(asked)).longitude)),
)

export const timeQuestions: readonly TestQuestion[] = questions
