import { all, dateWithin, not, says, sign } from '../expect.ts'
import {
  aPlanet,
  choiceOf,
  cuspSign,
  type FollowUp,
  goodDayWithin,
  houseOfLunation,
  leavesSign,
  lengthInSign,
  lengthOfRetrograde,
  lunationIn,
  movedAtBirth,
  nowKinds,
  rulerOf,
  signOfLunation,
  signOn,
  something,
  trueSign,
  whenKinds,
  whereKinds,
  windowIn,
  windowKinds,
} from '../expectations.ts'
import {
  adderTo,
  houseNow,
  inHouse,
  inSign,
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
  signNow,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

// The last message alone would not be enough.
const followUps: readonly FollowUp[] = [
  // Two turns.
  [
    'plain',
    ['What is my Moon sign?', 'And what about my husband’s favourite topic, Mars?'],
    whereKinds,
    natalSign('mars'),
  ],
  [
    'plain',
    ['Which house is Venus in in my chart?', 'I see. And where is Mercury, which house?'],
    ['where', 'what-in'],
    natalHouse('mercury'),
  ],
  [
    'plain',
    ['When does Mercury go retrograde next?', 'How long does it last?'],
    whenKinds,
    lengthOfRetrograde('mercury'),
  ],
  [
    'plain',
    ['When does Mars next go retrograde?', 'And when is that over?'],
    whenKinds,
    nextStation('mars', false),
  ],
  ['plain', ['When is the next new Moon?', 'Which sign is that in?'], whenKinds, signOfLunation(0)],
  [
    'plain',
    ['Does my Sun square my Moon?', 'And Saturn, does it square the Sun?'],
    ['aspect'],
    natalAspect('sun', 'saturn', 'square'),
  ],
  [
    'plain',
    [
      'What day in March is good for signing a contract?',
      'I am abroad all of March, as it turns out. How about April?',
    ],
    windowKinds,
    windowIn('2027-04-01', '2027-04-30'),
  ],
  [
    'plain',
    ['Which sign is Mars in at the moment?', 'When does it leave?'],
    whenKinds,
    leavesSign('mars'),
  ],
  [
    'plain',
    ['Is Saturn retrograde?', 'Was it retrograde when I was born, too?'],
    ['where', 'motion', 'retrogrades'],
    movedAtBirth('saturn'),
  ],
  [
    'plain',
    ['When was Jupiter last in Cancer?', 'Fine, and Saturn in Aquarius?'],
    ['when'],
    lastInSign('saturn', 'Aquarius'),
  ],
  ['lower case', ['which house is my sun in', 'and moon? venus?'], ['where'], natalHouse('venus')],
  [
    'lower case',
    ['when does venus enter capricorn', 'and how long is she there'],
    whenKinds,
    lengthInSign('venus', 'Capricorn'),
  ],
  [
    'lower case',
    ['when does venus next cross my ascendant', 'and mars'],
    ['when'],
    nextContact('mars', 'asc', 0),
  ],
  ['lower case', ['planets in my 7th house?', 'hm ok and 8th'], ['what-in'], inHouse(8)],
  [
    'lower case',
    ['whats my mars sign', 'no i meant where mars is today'],
    nowKinds,
    signNow('mars'),
  ],
  [
    'lower case',
    ['when is my jupiter return', 'saturn one too pls'],
    ['when'],
    nextReturn('saturn'),
  ],
  [
    'lower case',
    ['when should i travel in march', 'which is better though, march or april'],
    ['compare'],
    choiceOf('March', 'April'),
  ],
  [
    'lower case',
    ['next full moon?', 'and where in my chart is it'],
    whenKinds,
    houseOfLunation(180),
  ],
  ['typos', ['wat sign is my vensu', 'adn huose?'], ['where'], natalHouse('venus')],
  [
    'typos',
    ['wen is nxt mercury retrogade', 'adn wehn it ends'],
    whenKinds,
    nextStation('mercury', false),
  ],
  [
    'typos',
    ['wats happenin in decmber', 'n in janurary'],
    ['what-happens', 'another-span'],
    inSpan('2027-01-01', '2027-01-31'),
  ],
  ['slang', ['whats my rising', 'bet. and moon'], whereKinds, natalSign('moon')],
  ['slang', ['is venus rx', 'ok so when is she next'], whenKinds, nextStation('venus', true)],
  [
    'slang',
    ['when do i ask my boss for a raise in jan', 'nah im on vacay. feb?'],
    windowKinds,
    windowIn('2027-02-01', '2027-02-28'),
  ],
  [
    'second language',
    ['In which house is now Jupiter for me?', 'And the Saturn?'],
    nowKinds,
    houseNow('saturn'),
  ],
  [
    'second language',
    ['When is the full Moon?', 'And the next after this one?'],
    whenKinds,
    lunationIn(180, '2026-12-20', '2027-01-05'),
  ],
  [
    'second language',
    ['Which is the degree of my Sun?', 'The same question for the Moon.'],
    ['where'],
    natalDegree('moon'),
  ],
  [
    'dictated',
    ['what sign is my mercury in', 'alright and what house would that be'],
    ['where'],
    natalHouse('mercury'),
  ],
  [
    'dictated',
    ['when is jupiter going into virgo', 'and after that libra when is that'],
    whenKinds,
    nextSign('jupiter', 'Libra'),
  ],
  // Three.
  [
    'plain',
    ['Where is my Sun?', 'And the Moon?', 'Do those two form a trine?'],
    ['aspect'],
    natalAspect('sun', 'moon', 'trine'),
  ],
  [
    'plain',
    ['When is a good day to move in April?', 'And in May?', 'Which one is better?'],
    ['compare'],
    choiceOf('April', 'May'),
  ],
  [
    'plain',
    ['Is Mercury retrograde now?', 'What a relief.', 'When does it start again?'],
    whenKinds,
    nextStation('mercury', true),
  ],
  [
    'lower case',
    ['my venus sign?', 'cool', 'and what sign is she in today'],
    nowKinds,
    signNow('venus'),
  ],
  ['lower case', ['who rules my 7th house', 'ok', 'and 10th'], ['ruler'], rulerOf(cuspSign(10))],
  [
    'slang',
    ['what do i have in scorpio', 'damn ok', 'sagittarius?'],
    ['what-in'],
    inSign('Sagittarius'),
  ],
  [
    'dictated',
    ['when does mars square my sun next', 'okay good to know', 'and when does it trine it'],
    ['when'],
    nextContact('mars', 'sun', 120),
  ],
  [
    'second language',
    ['Was Mercury retrograde at my birth?', 'I understand.', 'And today, it is retrograde?'],
    nowKinds,
    motionNow('mercury'),
  ],
  // Four.
  [
    'plain',
    [
      'Good morning!',
      'I would like to ask for a raise in December. Which day?',
      'Why that one?',
      'My boss is away until the New Year. So January, then?',
    ],
    windowKinds,
    windowIn('2027-01-01', '2027-01-31'),
  ],
  [
    'lower case',
    ['hey', 'where is saturn now', 'and in my chart, which house', 'when does it leave aries'],
    whenKinds,
    leavesSign('saturn'),
  ],
  [
    'typos',
    ['hii', 'whats my moon sgin', 'thx', 'n my murcury sign'],
    whereKinds,
    natalSign('mercury'),
  ],
  [
    'dictated',
    [
      'what sign is the sun in on february twentieth',
      'okay',
      'and venus',
      'and mars on that same day',
    ],
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then'],
    signOn('mars', '2027-02-20'),
  ],
  // Five.
  [
    'plain',
    [
      'Hello.',
      'When does Venus reach my seventh house?',
      'Lovely.',
      'And what will she bring?',
      'And Mars, when does he reach it?',
    ],
    ['when'],
    nextInHouse('mars', 7),
  ],
  [
    'second language',
    [
      'Hello Baba!',
      'In which sign is my Saturn?',
      'It is heavy for me.',
      'And my Jupiter?',
      'In which house is he?',
    ],
    ['where'],
    natalHouse('jupiter'),
  ],
  [
    'slang',
    ['sup', 'when is the next new moon', 'sick', 'n full moon', 'which house is that for me'],
    whenKinds,
    houseOfLunation(180),
  ],
  // Six.
  [
    'plain',
    [
      'Good evening, Baba.',
      'What kind of work suits me?',
      'Interesting.',
      'What sign is on my Midheaven?',
      'I see, thanks.',
      'And which planet rules it?',
    ],
    ['ruler'],
    rulerOf((asked) => trueSign(asked, 'mc')),
  ],
  [
    'lower case',
    [
      'hi',
      'when was jupiter last on my sun',
      'ok that year was weird',
      'and saturn',
      'makes sense',
      'and when is jupiter on it again',
    ],
    ['when'],
    nextContact('jupiter', 'sun', 0),
  ],
  [
    'dictated',
    [
      'hi there',
      'i have a driving test to book in january when should i do it',
      'okay why',
      'hm',
      'they are full in january',
      'so what about march',
    ],
    windowKinds,
    windowIn('2027-03-01', '2027-03-31'),
  ],
  // He is corrected by the person, and corrects.
  [
    'plain',
    ['Where is Mercury now?', 'No, in my birth chart, I mean.'],
    whereKinds,
    natalSign('mercury'),
  ],
  [
    'lower case',
    ['what happens in january', 'sorry i meant february'],
    ['what-happens', 'another-span'],
    inSpan('2027-02-01', '2027-02-28'),
  ],
]
for (const [voice, texts, kinds, expected] of followUps)
  add('follow-up', kinds, voice, texts, expected)
add(
  'follow-up',
  ['assertion', 'where'],
  'plain',
  [
    'What sign is my Moon in?',
    (asked) => `Really? I was sure it was ${otherSign(trueSign(asked, 'moon'), 5)}.`,
  ],
  (asked) => all(natalSign('moon')(asked), not(says('yes', /^Yes\b/))),
)
add(
  'follow-up',
  ['assertion', 'where', 'meaning', 'theme'],
  'lower case',
  [
    'whats my venus',
    (asked) => `so im a ${trueSign(asked, 'venus')} venus. does that make me clingy`,
  ],
  (asked) => sign(trueSign(asked, 'venus')),
)

// What one asks when a date was named.
const springDates = goodDayWithin('2027-03-01', '2027-04-30')
for (const [voice, message, kinds, want] of [
  ['plain', 'Could you tell me what speaks for that day?', ['why'], aPlanet],
  ['lower case', 'whats so special about it', ['why', 'more'], aPlanet],
  ['dictated', 'okay but why then and not like a week earlier', ['why'], aPlanet],
  ['typos', 'anohter day plz i work taht day', ['other-one'], springDates],
  [
    'plain',
    'That is my mother’s birthday, so it is out. What else have you got?',
    ['other-one'],
    springDates,
  ],
  ['slang', 'got a backup date?', ['other-one'], springDates],
  ['second language', 'This day I can not. Which is the second best?', ['other-one'], springDates],
  ['lower case', 'what if it goes badly', ['if-not'], says('a miss', /miss|wrong|trust|count/i)],
  [
    'plain',
    'We could also do June. What about then?',
    ['another-span', 'window'],
    dateWithin('2027-06-01', '2027-06-30', '2026-11-22'),
  ],
  ['second language', 'Can you make me a list with the good days?', ['list'], something],
  ['dictated', 'tell me more about that', ['more', 'why'], something],
  ['plain', 'Perfect, I have written it down. Thank you so much.', ['social'], something],
] as const)
  add(
    'after a window',
    kinds,
    voice,
    [
      'My sister and I inherited a flat and must talk about selling it in March or April. When should we sit down?',
      message,
    ],
    () => want,
  )
for (const [voice, texts, kinds, want] of [
  [
    'plain',
    ['When was Jupiter last conjunct my Sun?', 'What happened then?'],
    ['when', 'meaning', 'what-happens', 'more', 'why', 'beyond', 'said'],
    says(
      'the transit, or that he did not see it',
      /Jupiter|Sun|can't see|don't see|didn't see|\b(?:19|20)\d\d\b/,
    ),
  ],
  [
    'lower case',
    ['where is my moon', 'what does that mean for me'],
    ['meaning', 'where', 'more', 'why', 'theme'],
    ofTheChart,
  ],
  [
    'slang',
    ['wheres my mars', 'is that good or bad'],
    ['meaning', 'where', 'more', 'why', 'theme'],
    ofTheChart,
  ],
  [
    'second language',
    ['In which house is my Saturn?', 'What signifies it?'],
    ['meaning', 'where', 'more', 'why', 'theme'],
    ofTheChart,
  ],
] as const)
  add('follow-up', kinds, voice, texts, () => want)

export const conversationQuestions: readonly TestQuestion[] = questions
