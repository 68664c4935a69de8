import { all, any, not, says } from '../expect.ts'
import {
  aboutBirthday,
  aPlanet,
  cameIntoSign,
  choiceOf,
  eclipseOn,
  houseOfLunation,
  lastStation,
  leavesHouse,
  leavesSign,
  lunationIn,
  lunationInSign,
  movingBackward,
  signOfLunation,
} from '../expectations.ts'
import {
  dayOfWeek,
  shifted,
  signOnBirthday,
  signsOfDay,
  turning,
  verdictOn,
} from '../fifth/wanted.ts'
import {
  adderTo,
  houseNow,
  inSpan,
  lastContact,
  motionNow,
  nextInHouse,
  nextLunation,
  nextReturn,
  nextSign,
  nextStation,
  type QuestionContext,
  signNow,
  type TestQuestion,
} from '../questions.ts'
import { dateOfReturn, eitherDay, lastStay } from '../sixth/wanted.ts'
import {
  aDate,
  ageAtReturn,
  houseOfLunarEclipse,
  lengthOfMarsRetrograde,
  nextContactOrNone,
  northern,
  notNaming,
  onceBorn,
  proposed,
  proposedFirst,
  unlikeNatal,
} from './wanted.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

add(
  'motion',
  ['motion', 'sky-now', 'assertion'],
  'plain',
  'The lift, the boiler and the wireless in a single week. Is Mercury in reverse once more?',
  motionNow('mercury'),
)
add('motion', ['motion', 'sky-now', 'when'], 'slang', 'did neptune stop being rx yet', () =>
  all(movingBackward, not(says('yes', /^Yes\b/))),
)
for (const [voice, text] of [
  ['dictated', 'was venus retrograde on halloween because thats when i texted him'],
  ['second language', 'On the 20 of February will Mercury be in retrograde?'],
] as const)
  add(
    'motion',
    ['motion', 'sky-now', 'sky-then', 'day', 'what-happens', 'assertion', 'when'],
    voice,
    text,
    () =>
      all(
        any(movingBackward, says('yes', /^Yes\b/)),
        not(says('the next one of Venus', /\b2028\b/)),
      ),
  )
for (const [voice, text, body] of [
  ['plain', 'To settle a wager at the club: which sign is Venus in this evening?', 'venus'],
  ['typos', 'wherw is uranis st rn, sugn', 'uranus'],
  ['second language', 'Presently Jupiter is sitting in which rashi?', 'jupiter'],
] as const)
  add('sky now', ['sky-now', 'motion'], voice, text, unlikeNatal(body, signNow(body)))
add(
  'sky now',
  ['sky-now', 'sky-then', 'day', 'motion', 'what-happens'],
  'slang',
  'moon is in what tn bc im feral',
  unlikeNatal('moon', (asked) => signsOfDay('moon', asked.today)(asked)),
)
for (const [voice, text, body] of [
  ['lower case', 'feels like detention. what house is saturn in for me these days', 'saturn'],
  ['second language', 'Through which house of me goes Neptune now?', 'neptune'],
] as const)
  add('house now', ['sky-now', 'motion'], voice, text, houseNow(body))
for (const [voice, text, wanted] of [
  [
    'plain',
    'My grandson was born on the 2nd of February 2024. In which sign was Venus on that day?',
    unlikeNatal('venus', signsOfDay('venus', '2024-02-02')),
  ],
  ['lower case', 'moon sign on new years eve', signsOfDay('moon', '2026-12-31')],
  [
    'dictated',
    'what sign is the moon going to be in on valentines day',
    signsOfDay('moon', '2027-02-14'),
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
    'My broker, of all people, is waiting for Uranus to go direct. May I ask on which date it does?',
    nextStation('uranus', false),
  ],
  ['lower case', 'jupiter retrograde starts when', nextStation('jupiter', true)],
  ['typos', 'satirn dirwct dste', nextStation('saturn', false)],
  [
    'slang',
    'when did merc rx end this month, need to know till when i can blame it',
    lastStation('mercury', false),
  ],
  [
    'second language',
    'Venus, when she makes the next time a retrograde?',
    nextStation('venus', true),
  ],
  ['dictated', 'when does pluto start going backwards again', nextStation('pluto', true)],
  ['lower case', 'mars rx this winter lasts how long', lengthOfMarsRetrograde],
] as const)
  add('station', ['when', 'motion'], voice, text, wanted)
for (const [voice, text, wanted] of [
  [
    'plain',
    'On which date does the Sun move into Capricorn? The bridge table insists on the 22nd.',
    nextSign('sun', 'Capricorn'),
  ],
  ['lower case', 'jupiter leaves leo when', leavesSign('jupiter')],
  ['typos', 'whrn does mars go inti virgi', nextSign('mars', 'Virgo')],
  ['slang', 'pisces szn when exactly, asking for my enemies', nextSign('sun', 'Pisces')],
  [
    'second language',
    'In which day passes Mercury to the Sagittarius?',
    nextSign('mercury', 'Sagittarius'),
  ],
  ['dictated', 'when did saturn go into aries again i forgot', cameIntoSign('saturn')],
] as const)
  add('ingress', ['when', 'sky-now', 'motion', 'assertion'], voice, text, wanted)

