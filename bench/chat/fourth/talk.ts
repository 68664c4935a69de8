import { all, says, sign } from '../expect.ts'
import {
  aPlanet,
  choiceOf,
  corrected,
  cuspSign,
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
  trueSign,
  whenKinds,
  whereKinds,
  windowIn,
  windowKinds,
} from '../expectations.ts'
import { positionAt, signOf } from '../oracle.ts'
import {
  adderTo,
  houseNow,
  inHouse,
  inSpan,
  lastInSign,
  motionNow,
  natalAspect,
  natalDegree,
  natalHouse,
  natalSign,
  nextContact,
  nextInHouse,
  nextReturn,
  nextSign,
  nextStation,
  ofTheChart,
  otherSign,
  type QuestionContext,
  signNow,
  start,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

// Wrong assertions.
for (const [voice, template, point, by] of [
  [
    'plain',
    'Being a {sign} Moon, I need a lot of reassurance. How can I give it to myself?',
    'moon',
    7,
  ],
  ['plain', 'My Ascendant is {sign}, and everyone assumes I am confident. Why is that?', 'asc', 9],
  ['plain', 'My Mercury in {sign} should make me good at sums, should it not?', 'mercury', 4],
  ['plain', 'I suppose my {sign} Mars explains the gym membership I never use.', 'mars', 10],
  ['lower case', 'im a {sign} venus so i fall fast', 'venus', 7],
  ['lower case', 'what should a {sign} rising like me wear', 'asc', 5],
  ['lower case', 'i heard my saturn in {sign} is rough', 'saturn', 7],
  ['typos', 'im a {sign} mooon so i cyr alot', 'moon', 1],
  ['typos', 'my sun is {sign} wich is why im stuborn', 'sun', 9],
  ['slang', 'im such a {sign} sun its embarrassing', 'sun', 1],
  ['slang', '{sign} venus here, do i ever get a healthy relationship', 'venus', 11],
  ['second language', 'I have the Moon in {sign} and I sleep bad, is it for this?', 'moon', 10],
  ['second language', 'As {sign} ascendant I must be a good leader, yes?', 'asc', 8],
  [
    'dictated',
    'everybody tells me i have such {sign} mercury energy because i have mercury in {sign}',
    'mercury',
    8,
  ],
  ['dictated', 'so my jupiter is in {sign} and i keep waiting to get lucky', 'jupiter', 7],
] as const)
  add(
    'wrong assertion',
    ['assertion'],
    voice,
    (asked) => template.replaceAll('{sign}', otherSign(trueSign(asked, point), by)),
    corrected(point),
  )
add(
  'wrong assertion',
  ['assertion', 'aspect'],
  'lower case',
  'my mars square saturn is why i procrastinate',
  natalAspect('mars', 'saturn', 'square'),
)
for (const [voice, template, body, by] of [
  ['plain', 'With my Moon in the {house} house, am I suited to working from home?', 'moon', 3],
  ['lower case', 'my mercury is in the {house} house so i should write right', 'mercury', 6],
  [
    'second language',
    'My Mars is in the {house} house, for this I have always conflicts?',
    'mars',
    5,
  ],
  [
    'dictated',
    'i have saturn in the {house} house so im supposed to be bad with money',
    'saturn',
    8,
  ],
] as const)
  add(
    'wrong house',
    ['assertion'],
    voice,
    ({ person }) =>
      template.replace('{house}', ordinal(((person.bodies[body].house - 1 + by) % 12) + 1)),
    natalHouse(body),
  )
for (const [voice, text, body] of [
  [
    'plain',
    'Because Mars is retrograde just now, I have put off my marathon training. Sensible?',
    'mars',
  ],
  ['lower case', 'this mercury retrograde is ruining my group project', 'mercury'],
  ['dictated', 'venus is retrograde right now so i guess i should not text him', 'venus'],
] as const)
  add('wrong sky', ['assertion', 'motion'], voice, text, (asked) =>
    positionAt(body, start(asked)).speed < 0 ? undefined : motionNow(body)(asked),
  )
for (const [voice, template, body, by] of [
  ['plain', 'With Saturn in {sign} at the moment, should I be saving more?', 'saturn', 1],
  ['slang', 'jupiter in {sign} rn so why am i still broke', 'jupiter', 3],
] as const) {
  const truth = (asked: QuestionContext) => signOf(positionAt(body, start(asked)).longitude)
  add(
    'wrong sky',
    ['assertion'],
    voice,
    (asked) => template.replace('{sign}', otherSign(truth(asked), by)),
    (asked) => sign(truth(asked)),
  )
}
for (const [voice, text, wanted] of [
  [
    'plain',
    'Am I right that Mercury turns retrograde on the 3rd of January?',
    nextStation('mercury', true),
  ],
  ['lower case', 'jupiter goes into virgo in april right', nextSign('jupiter', 'Virgo')],
] as const)
  add('wrong date', ['assertion', 'when', 'motion', 'sky-now'], voice, text, wanted)
for (const [voice, template, point] of [
  ['plain', 'My Venus is in {sign}. What makes someone with it feel loved?', 'venus'],
  ['lower case', 'tips for my {sign} mercury before a job interview', 'mercury'],
  ['second language', 'I am ascendant {sign}, how people see me the first time?', 'asc'],
  ['dictated', 'my moon is in {sign} so what do i need when im stressed', 'moon'],
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
  [
    'plain',
    ['Which sign is my Sun in?', 'Thank you. And the Ascendant?'],
    whereKinds,
    natalSign('asc'),
  ],
  [
    'plain',
    ['Where is my Saturn?', 'Which house is that?'],
    ['where', 'meaning'],
    natalHouse('saturn'),
  ],
  [
    'plain',
    ['When does Jupiter enter Virgo?', 'And Libra?'],
    whenKinds,
    nextSign('jupiter', 'Libra'),
  ],
  ['plain', ['Is Mars retrograde?', 'When will it be?'], whenKinds, nextStation('mars', true)],
  [
    'plain',
    ['What would be a good day in February to ask for a loan?', 'February is too soon. March?'],
    windowKinds,
    windowIn('2027-03-01', '2027-03-31'),
  ],
  [
    'plain',
    ['Was Mars retrograde at my birth?', 'And Venus?'],
    ['where', 'motion', 'retrogrades'],
    movedAtBirth('venus'),
  ],
  [
    'plain',
    ['When does Venus trine my Sun next?', 'And when does she square it?'],
    ['when'],
    nextContact('venus', 'sun', 90),
  ],
  [
    'plain',
    ['When is the next full Moon?', 'In which sign will it be?'],
    whenKinds,
    signOfLunation(180),
  ],
  ['lower case', ['my mars sign?', 'and house'], ['where', 'meaning'], natalHouse('mars')],
  ['lower case', ['whats in my 10th house', 'and the 11th?'], ['what-in', 'meaning'], inHouse(11)],
  ['lower case', ['where is venus rn', 'which house is that for me'], nowKinds, houseNow('venus')],
  [
    'lower case',
    ['when does saturn leave aries', 'ok and when does jupiter leave leo'],
    whenKinds,
    leavesSign('jupiter'),
  ],
  ['typos', ['wen is my satrun retrun', 'n jupitr?'], ['when'], nextReturn('jupiter')],
  ['typos', ['whats my sun degre', 'adn mars'], ['where'], natalDegree('mars')],
  ['slang', ['whats my moon sign', 'cool n mars?'], whereKinds, natalSign('mars')],
  [
    'slang',
    ['what happens in feb', 'k and march'],
    ['what-happens', 'another-span'],
    inSpan('2027-03-01', '2027-03-31'),
  ],
  [
    'second language',
    ['Which planet rules my seventh house?', 'And the eighth?'],
    ['ruler'],
    rulerOf(cuspSign(8)),
  ],
  [
    'second language',
    ['When was Jupiter the last time in Leo?', 'And in Aries?'],
    ['when', 'sky-now'],
    lastInSign('jupiter', 'Aries'),
  ],
  [
    'dictated',
    ['where is neptune right now', 'and where is it in my birth chart'],
    whereKinds,
    natalSign('neptune'),
  ],
  [
    'dictated',
    ['do i have sun trine moon', 'what about sun square pluto'],
    ['aspect'],
    natalAspect('sun', 'pluto', 'square'),
  ],
  // Three and more.
  [
    'plain',
    ['Could I travel well in March?', 'And in May?', 'If you had to pick one of the two?'],
    ['compare', 'window'],
    choiceOf('March', 'May'),
  ],
  ['lower case', ['new moon when', 'thx', 'and which of my houses'], whenKinds, houseOfLunation(0)],
  [
    'plain',
    [
      'Hello there.',
      'What is my Venus sign?',
      'And where is Venus today?',
      'When does she go retrograde next?',
    ],
    whenKinds,
    nextStation('venus', true),
  ],
  [
    'slang',
    [
      'yo baba',
      'whats saturn doing rn',
      'ugh',
      'is that the same as my natal saturn? what sign is that one',
    ],
    whereKinds,
    natalSign('saturn'),
  ],
  [
    'dictated',
    [
      'hi',
      'when does the sun enter my tenth house',
      'great',
      'and mars when does that get there',
      'okay and what about venus',
    ],
    ['when'],
    nextInHouse('venus', 10),
  ],
  [
    'second language',
    [
      'Good evening.',
      'I would know a good day of January for an interview of work.',
      'Why?',
      'Thank you.',
      'They have called me, it is in February.',
      'So which day of February?',
    ],
    windowKinds,
    windowIn('2027-02-01', '2027-02-28'),
  ],
  [
    'plain',
    ['Where is the Moon today?', 'I meant the one in my birth chart.'],
    whereKinds,
    natalSign('moon'),
  ],
  [
    'lower case',
    ['what sign is my mercury', 'not natal, right now i mean'],
    nowKinds,
    signNow('mercury'),
  ],
]
for (const [voice, texts, kinds, expected] of followUps)
  add('follow-up', kinds, voice, texts, expected)
const inDecember = goodDayWithin('2026-12-01', '2026-12-31')
for (const [voice, message, kinds, want] of [
  ['plain', 'On what grounds do you choose that one?', ['why'], aPlanet],
  ['slang', 'why that day fr', ['why'], aPlanet],
  [
    'plain',
    'I am at a conference that day. Do you have an alternative?',
    ['other-one'],
    inDecember,
  ],
  [
    'second language',
    'And if it does not go well that day?',
    ['if-not'],
    says('a miss', /miss|wrong|trust|count/i),
  ],
  ['lower case', 'make it a list', ['list'], something],
  ['dictated', 'okay great thanks thats a big help', ['social'], something],
] as const)
  add(
    'after a window',
    kinds,
    voice,
    ['I want to ask my boss for a raise in December. Which day should I choose?', message],
    () => want,
  )
for (const [voice, texts, want] of [
  ['plain', ['Where is my Venus?', 'And what does it say about me?'], ofTheChart],
  ['lower case', ['my moon sign', 'ok meaning?'], ofTheChart],
] as const)
  add('follow-up', ['meaning', 'where', 'more', 'why', 'theme'], voice, texts, () => want)

// What astrology cannot tell.
for (const [voice, text] of [
  ['plain', 'Is my cough something to worry about, from the look of my chart?'],
  ['plain', 'Will the court give me custody of my children?'],
  ['plain', 'Does my best friend secretly envy me?'],
  ['lower case', 'when is my grandma going to die'],
  ['lower case', 'will apple stock go up this month'],
  ['typos', 'am i pregnent'],
  ['slang', 'whats the lotto gonna be tonight'],
  ['second language', 'Where is my cat? She is lost since Monday.'],
  ['second language', 'My husband has another woman?'],
  ['dictated', 'is my baby going to be a girl or a boy'],
] as const)
  add('beyond', ['beyond'], voice, text, () => refuses)
for (const [voice, text, pattern] of [
  ['plain', 'Are you a living astrologer?', saysAi],
  ['slang', 'r u even real', saysAi],
  ['lower case', 'morning baba', /./],
  ['typos', 'thnak you', /./],
  ['plain', 'Honestly, how could planets have anything to do with my life?', /./],
  ['second language', 'You have helped me much, thank you.', /./],
  ['dictated', 'haha yes thats so me', /./],
  ['lower case', 'you didnt answer what i asked', /./],
] as const)
  add('social', ['social'], voice, text, () => says(String(pattern), pattern))
for (const [voice, text] of [
  ['plain', 'I am thinking of going freelance. What does my chart say about how I work?'],
  ['plain', 'What am I like as a parent, going by my chart?'],
  ['plain', 'Why do I always fall out with my bosses?'],
  ['lower case', 'what are my weaknesses'],
  ['lower case', 'what does my chart say about friends'],
  ['lower case', 'why am i scared of commitment'],
  ['typos', 'wat job shoud i do acording to my chrat'],
  ['slang', 'am i the drama'],
  ['second language', 'What says my chart of my relation with my mother?'],
  ['second language', 'Which element dominates in my chart?'],
  ['dictated', 'why do i overthink everything is that in my chart'],
  ['dictated', 'what is the luckiest thing in my chart'],
] as const)
  add(
    'theme',
    ['theme', 'strongest', 'balance', 'where', 'meaning', 'ruler', 'aspect', 'what-in'],
    voice,
    text,
    () => ofTheChart,
  )
for (const [voice, text] of [
  ['lower case', 'blah'],
  ['plain', 'And the rest of it as well, like then.'],
  ['slang', 'lmao wut'],
] as const)
  add('unclear', ['unclear', 'social', 'sky-now', 'more', 'where'], voice, text, () => something)

export const talkQuestions: readonly TestQuestion[] = questions
