import { all, any, date, house, says, sign } from '../expect.ts'
import {
  aPlanet,
  choiceOf,
  corrected,
  cuspSign,
  eclipseHouse,
  type FollowUp,
  goodDayWithin,
  houseOfLunation,
  leavesSign,
  movedAtBirth,
  noCorrection,
  nowKinds,
  ordinal,
  refuses,
  rulerOf,
  saysAi,
  signOfLunation,
  something,
  together,
  trueSign,
  whenKinds,
  whereKinds,
  windowIn,
  windowKinds,
} from '../expectations.ts'
import { localDate, lunations, positionAt, signOf, stations } from '../oracle.ts'
import {
  adderTo,
  ahead,
  houseNow,
  inHouse,
  inSpan,
  lastContact,
  lastInSign,
  motionNow,
  natalAspect,
  natalDegree,
  natalHouse,
  natalSign,
  nextContact,
  nextInHouse,
  nextLunation,
  nextReturn,
  nextSign,
  nextStation,
  ofTheChart,
  otherSign,
  type QuestionContext,
  signNow,
  start,
  type TestQuestion,
  zone,
} from '../questions.ts'
import {
  dayOfWeek,
  denied,
  ofHome,
  ofLove,
  ofMoney,
  ofWork,
  proposedIn,
  rightDate,
  signsOfDay,
} from './wanted.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

// Wrong assertions.
for (const [voice, template, point, by] of [
  [
    'plain',
    'I have been a {sign} rising all my life and cannot keep a houseplant. Explain that.',
    'asc',
    4,
  ],
  [
    'plain',
    'Since my Venus is in {sign}, my late aunt told me, I would marry twice. Was she on to something?',
    'venus',
    6,
  ],
  ['plain', 'Would you say a {sign} Mercury such as mine makes for a good teacher?', 'mercury', 2],
  ['lower case', 'got that {sign} mars temper, how do i chill', 'mars', 3],
  ['lower case', 'not me crying at ads again. {sign} moon problems', 'moon', 5],
  ['lower case', 'the app says my jupiter is {sign}, does that make me lucky', 'jupiter', 9],
  ['typos', 'my rusing is {sign} so ppl thnk im mean', 'asc', 8],
  ['typos', 'ima {sign} vebus do i lov to hard', 'venus', 2],
  ['slang', 'as a {sign} moon i literally cannot text first', 'moon', 8],
  ['slang', '{sign} sun things amirite, why am i so extra', 'sun', 5],
  ['second language', 'I am of {sign} with the Moon, for that I am so nervous?', 'moon', 4],
  [
    'second language',
    'Because Mars of me is {sign}, I am fighting with the neighbors always, true?',
    'mars',
    7,
  ],
  [
    'dictated',
    'so i have saturn in {sign} right and i keep getting these strict bosses',
    'saturn',
    3,
  ],
] as const)
  add(
    'wrong assertion',
    ['assertion'],
    voice,
    (asked) => template.replaceAll('{sign}', otherSign(trueSign(asked, point), by)),
    (asked) => denied(sign(otherSign(trueSign(asked, point), by)), corrected(point)(asked)),
  )
add(
  'wrong assertion',
  ['assertion', 'aspect'],
  'dictated',
  'with my venus opposite saturn im always the one who waits by the phone',
  (asked) => {
    const found = natalAspect('venus', 'saturn', 'opposition')(asked)
    return found && any(found, says('another aspect', /^(?:I read it differently|Nearly)\b/))
  },
)
for (const [voice, template, body, by] of [
  [
    'plain',
    'My Sun sits in the {house} house, so I ought to be on a stage. Do you agree?',
    'sun',
    4,
  ],
  ['slang', 'venus in the {house} house gang, wheres my man', 'venus', 7],
  ['second language', 'I have Moon in house {house}, so I must live near to water?', 'moon', 2],
] as const)
  add(
    'wrong house',
    ['assertion'],
    voice,
    ({ person }) =>
      template.replace('{house}', ordinal(((person.bodies[body].house - 1 + by) % 12) + 1)),
    (asked) => {
      const { house: actual } = asked.person.bodies[body]
      return denied(house(((actual - 1 + by) % 12) + 1), natalHouse(body)(asked))
    },
  )
for (const [voice, text, body] of [
  [
    'plain',
    'As Mercury is retrograde at the moment I have left my contract unsigned. Was that wise?',
    'mercury',
  ],
  ['slang', 'jupiter rx rn is why im broke', 'jupiter'],
] as const)
  add('wrong sky', ['assertion', 'motion'], voice, text, (asked) =>
    positionAt(body, start(asked)).speed < 0 ? undefined : motionNow(body)(asked),
  )
