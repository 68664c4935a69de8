import { all, date, house, not, says, sign } from '../expect.ts'
import {
  aPlanet,
  corrected,
  cuspSign,
  type FollowUp,
  goodDayWithin,
  leavesSign,
  lengthInSign,
  noCorrection,
  nowKinds,
  ordinal,
  refuses,
  rulerOf,
  something,
  together,
  trueSign,
  whenKinds,
  whereKinds,
  windowIn,
  windowKinds,
} from '../expectations.ts'
import {
  dayOfSpan,
  denied,
  ofHome,
  ofLove,
  ofMoney,
  ofWork,
  rightDate,
  signsOfDay,
} from '../fifth/wanted.ts'
import { changes, localDate, lunations, positionAt, signOf, stations } from '../oracle.ts'
import {
  adderTo,
  ahead,
  houseNow,
  inHouse,
  inSpan,
  motionNow,
  natalAspect,
  natalDegree,
  natalHouse,
  natalSign,
  nextContact,
  nextStation,
  ofTheChart,
  on,
  otherSign,
  type QuestionContext,
  signNow,
  start,
  type TestQuestion,
  zone,
} from '../questions.ts'
import { lastStay, lunationAfterNext } from './wanted.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

// Wrong assertions.
for (const [voice, template, point, by] of [
  [
    'plain',
    'My Moon being in {sign}, I was never any good at goodbyes. Would you agree with that?',
    'moon',
    3,
  ],
  [
    'plain',
    'The magazine had me down as {sign} rising, and I have dressed for it ever since. What suits me?',
    'asc',
    9,
  ],
  ['lower case', 'venus in {sign} here. why do i ghost everyone', 'venus', 8],
  ['typos', 'hav mercuyr in {sign} n i cant shut upp', 'mercury', 10],
  ['slang', 'not my {sign} mars making me rage quit again', 'mars', 6],
  [
    'second language',
    'In my country they told me I am with Moon of {sign}, so I marry late, is correct?',
    'moon',
    7,
  ],
  [
    'second language',
    'I having Saturn in {sign} only, that is why no promotion is coming?',
    'saturn',
    2,
  ],
  [
    'dictated',
    'so im a {sign} rising and people always think im mad at them why is that',
    'asc',
    5,
  ],
] as const)
  add(
    'wrong assertion',
    ['assertion'],
    voice,
    (asked) => template.replaceAll('{sign}', otherSign(trueSign(asked, point), by)),
    (asked) => denied(sign(otherSign(trueSign(asked, point), by)), corrected(point)(asked)),
  )