for (const [voice, text, body, into] of [
  ['lower case', 'venus to my 7th. when. im ready', 'venus', 7],
  ['typos', 'sun inn my 10th huose wjen', 'sun', 10],
  ['second language', 'Mars comes when into my second house?', 'mars', 2],
] as const)
  add('house stay', ['when'], voice, text, nextInHouse(body, into))
add(
  'house stay',
  ['when', 'assertion', 'sky-now'],
  'plain',
  'For how long yet will Saturn occupy that house of mine where it is now? I should like it gone.',
  leavesHouse('saturn'),
)

for (const [voice, text, wanted] of [
  [
    'plain',
    'I prune at the last quarter of the Moon and at no other time. When is the next one?',
    nextLunation(270),
  ],
  ['lower case', 'new moon in february?', lunationIn(0, '2027-02-01', '2027-03-01')],
  ['slang', 'full moon in virgo drop the date', lunationInSign(180, 'Virgo')],
  ['second language', 'The next full Moon falls in which house of mine?', houseOfLunation(180)],
  ['dictated', 'what sign is the next new moon going to be in', signOfLunation(0)],
] as const)
  add('lunation', ['when', 'what-happens', 'sky-now', 'sky-then', 'day'], voice, text, wanted)
for (const [voice, text, wanted] of [
  ['lower case', 'next eclipse??', eclipseOn()],
  [
    'dictated',
    'the lunar eclipse in february which one of my houses does it land in',
    houseOfLunarEclipse('2027-02-01'),
  ],
] as const)
  add('eclipse', ['when', 'sky-now', 'what-happens'], voice, text, wanted)
add(
  'transits now',
  ['sky-now', 'what-happens', 'motion', 'transits', 'day'],
  'slang',
  'today was so off, what planet do i sue',
  () => any(aPlanet, says('quiet', /\bquiet\b|\bnothing exact\b/i)),
)

for (const [voice, text, body, natal, angle] of [
  [
    'plain',
    'When will Saturn make its square to my Sun? I prefer to be forewarned.',
    'saturn',
    'sun',
    90,
  ],
  ['lower case', 'jupiter on my mc, when', 'jupiter', 'mc', 0],
  ['typos', 'nxt time mars conjucnt my sum', 'mars', 'sun', 0],
  ['second language', 'What day the Sun makes opposition to my Moon?', 'sun', 'moon', 180],
  ['dictated', 'when does venus go over my ascendant the next time', 'venus', 'asc', 0],
] as const)
  add('transit', ['when'], voice, text, nextContactOrNone(body, natal, angle))
for (const [voice, text, wanted] of [
  [
    'plain',
    'When was Jupiter last in Libra? It must have been the year that we sold the boat.',
    lastStay('jupiter', 'Libra'),
  ],
  ['slang', 'last time venus was in gemini when was that fr', lastStay('venus', 'Gemini')],
] as const)
  add('last time', ['when', 'sky-now'], voice, text, wanted)
add(
  'last transit',
  ['when'],
  'lower case',
  'mars on my sun, when was the last one, i think thats the night i quit',
  lastContact('mars', 'sun'),
)
for (const [voice, text, wanted] of [
  [
    'plain',
    'I am told of a Jupiter return every twelve years. When may I expect mine?',
    nextReturn('jupiter'),
  ],
  ['lower case', 'how old am i gonna be at my next saturn return', ageAtReturn('saturn')],
  ['typos', 'venus retutn wjen', dateOfReturn('venus')],
] as const)
  add('return', ['when', 'what-happens'], voice, text, onceBorn(wanted))
for (const [voice, text, wanted] of [
  ['lower case', 'when i turn 40 whats going on up there', turning(40)],
  [
    'plain',
    'I shall be eighty before long. What will stand in the sky on that birthday?',
    turning(80),
  ],
  [
    'second language',
    'By my next birthday Venus will be in which sign?',
    (asked: QuestionContext) => {
      const [wanted, day] = [signOnBirthday('venus')(asked), aboutBirthday(asked)]
      return wanted && day && all(wanted, any(day, not(aDate)))
    },
  ],
  ['dictated', 'tell me whats in store around my next birthday', aboutBirthday],
] as const)
  add(
    'birthday',
    ['what-happens', 'when', 'sky-then', 'sky-now', 'day'],
    voice,
    text,
    onceBorn(wanted),
  )