for (const [voice, template, body, by] of [
  ['lower case', 'so venus is in {sign} now, should i get bangs', 'venus', 4],
  ['second language', 'Now that Mars walks in {sign} I have not energy, why?', 'mars', 7],
] as const) {
  const truth = (asked: QuestionContext) => signOf(positionAt(body, start(asked)).longitude)
  add(
    'wrong sky',
    ['assertion'],
    voice,
    (asked) => template.replace('{sign}', otherSign(truth(asked), by)),
    (asked) => denied(sign(otherSign(truth(asked), by)), sign(truth(asked))),
  )
}
const nextRetrograde = (body: 'mars' | 'mercury') => (asked: QuestionContext) =>
  stations(body, start(asked), ahead(asked, 3)).find(({ isRetrograde }) => isRetrograde)?.jd
for (const [voice, text, wanted] of [
  [
    'plain',
    'My calendar prints the full Moon on Friday the 27th of November. Is the calendar right?',
    rightDate((asked) => lunations(180, start(asked), ahead(asked, 0.2))[0]),
  ],
  [
    'lower case',
    'mercury retrograde starts jan 25 doesnt it',
    rightDate(nextRetrograde('mercury')),
  ],
  [
    'dictated',
    'so mars goes retrograde on valentines day isnt that right',
    rightDate(nextRetrograde('mars')),
  ],
] as const)
  add('wrong date', ['assertion', 'when', 'motion', 'sky-now'], voice, text, wanted)
add(
  'right date',
  ['assertion', 'when', 'motion', 'sky-now'],
  'lower case',
  'saturn goes direct on december 10th right',
  (asked) => {
    const station = stations('saturn', start(asked), ahead(asked))[0]?.jd
    if (station === undefined) return undefined
    const wanted = date(station, zone(asked), asked.today)
    // East of the Atlantic it is the 11th.
    const isRight = localDate(station, zone(asked)) === '2026-12-10'
    return isRight ? all(wanted, noCorrection) : wanted
  },
)
for (const [voice, template, point] of [
  ['plain', 'I know my Moon is in {sign}. What sort of home would suit me in old age?', 'moon'],
  ['lower case', '{sign} mars here, what sport would i not quit', 'mars'],
  ['slang', 'so im a {sign} rising, whats the first impression i give', 'asc'],
] as const)
  add(
    'right assertion',
    ['assertion', 'where', 'meaning', 'theme'],
    voice,
    (asked) => template.replace('{sign}', trueSign(asked, point)),
    (asked) => all(sign(trueSign(asked, point)), noCorrection),
  )

