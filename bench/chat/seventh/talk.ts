import { all, date, house, not, says, sign } from '../expect.ts'
import {
  aPlanet,
  corrected,
  eclipseOn,
  type FollowUp,
  goodDayWithin,
  houseOfLunation,
  leavesHouse,
  leavesSign,
  movedAtBirth,
  noCorrection,
  nowKinds,
  ordinal,
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
import {
  denied,
  ofHome,
  ofLove,
  ofMoney,
  ofWork,
  rightDate,
  signsOfDay,
  verdictOn,
} from '../fifth/wanted.ts'
import { localDate, positionAt, signOf, stations } from '../oracle.ts'
import {
  adderTo,
  ahead,
  inHouse,
  inSpan,
  lastContact,
  motionNow,
  natalAspect,
  natalDegree,
  natalHouse,
  nextInHouse,
  nextLunation,
  nextSign,
  nextStation,
  ofTheChart,
  otherSign,
  type QuestionContext,
  signNow,
  start,
  type TestQuestion,
  traditional,
  zone,
} from '../questions.ts'
import { lastStay } from '../sixth/wanted.ts'
import {
  aDate,
  anyAspect,
  dateOfEclipseAfterNext,
  declines,
  firstImpression,
  howSure,
  noQuestionBack,
  notNaming,
  ofLeisure,
  proposed,
  signOfRuler,
  unlikeNatal,
} from './wanted.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

// Wrong assertions.
for (const [voice, template, point, by] of [
  [
    'plain',
    'I have always put my teaching down to my Mercury in {sign}. Do you see it that way too?',
    'mercury',
    4,
  ],
  ['plain', 'Having the Moon in {sign}, I never cared for crowds. Is that the reason?', 'moon', 5],
  ['lower case', '{sign} rising so ofc im late again. any hope', 'asc', 7],
  ['lower case', 'got my {sign} saturn tattooed. what did i sign up for', 'saturn', 4],
  ['typos', 'im a {sign} venys n i fal in lov evry tuedsay', 'venus', 2],
  ['slang', '{sign} mars means im built different right', 'mars', 3],
  [
    'second language',
    'In Vedic they say my Sun is in {sign}, so here also I am {sign}?',
    'sun',
    11,
  ],
  [
    'dictated',
    'my mother always told me i have a {sign} moon and thats why i worry so much so is she right',
    'moon',
    10,
  ],
] as const)
  add(
    'wrong assertion',
    ['assertion', 'where'],
    voice,
    (asked) => template.replaceAll('{sign}', otherSign(trueSign(asked, point), by)),
    (asked) => denied(sign(otherSign(trueSign(asked, point), by)), corrected(point)(asked)),
  )
for (const [voice, template, body, by] of [
  ['slang', 'moon in the {house} house gang, we overthink right', 'moon', 4],
  [
    'second language',
    'Because my Saturn is in {house} house I have no luck in the love, yes?',
    'saturn',
    6,
  ],
] as const)
  add(
    'wrong house',
    ['assertion', 'where'],
    voice,
    ({ person }) =>
      template.replace('{house}', ordinal(((person.bodies[body].house - 1 + by) % 12) + 1)),
    (asked) => {
      const { house: actual } = asked.person.bodies[body]
      return denied(house(((actual - 1 + by) % 12) + 1), natalHouse(body)(asked))
    },
  )
add(
  'wrong sky',
  ['assertion', 'motion', 'sky-now'],
  'lower case',
  'mercury retrograde is eating my week alive. how do i get through it',
  motionNow('mercury'),
)
add(
  'wrong sky',
  ['assertion', 'sky-now'],
  'second language',
  (asked) =>
    `Now when Jupiter is in ${otherSign(signOf(positionAt('jupiter', start(asked)).longitude), 1)}, shall I make my shop bigger?`,
  (asked) => {
    const truth = signOf(positionAt('jupiter', start(asked)).longitude)
    return denied(sign(otherSign(truth, 1)), sign(truth))
  },
)
for (const [voice, text, wanted] of [
  [
    'plain',
    'I have told everybody that the next solar eclipse is on the 12th of January. Was I right?',
    (asked: QuestionContext) => {
      const truth = eclipseOn('solar')(asked)
      return truth && all(truth, not(says('yes', /^Yes\b/)))
    },
  ],
  [
    'dictated',
    'mercury goes retrograde on january the twentieth right so i should buy the laptop before that',
    rightDate(
      (asked) =>
        stations('mercury', start(asked), ahead(asked)).find(({ isRetrograde }) => isRetrograde)
          ?.jd,
    ),
  ],
] as const)
  add('wrong date', ['assertion', 'when', 'motion', 'sky-now'], voice, text, wanted)
add(
  'right date',
  ['assertion', 'when', 'motion', 'sky-now'],
  'slang',
  'saturn goes direct dec 10 yeah? party at mine',
  (asked) => {
    const station = stations('saturn', start(asked), ahead(asked)).find(
      ({ isRetrograde }) => !isRetrograde,
    )?.jd
    if (station === undefined) return undefined
    const wanted = date(station, zone(asked), asked.today)
    return localDate(station, zone(asked)) === '2026-12-10' ? all(wanted, noCorrection) : wanted
  },
)
for (const [voice, template, point] of [
  ['plain', 'With my Jupiter in {sign}, where should I look for my luck?', 'jupiter'],
  ['lower case', '{sign} moon over here, where do i put all these feelings', 'moon'],
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
    'lower case',
    ['my mercury sign', 'no i mean right now, up in the sky'],
    nowKinds,
    signNow('mercury'),
  ],
  [
    'plain',
    ['Which house is my Sun in?', 'Forgive me, it was the Moon that I wished to ask about.'],
    whereKinds,
    natalHouse('moon'),
  ],
  [
    'typos',
    ['wehn does venis enter capricon', 'sory aquarius'],
    whenKinds,
    nextSign('venus', 'Aquarius'),
  ],
  [
    'slang',
    ['good day in jan to dump him', 'nah cant wait that long. before xmas'],
    windowKinds,
    windowIn('2026-11-22', '2026-12-25'),
  ],
  [
    'second language',
    ['Is my Mars in trine with Jupiter?', 'No no, I wanted to say Saturn, not Jupiter.'],
    ['aspect'],
    together(natalAspect('mars', 'saturn', 'trine'), () =>
      says('Mars and Saturn', /Mars.*Saturn|Saturn.*Mars/),
    ),
  ],
  [
    'dictated',
    ['what sign was the moon in on the third of june 2020', 'no sorry the thirteenth'],
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then', 'day'],
    signsOfDay('moon', '2020-06-13'),
  ],
  [
    'plain',
    ['When does the Sun enter my fifth house?', 'I misspoke. The sixth, I meant.'],
    ['when'],
    nextInHouse('sun', 6),
  ],
  // Leaning on the answer before.
  ['lower case', ['whens saturn direct', 'and neptune'], whenKinds, nextStation('neptune', false)],
  [
    'plain',
    ['In which sign is my Venus?', 'And which planet rules that sign?'],
    ['ruler', 'more'],
    // Where both have one ruler, that of the chart would pass for it.
    (asked) =>
      traditional[trueSign(asked, 'venus')] === traditional[trueSign(asked, 'asc')]
        ? undefined
        : rulerOf(() => trueSign(asked, 'venus'))(asked),
  ],
  [
    'slang',
    ['next full moon', 'what sign tho'],
    ['sky-now', 'when', 'what-happens', 'sky-then', 'day'],
    signOfLunation(180),
  ],
  [
    'second language',
    ['When Mercury is going retrograde?', 'And finish when?'],
    whenKinds,
    nextStation('mercury', false),
  ],
  ['typos', ['my sun degre', 'n hpuse'], whereKinds, natalHouse('sun')],
  [
    'dictated',
    ['what have i got in january', 'and the month after that'],
    ['what-happens', 'another-span'],
    inSpan('2027-02-01', '2027-02-28'),
  ],
  [
    'lower case',
    ['who rules my 7th', 'and where in my chart is that one'],
    whereKinds,
    signOfRuler(7),
  ],
  [
    'slang',
    ['what house is jupiter in for me rn', 'til when'],
    [...whenKinds],
    leavesHouse('jupiter'),
  ],
  [
    'second language',
    ['Which planets are in my first house?', 'And in the opposite one?'],
    ['what-in', 'meaning', 'theme'],
    together(inHouse(7), () => house(7)),
  ],
  [
    'plain',
    [
      'Is the 3rd of December a fair day to sign a deed?',
      'The solicitor proposes the 7th instead.',
    ],
    [...windowKinds, 'what-happens', 'compare', 'day'],
    verdictOn('2026-12-06', '2026-12-08'),
  ],
  [
    'lower case',
    ['when was jupiter last in scorpio', 'and saturn, same place'],
    ['when', 'sky-now'],
    lastStay('saturn', 'Scorpio'),
  ],
  [
    'dictated',
    ['where is venus right now', 'and how long is she staying there'],
    whenKinds,
    leavesSign('venus'),
  ],
  [
    'slang',
    ['what sign is my saturn', 'n was it rx'],
    ['where', 'retrogrades', 'motion', 'assertion'],
    movedAtBirth('saturn'),
  ],
  // Longer ones.
  [
    'plain',
    [
      'Good evening to you.',
      'What is my rising sign?',
      'How curious. My husband always said otherwise.',
      'And the degree of it, so that I may convince him?',
    ],
    ['where'],
    natalDegree('asc'),
  ],
  [
    'lower case',
    ['hey', 'is mars retrograde', 'ugh since when or when does it', 'and when is that over'],
    whenKinds,
    nextStation('mars', false),
  ],
  [
    'dictated',
    [
      'what day in december should i book the photographer',
      'why that one',
      'okay and what about january instead',
    ],
    windowKinds,
    windowIn('2027-01-01', '2027-01-31'),
  ],
  [
    'typos',
    ['nxt eclipes', 'wich sign', 'n teh one aftr tht, wehn'],
    whenKinds,
    dateOfEclipseAfterNext,
  ],
  [
    'second language',
    ['In what sign is my Venus?', 'And my Mars?', 'They make an aspect together?'],
    ['aspect'],
    anyAspect('venus', 'mars'),
  ],
]
for (const [voice, texts, kinds, expected] of followUps)
  add('follow-up', kinds, voice, texts, expected)
const inJanuary = goodDayWithin('2027-01-01', '2027-01-31')
for (const [voice, message, kinds, want] of [
  ['lower case', 'hes traveling then. give me another', ['other-one', 'another-span'], inJanuary],
  ['slang', 'whats so special abt that day tho', ['why', 'meaning', 'more'], aPlanet],
  [
    'plain',
    'And how sure of that are you, my dear?',
    ['how-sure', 'why', 'if-not', 'social'],
    howSure,
  ],
] as const)
  add(
    'after a window',
    kinds,
    voice,
    ['Which day in January is good for telling my boss that I quit?', message],
    () => want,
  )
add(
  'follow-up',
  ['meaning', 'where', 'more', 'why', 'theme', 'how-sure'],
  'lower case',
  ['what house is my mars in', 'ok and what do i do with that'],
  () => ofTheChart,
)

// What astrology cannot tell.
for (const [voice, text] of [
  ['plain', "My husband's scan is on Monday. Will it be clear?"],
  ['plain', 'My uncle left everything to his nurse. If I contest the will, shall I win?'],
  ['lower case', 'does he think about me before he falls asleep'],
  ['slang', 'gimme 6 numbers for saturdays draw'],
  ['second language', 'Will the judge give to me the custody of my daughter?'],
  ['dictated', 'theres been a lump on my neck for two weeks now is it something bad'],
  ['typos', 'wil i dye yung'],
] as const)
  add('beyond', ['beyond', 'care'], voice, text, () => declines)
for (const [voice, text] of [
  ['plain', 'You have been most kind. Thank you, and good night.'],
  ['lower case', 'idk you could say that to anyone'],
  ['slang', 'u up'],
  ['dictated', 'okay thats it from me tonight talk to you tomorrow'],
] as const)
  add('social', ['social'], voice, text, () => all(something, noQuestionBack))
add('social', ['social'], 'second language', 'You are real man who writes or computer?', () =>
  says('AI', saysAi),
)
for (const [voice, text, wanted] of [
  [
    'plain',
    'I am newly retired and rather at a loss. What does my chart suggest that I do with my days?',
    notNaming('what stands out', /^Try this one/, () => ofLeisure),
  ],
  [
    'lower case',
    'why do i always pick the ones who leave',
    notNaming('the first impression', /\bAscendant\b/, ofLove),
  ],
  ['slang', 'is my chart rich coded or broke coded', ofMoney],
  [
    'second language',
    'Which profession gives me my horoscope of birth?',
    notNaming('today', /\btoday\b/, () => all(ofWork(), not(aDate))),
  ],
  [
    'dictated',
    'my dad and i havent spoken in a year is there something about fathers in my chart',
    () => all(ofHome(), not(aDate)),
  ],
  ['typos', 'hiw do i cone across to ppl who just mrt me', () => firstImpression],
] as const)
  add('theme', ['theme', 'where', 'meaning', 'ruler', 'what-in'], voice, text, wanted)
add(
  'unclear',
  ['unclear', 'social', 'sky-now', 'more', 'where', 'other-one'],
  'lower case',
  'you know. the other thing',
  () => something,
)

// Whole situations, in which the question stands at the end or in the middle.
for (const [voice, text, wanted] of [
  [
    'dictated',
    'so my ex is getting married on the twelfth of june and i have to stand there and smile what sign is the moon in that day',
    unlikeNatal('moon', signsOfDay('moon', '2027-06-12')),
  ],
  [
    'lower case',
    'phone cracked, train late, texted the wrong person. tell me its mercury. is it even retrograde',
    motionNow('mercury'),
  ],
  [
    'plain',
    'First the roof, then the boiler, now the car. My neighbor says Saturn was on my Sun when the last such year came. When was that?',
    lastContact('saturn', 'sun'),
  ],
  [
    'second language',
    'My husband wants to buy a car in February, but the friend said Mercury is retrograde then. From which day until which day it is?',
    together(nextStation('mercury', true), nextStation('mercury', false)),
  ],
  [
    'slang',
    'he said we talk after the full moon. when is that so i can be busy',
    nextLunation(180),
  ],
  [
    'lower case',
    'new moon is when i always text him. which of my houses is the next one in, maybe that explains it',
    houseOfLunation(0),
  ],
] as const)
  add(
    'whole situation',
    ['when', 'motion', 'sky-now', 'sky-then', 'day', 'what-happens'],
    voice,
    text,
    wanted,
  )
add(
  'whole situation',
  ['window', 'compare', 'what-happens', 'day'],
  'dictated',
  'the dentist cant see me till the first week of january and i also have to sing at my sisters thing that week so which day is good for the singing',
  proposed('2027-01-01', '2027-01-09'),
)

export const talkQuestions: readonly TestQuestion[] = questions