for (const [voice, text, from, to] of [
  [
    'plain',
    'My publisher will take me to lunch in mid March, and I mean to ask for an advance. Which day would you pick?',
    '2027-03-08',
    '2027-03-22',
  ],
  [
    'plain',
    'My brother and I have not spoken since the funeral. Before Easter I should like to have him to tea; is there a kindly day for it?',
    '2026-11-22',
    '2027-03-28',
  ],
  [
    'lower case',
    'weekend after thanksgiving im telling my parents im dropping out. which day',
    '2026-11-26',
    '2026-11-29',
  ],
  [
    'lower case',
    'they want my yes on the transfer by wednesday. when do i send it',
    '2026-11-22',
    '2026-11-26',
  ],
  ['lower case', 'best day left this month to finally start the gym', '2026-11-22', '2026-11-30'],
  ['typos', 'bst day in janurayy to txt my ex bck', '2027-01-01', '2027-01-31'],
  ['slang', 'when in feb do i ask for the raise, i need that bag', '2027-02-01', '2027-02-28'],
  ['slang', 'tryna ask her to prom in april when do i shoot my shot', '2027-04-01', '2027-04-30'],
  [
    'second language',
    'Until the end of January I must make the driving exam. On which day shall I go?',
    '2026-11-22',
    '2027-01-31',
  ],
  [
    'second language',
    'Kindly suggest one auspicious date in December for opening my small shop.',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'dictated',
    'my lease is up at the end of february and i can move out any day in the last two weeks of it so which day is best',
    '2027-02-14',
    '2027-02-28',
  ],
  [
    'dictated',
    'i have to let somebody go before christmas and i feel sick about it when should i have that talk',
    '2026-11-22',
    '2026-12-25',
  ],
] as const)
  add('window', ['window', 'compare'], voice, text, proposed(from, to))
add(
  'window',
  ['window', 'compare'],
  'plain',
  'The agent would put our house up for sale in the weeks after Easter. Upon which day should I let her?',
  proposedFirst('2027-03-28', '2027-05-16'),
)
add(
  'window',
  ['window', 'compare'],
  'second language',
  'After Lunar New Year I want speak with boss about more salary. Which day is lucky?',
  notNaming("New Year's Day", /New Year's Day/, proposed('2027-02-06', '2027-04-30')),
)
add(
  'window',
  ['window', 'compare', 'what-happens'],
  'typos',
  'wana hsve the tlak w my rommate nxt week wich day',
  dayOfWeek(1),
)
for (const [voice, text, from, to] of [
  [
    'plain',
    'The local paper wishes to interview me on the 9th of December. A favorable day, would you say?',
    '2026-12-08',
    '2026-12-10',
  ],
  ['slang', 'first date this friday, cooked or nah', '2026-11-26', '2026-11-28'],
  [
    'second language',
    'The moving truck comes on 27 February. It is good day or bad?',
    '2027-02-26',
    '2027-02-28',
  ],
] as const)
  add('a given day', ['window', 'what-happens', 'compare', 'day'], voice, text, verdictOn(from, to))
for (const [voice, text, one, other] of [
  [
    'plain',
    'My sister in Wales is not getting younger. Would you have me visit in March, or wait for May?',
    'March',
    'May',
  ],
  ['slang', 'quit in dec or jan be honest', 'December', 'January'],
  [
    'second language',
    'For the wedding we are between June and September. Which one is better?',
    'June',
    'September',
  ],
] as const)
  add('compare', ['compare'], voice, text, (asked) => {
    const chosen = choiceOf(one, other)(asked)
    return chosen && all(chosen, says('no deadline', /^(?!.*\bchoose by\b)/s))
  })
add(
  'compare',
  ['compare', 'window', 'day'],
  'dictated',
  'the movers can do january the fifth or january the ninth which one do i take',
  eitherDay('2027-01-05', '2027-01-09'),
)
for (const [voice, text, wanted] of [
  [
    'lower case',
    'pitch the investors this thursday or the monday after',
    notNaming(
      'the Monday before',
      /November 23|\btomorrow\b/,
      eitherDay('2026-11-26', '2026-11-30'),
    ),
  ],
  [
    'lower case',
    'landlord wants a yes on the new lease by thursday. is the week after any better',
    (asked: QuestionContext) => proposed(asked.today, '2026-12-06')(asked),
  ],
] as const)
  add('compare', ['compare', 'window', 'day'], voice, text, wanted)

for (const [voice, text, wanted] of [
  [
    'plain',
    'My son comes home for the week after Christmas. What may I expect of it?',
    inSpan('2026-12-25', '2027-01-03'),
  ],
  ['lower case', 'why was last weekend like that', inSpan('2026-11-13', '2026-11-22')],
  ['typos', 'whsts hapening teh rest of this mnth', inSpan('2026-11-22', '2026-11-30')],
  ['slang', 'summer 27 forecast go', northern(inSpan('2027-05-28', '2027-09-23'))],
  ['second language', 'What waits me in the middle of May?', inSpan('2027-05-08', '2027-05-22')],
  [
    'dictated',
    'tell me whats coming for me between thanksgiving and christmas',
    inSpan('2026-11-25', '2026-12-26'),
  ],
] as const)
  add('span', ['what-happens', 'day'], voice, text, (asked) => {
    const found = wanted(asked)
    return found && any(found, says('quiet', /\bnothing (?:comes to an )?exact\b|\bquiet\b/i))
  })
add(
  'span',
  ['what-happens', 'day'],
  'lower case',
  'ten days from now i fly home. what am i walking into',
  (asked) => inSpan(shifted(asked.today, 8), shifted(asked.today, 12))(asked),
)

export const timeQuestions: readonly TestQuestion[] = questions