// Conversations.
const followUps: readonly FollowUp[] = [
  // Corrections.
  [
    'plain',
    ['Where is Venus?', 'No, forgive me, I meant Venus in my own chart.'],
    whereKinds,
    natalSign('venus'),
  ],
  ['lower case', ['what sign is my moon', 'no not the moon, mars'], whereKinds, natalSign('mars')],
  [
    'lower case',
    ['where is mars rn', 'no i mean in my chart, and not mars, the moon'],
    whereKinds,
    natalSign('moon'),
  ],
  ['typos', ['whats my sun sgin', 'srry i ment rising'], whereKinds, natalSign('asc')],
  [
    'slang',
    ['when does mars go retrograde', 'wait no mercury'],
    whenKinds,
    nextStation('mercury', true),
  ],
  [
    'slang',
    ['best day in january to ask for a raise', 'oops i meant february'],
    windowKinds,
    windowIn('2027-02-01', '2027-02-28'),
  ],
  [
    'second language',
    ['When is the new Moon?', 'Excuse me, I wanted say the full one.'],
    whenKinds,
    nextLunation(180),
  ],
  [
    'dictated',
    ['what house is my saturn in', 'sorry i meant where is saturn now which house'],
    nowKinds,
    houseNow('saturn'),
  ],
  // Leaning on the answer before.
  [
    'plain',
    ['Which sign is my Jupiter in?', 'And was it retrograde, by any chance?'],
    ['where', 'motion', 'retrogrades'],
    movedAtBirth('jupiter'),
  ],
  [
    'plain',
    ['When is the next eclipse?', 'Which part of my chart does it touch? The house, I mean.'],
    whenKinds,
    eclipseHouse,
  ],
  [
    'plain',
    ['Is my Mercury in the third house?', 'Then in which sign is it?'],
    whereKinds,
    natalSign('mercury'),
  ],
  [
    'plain',
    [
      'Boss wants an answer on the new post by Friday. Is this week any good for saying yes?',
      'He has given me one more week. Is the one after better?',
    ],
    [...windowKinds, 'compare', 'what-happens'],
    dayOfWeek(1, 3),
  ],
  [
    'lower case',
    ['when does venus enter sagittarius', 'n capricorn'],
    whenKinds,
    nextSign('venus', 'Capricorn'),
  ],
  [
    'lower case',
    ['what rules my 2nd house', 'whats in it'],
    ['what-in', 'meaning', 'theme'],
    inHouse(2),
  ],
  [
    'lower case',
    ['when is the next new moon', 'what house is it in for me'],
    whenKinds,
    houseOfLunation(0),
  ],
  ['typos', ['wher is my mats', 'whts degre'], ['where'], natalDegree('mars')],
  ['typos', ['wen does the sun enter my 7th hosue', 'n vebus?'], ['when'], nextInHouse('venus', 7)],
  [
    'slang',
    ['do i have sun square saturn', 'k what about sun trine jupiter'],
    ['aspect'],
    natalAspect('sun', 'jupiter', 'trine'),
  ],
  ['slang', ['what sign is saturn in', 'till when'], whenKinds, leavesSign('saturn')],
  [
    'second language',
    ['What brings me December?', 'And January how will be?'],
    ['what-happens', 'another-span'],
    inSpan('2027-01-01', '2027-01-31'),
  ],
  [
    'second language',
    ['When was Saturn the last time in Capricorn?', 'And Jupiter there?'],
    ['when', 'sky-now'],
    lastInSign('jupiter', 'Capricorn'),
  ],
  ['dictated', ['who rules my fifth house', 'and the tenth'], ['ruler'], rulerOf(cuspSign(10))],
  [
    'dictated',
    ['when does mars conjunct my sun next', 'and the last time it did that'],
    ['when'],
    lastContact('mars', 'sun'),
  ],
  // Longer ones.
  [
    'plain',
    [
      'Good evening, Baba.',
      'Would January be kind to a trip to my sister in Spain?',
      'I see. And February?',
      'She can have me in either. Which of the two do you prefer?',
    ],
    ['compare', 'window'],
    choiceOf('January', 'February'),
  ],
  [
    'lower case',
    ['hey', 'venus sign?', 'lol true', 'and where is she today', 'and when does she hit my sun'],
    ['when'],
    nextContact('venus', 'sun', 0),
  ],
  [
    'dictated',
    ['when is my next jupiter return', 'oh nice thats a long wait', 'and saturn'],
    ['when'],
    nextReturn('saturn'),
  ],
  [
    'second language',
    ['Which sign is the full Moon that comes?', 'Thanks.', 'And the new Moon after, which sign?'],
    whenKinds,
    signOfLunation(0),
  ],
  [
    'slang',
    ['where was the moon on nov 1', 'nah i mean nov 15'],
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then', 'day'],
    signsOfDay('moon', '2026-11-15'),
  ],
]
for (const [voice, texts, kinds, expected] of followUps)
  add('follow-up', kinds, voice, texts, expected)
const inFebruary = goodDayWithin('2027-02-01', '2027-02-28')
for (const [voice, message, kinds, want] of [
  ['plain', 'May I ask what you base that on?', ['why'], aPlanet],
  ['lower case', 'cant, im working. any other', ['other-one', 'another-span'], inFebruary],
  [
    'dictated',
    'so what if i do it that day and he says no anyway',
    ['if-not'],
    says('a miss', /miss|wrong|trust|count|against me/i),
  ],
  ['slang', 'bet ty', ['social'], something],
  [
    'second language',
    'How much sure are you of this?',
    ['how-sure', 'if-not', 'strength'],
    says(
      'how sure',
      /\b(?:sure|certain|bet|miss|confident|percent|guess|promise|strong|slight|wrong)\b/i,
    ),
    together,
  ],
] as const)
  add(
    'after a window',
    kinds,
    voice,
    ['Which day in February should I tell my boyfriend I want to move in together?', message],
    () => want,
  )
for (const [voice, texts, want] of [
  ['typos', ['my mars sgin', 'waht does tht say abot me'], ofTheChart],
  ['dictated', ['what sign is my mercury', 'is that good or bad'], ofTheChart],
] as const)
  add(
    'follow-up',
    ['meaning', 'where', 'more', 'why', 'theme', 'how-sure'],
    voice,
    texts,
    () => want,
  )