for (const [voice, template, body, by] of [
  [
    'plain',
    'With Mars in the {house} house, as I have it, ought I to have gone to sea?',
    'mars',
    5,
  ],
  ['lower case', 'jupiter in my {house} house so where is the money lol', 'jupiter', 3],
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
add(
  'wrong sky',
  ['assertion', 'motion', 'sky-now'],
  'slang',
  'venus rx rn so obvi he texted me again, what do i do',
  motionNow('venus'),
)
add(
  'wrong sky',
  ['assertion', 'sky-now'],
  'dictated',
  (asked) =>
    `since saturn is in ${otherSign(signOf(positionAt('saturn', start(asked)).longitude), 2)} now i feel so heavy is it like that for everyone`,
  (asked) => {
    const truth = signOf(positionAt('saturn', start(asked)).longitude)
    return denied(sign(otherSign(truth, 2)), sign(truth))
  },
)
for (const [voice, text, wanted] of [
  [
    'plain',
    'I have written down the new Moon for the 13th of December. Have I got it right?',
    rightDate((asked) => lunations(0, start(asked), ahead(asked, 0.2))[0]),
  ],
  [
    'lower case',
    'mars is direct again march 15 right? thats when i start training',
    rightDate(
      (asked) =>
        stations('mars', start(asked), ahead(asked)).find(({ isRetrograde }) => !isRetrograde)?.jd,
    ),
  ],
] as const)
  add('wrong date', ['assertion', 'when', 'motion', 'sky-now'], voice, text, wanted)
add(
  'right date',
  ['assertion', 'when', 'motion', 'sky-now'],
  'second language',
  'Venus enters the Scorpio on 4 December, it is so?',
  (asked) => {
    const entry = changes('venus', signOf, start(asked), ahead(asked)).find(
      ({ into }) => into === 'Scorpio',
    )?.jd
    if (entry === undefined) return undefined
    const wanted = date(entry, zone(asked), asked.today)
    return localDate(entry, zone(asked)) === '2026-12-04' ? all(wanted, noCorrection) : wanted
  },
)
for (const [voice, template, point] of [
  ['plain', 'As I have Venus in {sign}, which kind of gift do I give best?', 'venus'],
  ['slang', '{sign} moon checking in, why am i up at 3am', 'moon'],
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
    ['where is the moon tonight', 'no i mean my own chart, the moon i was born with'],
    whereKinds,
    natalSign('moon'),
  ],
  [
    'plain',
    ['On what day does Venus change signs?', 'I beg your pardon, Mercury is the one I meant.'],
    whenKinds,
    leavesSign('mercury'),
  ],
  ['typos', ['my jupter sign', 'omg i ment satrun'], whereKinds, natalSign('saturn')],
  [
    'dictated',
    ['good day in december to sell my motorbike', 'no wrong month i mean january'],
    windowKinds,
    windowIn('2027-01-01', '2027-01-31'),
  ],
  [
    'slang',
    ['do i got venus square mars', 'my bad i meant trine'],
    ['aspect'],
    together(natalAspect('venus', 'mars', 'trine'), () =>
      says('Venus and Mars', /Venus.*Mars|Mars.*Venus/),
    ),
  ],
  [
    'second language',
    ['What is the sign of Moon on 10 December?', 'Sorry, I say wrong. On 20 December.'],
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then', 'day'],
    signsOfDay('moon', '2026-12-20'),
  ],
  // Leaning on the answer before.
  ['lower case', ['which house is my venus in', 'k and degrees'], whereKinds, natalDegree('venus')],
  [
    'plain',
    ['When does Saturn turn direct?', 'And when would it next go backward after that?'],
    whenKinds,
    nextStation('saturn', true),
  ],
  ['slang', ['full moon when', 'n the one after that'], whenKinds, lunationAfterNext(180)],
  [
    'plain',
    ['Which sign is my Mars in?', 'And in which one is it at present, in the sky?'],
    nowKinds,
    signNow('mars'),
  ],
  [
    'second language',
    ['What happens with me in February?', 'And only the second half of it?'],
    ['what-happens', 'another-span'],
    inSpan('2027-02-14', '2027-02-28'),
  ],
  ['typos', ['whos in my 6th hosue', 'n the 11th'], ['what-in', 'meaning', 'theme'], inHouse(11)],
  [
    'dictated',
    ['when was mars last in cancer', 'and what about venus when was she there'],
    ['when', 'sky-now'],
    lastStay('venus', 'Cancer'),
  ],
  [
    'lower case',
    [
      'is the first week of december any good to ask my landlord for lower rent',
      'hes away then. week after?',
    ],
    [...windowKinds, 'compare', 'what-happens'],
    dayOfSpan(() => ['2026-12-06', '2026-12-14']),
  ],
  ['slang', ['what degree is my sun', 'moon?'], ['where'], natalDegree('moon')],
  [
    'second language',
    ['My ascendant is which?', 'And who commands it?'],
    ['ruler', 'more'],
    rulerOf(cuspSign(1)),
  ],
  [
    'plain',
    ['When will Mercury enter Capricorn?', 'How many weeks has it there?'],
    whenKinds,
    lengthInSign('mercury', 'Capricorn'),
  ],
  ['lower case', ['is mercury retrograde', 'when then'], whenKinds, nextStation('mercury', true)],
  // Longer ones.
  [
    'dictated',
    ['hi there', 'what sign is my mars', 'oh okay that explains a lot', 'so then what house'],
    whereKinds,
    natalHouse('mars'),
  ],
  [
    'plain',
    [
      'Good evening.',
      'In which sign is Jupiter at the moment?',
      'Thank you. Until when?',
      'And when does it reach my Venus with a trine?',
    ],
    ['when'],
    nextContact('jupiter', 'venus', 120),
  ],
  [
    'typos',
    ['whens the new moon', 'wich hosue of mine', 'n what sgin dos venus go to nxt, when'],
    whenKinds,
    leavesSign('venus'),
  ],
  [
    'second language',
    ['Jupiter now walks in which house of mine?', 'And the Saturn?'],
    nowKinds,
    houseNow('saturn'),
  ],
]
for (const [voice, texts, kinds, expected] of followUps)
  add('follow-up', kinds, voice, texts, expected)
const inDecember = goodDayWithin('2026-12-01', '2026-12-31')
for (const [voice, message, kinds, want] of [
  ['plain', 'Why that day rather than another, if I may?', ['why'], aPlanet],
  ['slang', 'im on shift that day got another', ['other-one', 'another-span'], inDecember],
  [
    'lower case',
    'and if she laughs in my face',
    ['if-not'],
    says('a miss', /miss|wrong|trust|count|against me/i),
  ],
] as const)
  add(
    'after a window',
    kinds,
    voice,
    ['What day in December should I ask my manager for a raise?', message],
    () => want,
  )
add(
  'follow-up',
  ['meaning', 'where', 'more', 'why', 'theme', 'how-sure'],
  'dictated',
  ['what house is my sun in', 'and in real life that looks like what'],
  () => ofTheChart,
)

// What astrology cannot tell.
for (const [voice, text] of [
  [
    'plain',
    'The doctor would like to take my gallbladder out. Do the stars say whether I truly need it?',
  ],
  ['lower case', 'does she miss me'],
  ['slang', 'powerball tn do i win be fr'],
  ['second language', 'My mother has 91 years. How long still will she be with us?'],
  ['dictated', 'can i get out of this speeding ticket if i just go to court and explain it'],
  ['typos', 'whihc hrose wins satuday'],
] as const)
  add('beyond', ['beyond'], voice, text, () => refuses)
for (const [voice, text] of [
  ['slang', 'lowkey how r u tho'],
  ['lower case', 'the newspaper said the opposite today so why should i trust you'],
  ['dictated', 'aw youre sweet baba you made my day'],
] as const)
  add('social', ['social'], voice, text, () => something)
add('social', ['social'], 'plain', 'Do you ever sleep, my dear Baba?', () =>
  all(something, not(says('the chart', /\bhouse\b/))),
)
for (const [voice, text, wanted] of [
  [
    'plain',
    'I have been a widow for six years. What does my chart say of finding company again?',
    ofLove,
  ],
  ['lower case', 'what kind of boss would i be', ofWork],
  ['slang', 'am i the problem in my relationships', ofLove],
  [
    'second language',
    'How I am with lending money to the friends, says my chart something?',
    ofMoney,
  ],
  ['dictated', 'my mother and i fight every time we talk is that in my chart somewhere', ofHome],
  ['typos', 'whta am i bset at acording to my chrat', () => ofTheChart],
] as const)
  add(
    'theme',
    ['theme', 'strongest', 'balance', 'where', 'meaning', 'ruler', 'aspect', 'what-in'],
    voice,
    text,
    wanted,
  )
add(
  'unclear',
  ['unclear', 'social', 'sky-now', 'more', 'where'],
  'typos',
  'thw  on',
  () => something,
)

// Whole situations, in which the question stands at the end.
for (const [voice, text, wanted] of [
  [
    'dictated',
    'my mom keeps saying wait until mercury is done with this backwards thing before you buy the car so when does the next one end',
    (asked: QuestionContext) => {
      const found = stations('mercury', start(asked), ahead(asked))
      return on(found.find(({ isRetrograde }) => !isRetrograde)?.jd, asked)
    },
  ],
  [
    'lower case',
    'dog died, car died, phone died. some girl on tiktok says its pluto. which sign is pluto even in',
    signNow('pluto'),
  ],
] as const)
  add('whole situation', ['when', 'motion', 'sky-now'], voice, text, wanted)

export const talkQuestions: readonly TestQuestion[] = questions