// What astrology cannot tell.
for (const [voice, text] of [
  [
    'plain',
    'I found a lump under my arm this morning. Would my chart show whether it is harmless?',
  ],
  ['plain', 'The solicitor says we may settle or go before the judge. Shall I win if we go?'],
  ['lower case', 'does my coworker talk about me behind my back'],
  ['lower case', 'what numbers should i play saturday'],
  ['lower case', 'is he cheating'],
  ['typos', 'wil my dad surive his opration'],
  ['slang', 'is bitcoin gonna moon this week'],
  ['second language', 'How many years I will live?'],
  ['dictated', 'i took a test this morning and i cant look at it am i pregnant or not'],
] as const)
  add('beyond', ['beyond'], voice, text, () => refuses)
for (const [voice, text, pattern] of [
  ['plain', 'Pardon the question, but is there a person writing this?', saysAi],
  ['lower case', 'are u chatgpt', saysAi],
  ['slang', 'heyyy baba whats good', /./],
  ['plain', 'It is late. Thank you for the company, and good night.', /./],
  ['lower case', 'ngl this sounds like stuff youd say to anybody', /./],
  ['second language', 'I do not believe so much in stars, convince me.', /./],
  ['dictated', 'no thats not me at all youre way off', /./],
] as const)
  add('social', ['social'], voice, text, () => says(String(pattern), pattern))
for (const [voice, text, wanted] of [
  ['plain', 'My daughter says I smother her. What does my chart say of me as a mother?', ofHome],
  [
    'plain',
    'I have been a bookkeeper for thirty years and wonder what else I might have been good at.',
    ofWork,
  ],
  ['lower case', 'why do i always go for people who dont want me', ofLove],
  ['lower case', 'money just leaves my account, is that in my chart', ofMoney],
  ['typos', 'wat kinda partnr do i ned', ofLove],
  ['slang', 'why am i like this', () => ofTheChart],
  ['slang', 'am i more fire or water', () => says('an element', /fire|earth|air|water/i)],
  ['second language', 'For which profession am I made, by my chart?', ofWork],
  ['dictated', 'what does my chart say about me and my dad we havent talked in years', ofHome],
  ['dictated', 'whats the hardest thing in my chart be straight with me', () => ofTheChart],
] as const)
  add(
    'theme',
    ['theme', 'strongest', 'balance', 'where', 'meaning', 'ruler', 'aspect', 'what-in'],
    voice,
    text,
    wanted,
  )
for (const [voice, text] of [
  ['typos', 'hjk'],
  ['dictated', 'no wait hang on siri stop'],
] as const)
  add('unclear', ['unclear', 'social', 'sky-now', 'more', 'where'], voice, text, () => something)

// Whole situations, in which the question stands at the end or in the middle.
for (const [voice, text, kinds, wanted] of [
  [
    'dictated',
    'what sign is jupiter in now and when does it leave',
    ['sky-now', 'motion', 'when'],
    together(signNow('jupiter'), leavesSign('jupiter')),
  ],
  [
    'slang',
    'full moon when n what sign',
    ['sky-now', 'motion', 'when'],
    together(nextLunation(180), signOfLunation(180)),
  ],
] as const)
  add('several facts', kinds, voice, text, wanted)
for (const [voice, text, from, to] of [
  [
    'lower case',
    'roommate owes me 400 and rent is due jan 1. which day in december do i bring it up without a fight',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'slang',
    'my mom still doesnt know im dropping out lmao, got till end of january, pick the day',
    '2026-11-22',
    '2027-01-31',
  ],
  [
    'second language',
    'My boss he come back the 11 of January from vacation, after this which day I ask him for home office?',
    '2027-01-12',
    '2027-03-31',
  ],
  [
    'plain',
    'My grandson and I mean to take the train to Vienna during the first half of May. Would you kindly choose the day of departure?',
    '2027-05-01',
    '2027-05-16',
  ],
] as const)
  add('window', ['window'], voice, text, proposedIn(from, to))
for (const [voice, text, kinds, wanted] of [
  [
    'dictated',
    'everything at work has been slow since the summer and my friend blames saturn going backward so when is that over',
    ['when', 'motion'],
    nextStation('saturn', false),
  ],
  [
    'lower case',
    'selling my laptop on ebay and ppl say not during merc rx. when does the next one start',
    ['when', 'motion'],
    nextStation('mercury', true),
  ],
] as const)
  add('station', kinds, voice, text, wanted)

export const talkQuestions: readonly TestQuestion[] = questions
