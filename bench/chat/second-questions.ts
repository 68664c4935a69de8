import { planets } from '../../src/sky/bodies.ts'
import { all, any, date, dateWithin, house, says, sign } from './expect.ts'
import {
  aPlanet,
  bornMoving,
  cuspSign,
  type FollowUp,
  houseOfNow,
  movingBackward,
  movingForward,
  noCorrection,
  ordinal,
  rulerOf,
  something,
  trueSign,
} from './expectations.ts'
import {
  changes,
  houseOf,
  julianDay,
  lunations,
  nextEclipse,
  positionAt,
  signOf,
  stations,
} from './oracle.ts'
import {
  adderTo,
  ahead,
  DAYS,
  houseNow,
  houseNumber,
  inHouse,
  inSign,
  inSpan,
  lastContact,
  lastInSign,
  motionNow,
  naming,
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
  on,
  oneOf,
  otherSign,
  type QuestionContext,
  refusal,
  signNow,
  solarReturn,
  start,
  type TestQuestion,
  traditional,
  zone,
} from './questions.ts'

// Written without a look at the code that answers. Its first run was unseen; the causes of its misses were mended
// since, so the next judgment needs new questions.
const questions: TestQuestion[] = []
const add = adderTo(questions)

// Where a planet stands in the chart.
for (const [voice, text, point] of [
  ['plain', "I've never known my Chiron. Which sign does it occupy in my nativity?", 'chiron'],
  [
    'plain',
    'Morning! Quick one before work: what zodiac sign did the Moon occupy on the day I was born?',
    'moon',
  ],
  [
    'plain',
    "Would you mind reminding me of my natal Pluto's sign, and is it generational?",
    'pluto',
  ],
  ['plain', 'My friend insists everyone has a Venus sign. Which one do I have?', 'venus'],
  ['plain', "Please tell me which sign is on my MC, and I'd love to know what that means.", 'mc'],
  ['lower case', 'asc?', 'asc'],
  ['lower case', 'mc sign please', 'mc'],
  ['lower case', 'nn in what sign', 'true_node'],
  ['lower case', 'trying to fill in my co star profile, what do i put for neptune', 'neptune'],
  ['lower case', 'remind me, natal mercury sign', 'mercury'],
  ['lower case', 'which sign was mars in at my birth', 'mars'],
  ['typos', 'can u chekc which sgin my uranis is', 'uranus'],
  ['typos', 'wats teh sign of my norht node', 'true_node'],
  ['typos', 'chrion in my brith chart, what singn', 'chiron'],
  ['typos', 'rissing sing?', 'asc'],
  ['slang', 'drop my venus sign king 👑', 'venus'],
  ['slang', 'ayo what am i rising as', 'asc'],
  ['slang', 'my jupiter is a what now 😂', 'jupiter'],
  ['slang', 'need my moon sign asap for hinge lmao', 'moon'],
  ['second language', 'Good day, in my chart of birth the Saturn is found in what sign?', 'saturn'],
  ['second language', 'To which sign belongs my Pluto?', 'pluto'],
  ['second language', 'I wish to know my sign of the Midheaven, please.', 'mc'],
  [
    'dictated',
    'hi so my girlfriend just asked me what my mars is and i have no clue so what sign is it in',
    'mars',
  ],
  [
    'dictated',
    'right so um the north node thing everybody talks about what sign is mine in',
    'true_node',
  ],
  [
    'dictated',
    'could you just tell me real quick what my mercury sign is and also if thats good',
    'mercury',
  ],
] as const)
  add('where', ['where', 'meaning', 'theme'], voice, text, natalSign(point))

for (const [voice, text, body] of [
  [
    'plain',
    'Looking at my wheel, which of the twelve houses holds Mercury, and does that matter?',
    'mercury',
  ],
  ['plain', "I'd like the house placement of my natal Chiron, please.", 'chiron'],
  ['lower case', 'natal north node house?', 'true_node'],
  ['lower case', 'saturn is in which of my houses', 'saturn'],
  ['typos', 'whcih hous did i get my jupitor in', 'jupiter'],
  ['slang', 'where my moon at house wise', 'moon'],
  ['second language', 'My natal Mars occupies which house?', 'mars'],
  ['dictated', 'i know my sun sign already but i want to know what house the sun is in', 'sun'],
] as const)
  add('house', ['where'], voice, text, natalHouse(body))

for (const [voice, text, point] of [
  ['plain', 'At exactly which degree is my natal Mars, and in which sign?', 'mars'],
  ['lower case', 'what degree is my mc', 'mc'],
  ['typos', 'wat degre is my satrun on', 'saturn'],
  ['slang', 'my jupiter degree tho??', 'jupiter'],
  ['dictated', 'somebody told me to check the degree of my mercury so what is it', 'mercury'],
] as const)
  add('degree', ['where'], voice, text, natalDegree(point))

for (const [voice, text, body] of [
  [
    'plain',
    'Someone told me natal Neptune is often retrograde. Was it for me, or was it direct?',
    'neptune',
  ],
  ['lower case', 'was venus rx on the day i was born', 'venus'],
  ['typos', 'was satern moving bakwards at my birht', 'saturn'],
  ['slang', 'so did i come out during a merc rx or nah', 'mercury'],
  ['second language', 'At my birth, Jupiter was direct or retrograde?', 'jupiter'],
  ['dictated', 'i was wondering if mars was going backwards when i was born', 'mars'],
] as const)
  add('natal motion', ['where', 'retrogrades', 'motion'], voice, text, bornMoving(body))
for (const [voice, text] of [
  ['plain', 'Which planets were retrograde when I was born?'],
  ['lower case', 'list my natal rx planets'],
  ['second language', 'Which planets I have retrograde in the natal chart?'],
] as const)
  add('natal motion', ['retrogrades'], voice, text, ({ person }) =>
    naming(planets.filter((body) => person.bodies[body].retrograde)),
  )

for (const [voice, text, a, b, aspect] of [
  ['plain', 'Are my Venus and Saturn in trine to one another?', 'venus', 'saturn', 'trine'],
  ['plain', 'Have I got Sun opposite Pluto in my nativity?', 'sun', 'pluto', 'opposition'],
  [
    'plain',
    'Is there any sextile joining Mercury and Mars in my chart?',
    'mercury',
    'mars',
    'sextile',
  ],
  ['lower case', 'moon square neptune, do i have that', 'moon', 'neptune', 'square'],
  ['lower case', 'does my chart have sun conjunct uranus', 'sun', 'uranus', 'conjunction'],
  ['typos', 'are my mars n jupitr conjuct', 'mars', 'jupiter', 'conjunction'],
  ['slang', 'pls tell me i dont have moon opp pluto 💀', 'moon', 'pluto', 'opposition'],
  [
    'second language',
    'Exists an opposition from my Venus to my Neptune?',
    'venus',
    'neptune',
    'opposition',
  ],
  [
    'dictated',
    'my teacher said i might have mercury trine uranus can you see that in my chart',
    'mercury',
    'uranus',
    'trine',
  ],
] as const)
  add('aspect', ['aspect', 'where'], voice, text, natalAspect(a, b, aspect))

// The sky now.
for (const [voice, text, body] of [
  ['plain', 'My laptop just died. Please tell me: is Mercury in retrograde today?', 'mercury'],
  ['lower case', 'is pluto rx atm', 'pluto'],
  ['lower case', 'venus still retrograde or nah', 'venus'],
  ['typos', 'is juppiter in retrogarde this momment', 'jupiter'],
  [
    'dictated',
    'my phone broke and my train got cancelled so is it mercury retrograde or am i just unlucky',
    'mercury',
  ],
] as const)
  add('motion', ['motion', 'sky-now'], voice, text, motionNow(body))
add(
  'motion',
  ['motion', 'sky-now', 'assertion'],
  'slang',
  'everything is broken today, merc retro huh?',
  motionNow('mercury'),
)
for (const [voice, text, body] of [
  ['plain', 'Has Saturn gone direct yet, or is it still backwards?', 'saturn'],
  ['plain', 'In which direction is Uranus moving this week, forwards or backwards?', 'uranus'],
  ['second language', 'Does Neptune go in this moment direct or retrograde?', 'neptune'],
] as const)
  add('motion', ['motion', 'sky-now'], voice, text, (asked) =>
    positionAt(body, start(asked)).speed < 0 ? movingBackward : movingForward,
  )

for (const [voice, text, body] of [
  ['plain', "What's Venus up to tonight? I mean, which sign is she in?", 'venus'],
  ['plain', 'Which zodiac sign is transiting Uranus occupying presently?', 'uranus'],
  ['plain', "I can see a bright Jupiter from my garden. What sign's it in at present?", 'jupiter'],
  ['lower case', 'current mercury sign', 'mercury'],
  ['lower case', 'saturn is in what sign these days', 'saturn'],
  ['typos', 'whihc sign is plutto in at teh moment', 'pluto'],
  ['slang', 'moon giving what sign tonight 🌙', 'moon'],
  ['second language', 'The planet Mars, by which sign it passes at this moment?', 'mars'],
  ['dictated', 'um what sign is neptune in currently i keep hearing it changed', 'neptune'],
] as const)
  add('sky now', ['sky-now', 'motion'], voice, text, signNow(body))

for (const [voice, text, body] of [
  ['plain', "Into which area of my chart does today's Neptune fall? The house, I mean.", 'neptune'],
  ['plain', 'Whereabouts in my houses is transiting Mercury today?', 'mercury'],
  ['lower case', 'transiting uranus is in my which house', 'uranus'],
  ['typos', 'what huose of mine is jupitre visting now', 'jupiter'],
  ['slang', 'which house is saturn camping out in for me rn', 'saturn'],
  ['second language', 'Today the Venus walks in which house from my chart?', 'venus'],
  ['dictated', 'so pluto right now um which one of my houses is that going through', 'pluto'],
] as const)
  add('house now', ['sky-now', 'motion'], voice, text, houseNow(body))

// Stations.
for (const [voice, text, body, isRetrograde] of [
  [
    'plain',
    "I'm planning a product release. On what date does Mercury's following retrograde begin?",
    'mercury',
    true,
  ],
  ['plain', 'How soon will Jupiter station retrograde?', 'jupiter', true],
  ['plain', 'Until what date does Saturn stay retrograde?', 'saturn', false],
  ['lower case', 'mars rx start date?', 'mars', true],
  ['lower case', 'uranus stations direct when', 'uranus', false],
  ['lower case', 'what day does neptune stop going backwards', 'neptune', false],
  ['typos', 'satrun retrogade over wen', 'saturn', false],
  ['typos', 'waht date dose plutto go retrograd', 'pluto', true],
  ['slang', 'when does the next merc rx start so i can hide 🫠', 'mercury', true],
  ['slang', 'how long till saturn quits its retrograde', 'saturn', false],
  ['second language', 'From which day will be Venus retrograde the next time?', 'venus', true],
  ['second language', 'Mars starts to be retrograde at what date?', 'mars', true],
  [
    'dictated',
    'okay so i am buying a car and i want to know when mercury goes retrograde again',
    'mercury',
    true,
  ],
] as const)
  add('station', ['when', 'motion'], voice, text, nextStation(body, isRetrograde))
// The station behind.
for (const [voice, text, body, isRetrograde] of [
  ['plain', 'On which day did Mercury last turn direct?', 'mercury', false],
  ['lower case', 'when did the last venus retrograde end', 'venus', false],
  ['dictated', 'when did saturn start going retrograde this time', 'saturn', true],
] as const)
  add('station', ['when', 'motion'], voice, text, (asked) =>
    on(
      stations(body, start(asked) - 3 * DAYS, start(asked))
        .filter((one) => one.isRetrograde === isRetrograde)
        .at(-1)?.jd,
      asked,
    ),
  )

// Ingresses into signs.
for (const [voice, text, body, into] of [
  ['plain', 'What is the date when Neptune-ruled Pisces season begins?', 'sun', 'Pisces'],
  ['plain', 'Could you give me the day that Venus reaches Sagittarius?', 'venus', 'Sagittarius'],
  ['plain', 'How long until the Sun crosses into Aquarius?', 'sun', 'Aquarius'],
  ['plain', "I'm told Saturn will be in Taurus soon. From what date?", 'saturn', 'Taurus'],
  ['lower case', 'mars into libra, what day', 'mars', 'Libra'],
  ['lower case', 'mercury moves to sag when', 'mercury', 'Sagittarius'],
  ['lower case', "when's aqua season", 'sun', 'Aquarius'],
  ['typos', 'whne is jupter goin into vrigo', 'jupiter', 'Virgo'],
  ['typos', 'taruus seasn starts on?', 'sun', 'Taurus'],
  ['slang', 'when we getting that venus in pisces dreamy era', 'venus', 'Pisces'],
  ['slang', 'gemini szn starts when 💅', 'sun', 'Gemini'],
  ['second language', 'Jupiter will change to Libra in which date?', 'jupiter', 'Libra'],
  ['second language', 'When does arrive the Moon to Scorpio?', 'moon', 'Scorpio'],
  [
    'dictated',
    'my birthday twin wants to know when mercury gets into pisces next can you tell me',
    'mercury',
    'Pisces',
  ],
] as const)
  add('ingress', ['when', 'sky-now'], voice, text, nextSign(body, into))
// The end of a stay.
for (const [voice, text, body] of [
  ['plain', 'When is Jupiter done with Leo?', 'jupiter'],
  ['lower case', 'when does saturn leave aries', 'saturn'],
  ['slang', 'when is jupiter finally outta leo', 'jupiter'],
] as const)
  add('ingress', ['when', 'sky-now'], voice, text, (asked) => {
    const now = signOf(positionAt(body, start(asked)).longitude)
    const left = changes(body, signOf, start(asked), ahead(asked, 2.5))
    return on(left.find((one) => one.outOf === now)?.jd, asked)
  })

for (const [voice, text, body, into] of [
  ['plain', 'From what date is Venus in my 4th house?', 'venus', 4],
  ['plain', 'On which day will Mercury cross into my ninth house?', 'mercury', 9],
  ['lower case', 'sun into my 6th house date', 'sun', 6],
  ['lower case', 'how soon does mars reach my eighth house', 'mars', 8],
  ['typos', 'wehn does the sun com into my twelth house', 'sun', 12],
  ['slang', 'when is venus pulling up to my 2nd house', 'venus', 2],
  ['second language', 'At which date arrives the Sun in my house five?', 'sun', 5],
  ['dictated', 'tell me when mars is going to move into my tenth house the career one', 'mars', 10],
] as const)
  add('house stay', ['when'], voice, text, nextInHouse(body, into))
// How long it stays there. A planet that comes back by retrograde leaves twice.
for (const [voice, template, body] of [
  ['plain', 'Until when does Mars stay in my {house} house?', 'mars'],
  ['lower case', 'when does jupiter leave my {house} house', 'jupiter'],
  ['dictated', 'so venus is in my {house} house now and when does she leave it', 'venus'],
] as const)
  add(
    'house stay',
    ['when', 'assertion'],
    voice,
    (asked) => template.replace('{house}', ordinal(houseOfNow(asked, body))),
    (asked) => {
      const now = houseOfNow(asked, body)
      const placeOf = houseNumber(asked.person.houses.cusps)
      const left = changes(body, placeOf, start(asked), ahead(asked)).filter(
        (one) => one.outOf === now,
      )
      // A later visit of a fast planet is another stay.
      const near = left.filter(({ jd }) => jd < (left[0]?.jd ?? 0) + 0.8 * DAYS)
      if (near.length === 0) return undefined
      return any(...near.map(({ jd }) => date(jd, zone(asked), asked.today)))
    },
  )

// Transits to the chart.
for (const [voice, text, body, natal, angle] of [
  ['plain', 'On what day will Venus form her next square to my Mars?', 'venus', 'mars', 90],
  ['plain', 'Upcoming: Mars opposite my natal Saturn. What date, please?', 'mars', 'saturn', 180],
  ['plain', 'How soon will Jupiter sit right on my Ascendant?', 'jupiter', 'asc', 0],
  ['plain', "When's Mercury next on my Sun? I have an essay due.", 'mercury', 'sun', 0],
  ['lower case', 'venus conj my mc, date?', 'venus', 'mc', 0],
  ['lower case', 'jupiter trine my mercury when', 'jupiter', 'mercury', 120],
  ['lower case', 'what day does the sun oppose my moon', 'sun', 'moon', 180],
  ['typos', 'wen wil mars sextle my venis', 'mars', 'venus', 60],
  ['typos', 'next tim the sun sqaures my satern', 'sun', 'saturn', 90],
  ['slang', 'when is venus gonna kiss my jupiter (conjunct i mean)', 'venus', 'jupiter', 0],
  [
    'second language',
    'In which day forms Venus a trine with my natal Saturn?',
    'venus',
    'saturn',
    120,
  ],
  ['second language', 'Saturn will do the square on my Sun when?', 'saturn', 'sun', 90],
  [
    'dictated',
    'i keep hearing about mars crossing the ascendant so when does that happen for me next',
    'mars',
    'asc',
    0,
  ],
] as const)
  add('transit', ['when'], voice, text, nextContact(body, natal, angle))

// The last time.
for (const [voice, text, body, outOf] of [
  ['plain', 'In which year did Pluto last travel through Capricorn?', 'pluto', 'Capricorn'],
  ['plain', 'How long ago was Uranus in Taurus?', 'uranus', 'Taurus'],
  ['lower case', 'jupiter in aries, when did that last happen', 'jupiter', 'Aries'],
  ['typos', 'wen was neptoon last in pices', 'neptune', 'Pisces'],
  ['slang', 'when did we last get mars in scorpio', 'mars', 'Scorpio'],
  ['second language', 'The most recent time of Jupiter in Gemini was when?', 'jupiter', 'Gemini'],
  [
    'dictated',
    'i met my husband when jupiter was in pisces so when was it there the last time',
    'jupiter',
    'Pisces',
  ],
] as const)
  add('last time', ['when'], voice, text, lastInSign(body, outOf))
for (const [voice, text, body, natal] of [
  ['plain', 'What was the most recent date on which Mars met my natal Sun?', 'mars', 'sun'],
  ['lower case', 'jupiter conj my saturn, last time that happened', 'jupiter', 'saturn'],
  ['typos', 'wen did venis last pass ovr my mars', 'venus', 'mars'],
  ['second language', 'When passed Jupiter the last time over my Mercury?', 'jupiter', 'mercury'],
] as const)
  add('last transit', ['when'], voice, text, lastContact(body, natal))

// Lunations and eclipses.
for (const [voice, text, degrees] of [
  ['plain', 'I want to charge my crystals. What night is the upcoming full Moon?', 180],
  ['plain', 'How many days until the new Moon, and on which date is it?', 0],
  ['lower case', 'date of the coming full moon', 180],
  ['typos', 'neww mooon date plss', 0],
  ['slang', 'new moon manifesting when ✨', 0],
  ['second language', 'Which day the Moon becomes full?', 180],
  ['dictated', 'i cant sleep is it almost full moon when is it', 180],
] as const)
  add('lunation', ['when', 'sky-now'], voice, text, nextLunation(degrees))
for (const [voice, text, degrees, from, to] of [
  ['plain', 'On which January night is the Moon full?', 180, '2027-01-01', '2027-02-01'],
  ['lower case', 'new moon in december date', 0, '2026-12-01', '2027-01-01'],
  ['second language', 'In February which day is new Moon?', 0, '2027-02-01', '2027-03-01'],
] as const)
  add('lunation', ['when', 'what-happens'], voice, text, (asked) =>
    on(lunations(degrees, julianDay(from), julianDay(to))[0], asked),
  )
add('lunation', ['when'], 'plain', 'What was the date of the last full Moon?', (asked) =>
  on(lunations(180, start(asked) - 40, start(asked)).at(-1), asked),
)
for (const [voice, text, degrees] of [
  ['plain', 'Which of my houses will the next full Moon light up?', 180],
  ['lower case', 'next new moon lands in which house for me', 0],
] as const)
  add('lunation', ['when', 'sky-now'], voice, text, (asked) => {
    const next = lunations(degrees, start(asked), ahead(asked, 0.2))[0]
    if (next === undefined) return undefined
    return house(houseOf(positionAt('moon', next).longitude, asked.person.houses.cusps))
  })
add('lunation', ['when', 'sky-now'], 'slang', 'next full moon is in what sign bestie', (asked) => {
  const next = lunations(180, start(asked), ahead(asked, 0.2))[0]
  return next === undefined ? undefined : sign(signOf(positionAt('moon', next).longitude))
})

for (const [voice, text] of [
  ['plain', 'I get nervous around eclipses. How soon is the coming one?'],
  ['lower case', 'eclipse season, whats the first date'],
  ['slang', 'when the next eclipse gonna wreck my life 🌚'],
  ['dictated', 'could you tell me what day the next solar eclipse is and will i feel it'],
] as const)
  add('eclipse', ['when'], voice, text, (asked) => on(nextEclipse(start(asked)).jd, asked))
add('eclipse', ['when'], 'plain', 'When did the last eclipse take place?', (asked) => {
  let found: number | undefined
  for (let jd = start(asked) - DAYS; ; ) {
    jd = nextEclipse(jd).jd
    if (jd >= start(asked)) return on(found, asked)
    found = jd
    jd += 5
  }
})

// Returns.
for (const [voice, text] of [
  ['plain', 'On what date does the Sun come back to the exact spot of my birth?'],
  ['typos', 'my nxt solr retrun date??'],
  ['dictated', 'when does my solar return happen this coming year i want to plan a trip for it'],
] as const)
  add('return', ['when', 'what-happens'], voice, text, solarReturn)
for (const [voice, text, body] of [
  ['plain', 'Am I due a Saturn return? What year does my next one fall in?', 'saturn'],
  ['slang', 'jupiter return hits when for me 🤑', 'jupiter'],
] as const)
  add('return', ['when'], voice, text, nextReturn(body))
for (const [voice, text, body] of [
  ['lower case', 'date of my next lunar return', 'moon'],
  ['lower case', 'mars return?', 'mars'],
  ['second language', 'My Venus comes back to her natal place which day?', 'venus'],
] as const)
  add('return', ['when'], voice, text, nextContact(body, body, 0))
add(
  'return',
  ['when'],
  'plain',
  'In what year did I have my latest Jupiter return?',
  lastContact('jupiter', 'jupiter'),
)

// Windows.
for (const [voice, text, from, to] of [
  [
    'plain',
    'I want to propose to my girlfriend before Valentine’s Day. Which date would you choose?',
    '2026-11-22',
    '2027-02-14',
  ],
  [
    'plain',
    'Pick me a date in the second half of January for my driving test, please.',
    '2027-01-15',
    '2027-01-31',
  ],
  [
    'plain',
    "Which days in December should I avoid for signing a contract? I'm a bit worried.",
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'plain',
    'My flat lease ends soon. What would be a favourable day to move in April?',
    '2027-04-01',
    '2027-04-30',
  ],
  [
    'plain',
    'Between 10 January and 10 February, what is my best day to pitch to investors?',
    '2027-01-10',
    '2027-02-10',
  ],
  [
    'plain',
    'By the end of the year I have to apologise to my brother. Suggest a day.',
    '2026-11-22',
    '2026-12-31',
  ],
  ['lower case', 'best date to publish my podcast in february', '2027-02-01', '2027-02-28'],
  ['lower case', 'job interview in december, which day do i pick', '2026-12-01', '2026-12-31'],
  [
    'lower case',
    'need a spa day in the next two weeks, when would it do me most good',
    '2026-11-22',
    '2026-12-07',
  ],
  ['lower case', 'worst days in january to negotiate my salary', '2027-01-01', '2027-01-31'],
  ['lower case', 'give me a day to start the gym in january', '2027-01-01', '2027-01-31'],
  ['typos', 'whats a luky day in march too open my bakrey', '2027-03-01', '2027-03-31'],
  [
    'typos',
    'wich day in febuary to tell my parnets im leaving collage',
    '2027-02-01',
    '2027-02-28',
  ],
  ['typos', 'bst date for a job interveiw in decmber', '2026-12-01', '2026-12-31'],
  [
    'slang',
    'gonna slide into her dms this december, which day wont flop',
    '2026-12-01',
    '2026-12-31',
  ],
  ['slang', 'when in jan do i tell my boss im out ✌️', '2027-01-01', '2027-01-31'],
  ['slang', 'road trip w the girls in march, best dates??', '2027-03-01', '2027-03-31'],
  [
    'second language',
    'For to ask a credit at the bank, which day of January you recommend?',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'second language',
    'I must pass an examination in December, say me the favorable day.',
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'second language',
    'In March I would open a small shop, what day brings luck?',
    '2027-03-01',
    '2027-03-31',
  ],
  [
    'dictated',
    'we are looking at flights to lisbon for february and i just want to know which days look good to fly',
    '2027-02-01',
    '2027-02-28',
  ],
  [
    'dictated',
    'so basically i want to record my first song in january and i was hoping you could tell me a good day for it',
    '2027-01-01',
    '2027-01-31',
  ],
  [
    'dictated',
    'my roommate and i need to have the talk about rent before christmas so when should we do that',
    '2026-11-22',
    '2026-12-25',
  ],
] as const)
  add('window', ['window'], voice, text, inSpan(from, to))

for (const [voice, text, one, other] of [
  [
    'plain',
    "We can get married in either May or September. Which month's kinder to me?",
    'May',
    'September',
  ],
  [
    'plain',
    'I could take the exam in December or put it off until February. What would you do?',
    'December',
    'February',
  ],
  ['lower case', 'better month to quit, january or april', 'January', 'April'],
  ['typos', 'shold i lunch my app in janruary or in mach', 'January', 'March'],
  ['slang', 'tokyo trip: march vs april, whos winning', 'March', 'April'],
  [
    'second language',
    'Between February and June, in which I should change of house?',
    'February',
    'June',
  ],
  [
    'dictated',
    'my boss says i can start the new job in january or in march and i cant decide which is better',
    'January',
    'March',
  ],
] as const)
  add('compare', ['compare'], voice, text, oneOf(one, other))

// What happens in a span.
for (const [voice, text, from, to] of [
  ['plain', "Anything notable in my chart around New Year's Eve?", '2026-12-28', '2027-01-03'],
  ['plain', 'Give me an overview of my February, would you?', '2027-02-01', '2027-02-28'],
  ['plain', 'What was stirring in my chart in September?', '2026-09-01', '2026-09-30'],
  [
    'plain',
    'Which important transits should I note in my diary for March 2027?',
    '2027-03-01',
    '2027-03-31',
  ],
  ['lower case', 'hows the rest of november looking', '2026-11-22', '2026-11-30'],
  ['lower case', 'mid january forecast', '2027-01-08', '2027-01-22'],
  ['lower case', 'any big transits on dec 12', '2026-12-11', '2026-12-13'],
  ['typos', 'wats coming for me in aprill', '2027-04-01', '2027-04-30'],
  ['slang', 'is january gonna slap or nah', '2027-01-01', '2027-01-31'],
  [
    'second language',
    'Which things are waiting me the second week of December?',
    '2026-12-06',
    '2026-12-15',
  ],
  [
    'dictated',
    'im going home for the holidays the last week of december what does that week look like for me',
    '2026-12-24',
    '2026-12-31',
  ],
] as const)
  add('span', ['what-happens'], voice, text, inSpan(from, to))
for (const [voice, text, from, to] of [
  ['plain', "How's the coming week shaping up for me?", '2026-11-22', '2026-11-30'],
  ['lower case', 'my week?', '2026-11-22', '2026-11-30'],
  ['slang', 'what the stars saying bout tomorrow 🔮', '2026-11-22', '2026-11-24'],
] as const)
  add('span', ['what-happens'], voice, text, (asked) =>
    any(
      inSpan(from, to)(asked),
      says('the day', /\btoday\b|\btomorrow\b|\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/i),
    ),
  )

// Wrong assertions: he says what the chart says.
for (const [voice, template, point, by] of [
  ['plain', 'My old astrologer had me down as {sign} rising. How does that shape me?', 'asc', 5],
  ['plain', 'Having the Moon in {sign}, I apparently bottle things up. True?', 'moon', 6],
  ['plain', 'Given that my Midheaven falls in {sign}, what career fits?', 'mc', 2],
  ['plain', 'Does a Venus in {sign} like mine fall in love slowly?', 'venus', 4],
  ['plain', "We {sign} Suns are awfully picky, aren't we?", 'sun', 3],
  ['lower case', 'how do i deal with my {sign} moon', 'moon', 8],
  ['lower case', 'got a {sign} asc, does it make me look younger', 'asc', 2],
  ['lower case', 'chiron in {sign} has been so painful for me', 'chiron', 3],
  ['lower case', 'my nn is in {sign}, what should i aim for', 'true_node', 6],
  ['lower case', 'pluto in {sign} kid here, what does it do', 'pluto', 2],
  ['typos', 'becuase my venuss is {sign} i get jelous', 'venus', 5],
  ['typos', 'im {sign} rissing so peple think im cold', 'asc', 9],
  ['typos', 'my satrun in {sign} maks me scared', 'saturn', 4],
  ['slang', '{sign} mars gang, we dont back down 😤', 'mars', 7],
  ['slang', 'lowkey my {sign} mercury cant shut up', 'mercury', 3],
  ['slang', 'its the {sign} sun in me sorry not sorry', 'sun', 7],
  ['second language', 'Why I am so cold if my Moon is {sign}?', 'moon', 9],
  ['second language', 'As person with the ascendant in {sign}, how people see me?', 'asc', 10],
  ['second language', 'My Mars being in {sign}, I have much energy, no?', 'mars', 2],
  [
    'dictated',
    'so an app told me that my venus is in {sign} and i just wanted to hear what that says about me',
    'venus',
    7,
  ],
  [
    'dictated',
    'ive always been told im a {sign} rising and people do say i come across that way',
    'asc',
    8,
  ],
  ['dictated', 'well with my jupiter in {sign} i guess im lucky with money right', 'jupiter', 5],
] as const)
  add(
    'wrong assertion',
    ['assertion'],
    voice,
    (asked) => template.replace('{sign}', otherSign(trueSign(asked, point), by)),
    (asked) => sign(trueSign(asked, point)),
  )
for (const [voice, template, point, by] of [
  ['plain', 'Am I a {sign} rising?', 'asc', 3],
  ['plain', "Isn't my Mercury in {sign}? I'm sure I read so once.", 'mercury', 1],
  ['lower case', 'is my moon {sign} or am i making that up', 'moon', 10],
] as const)
  add(
    'wrong assertion',
    ['assertion', 'where'],
    voice,
    (asked) => template.replace('{sign}', otherSign(trueSign(asked, point), by)),
    (asked) => sign(trueSign(asked, point)),
  )
for (const [voice, text, body] of [
  ['plain', 'I was born with Mercury retrograde, hence my awful spelling, I suppose?', 'mercury'],
  ['slang', 'natal venus rx so im doomed in love lol', 'venus'],
] as const)
  add('wrong assertion', ['assertion'], voice, text, (asked) =>
    asked.person.bodies[body].retrograde ? undefined : bornMoving(body)(asked),
  )
for (const [voice, text, a, b, aspect] of [
  ['plain', 'My Sun trine Saturn is what keeps me disciplined, I think.', 'sun', 'saturn', 'trine'],
  ['lower case', 'my moon square mars makes me snappy', 'moon', 'mars', 'square'],
] as const)
  add('wrong assertion', ['assertion', 'aspect'], voice, text, natalAspect(a, b, aspect))

for (const [voice, template, body, by] of [
  ['plain', 'What does it mean that my Mercury sits in the {house} house?', 'mercury', 3],
  ['lower case', 'jupiter in my {house} house, lucky me', 'jupiter', 5],
  ['typos', 'my plutto is in {house} huose so i am intens', 'pluto', 2],
  ['slang', '{house} house moon problems 😩', 'moon', 7],
  ['second language', 'I have the Neptune in my house {house}, is it dangerous?', 'neptune', 4],
  [
    'dictated',
    'my sister read my chart and she says my sun is in the {house} house so im meant to be famous',
    'sun',
    6,
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
  ['plain', 'With Jupiter being retrograde this month, I feel stuck. Is that it?', 'jupiter'],
  ['lower case', 'cant sign anything cos mercury is in retrograde rn', 'mercury'],
  ['dictated', 'so pluto is retrograde right now and thats why my whole life is chaos', 'pluto'],
] as const)
  add('wrong sky', ['assertion', 'motion'], voice, text, (asked) =>
    positionAt(body, start(asked)).speed < 0 ? undefined : motionNow(body)(asked),
  )
add(
  'wrong sky',
  ['assertion', 'motion'],
  'lower case',
  'so glad saturn is direct now, i can breathe',
  (asked) => (positionAt('saturn', start(asked)).speed < 0 ? movingBackward : undefined),
)
for (const [voice, template, body, by] of [
  ['plain', 'Now that Jupiter is in {sign}, what should I expect?', 'jupiter', 11],
  ['slang', 'venus in {sign} rn got everybody acting up', 'venus', 3],
  ['second language', 'Saturn is these days in {sign}, how it touches me?', 'saturn', 2],
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

for (const [voice, template, point] of [
  ['plain', 'With {sign} on my Midheaven, which jobs would make me happy?', 'mc'],
  ['lower case', 'any tips for a {sign} mars like me', 'mars'],
  ['typos', 'my murcury is {sign}, is tht why i talk so mcuh', 'mercury'],
  ['slang', '{sign} sun checking in 🙋 whats my superpower', 'sun'],
  ['dictated', 'so im a {sign} rising and i wanted to know how people see me', 'asc'],
] as const)
  add(
    'right assertion',
    ['assertion', 'where', 'meaning', 'theme'],
    voice,
    (asked) => template.replace('{sign}', trueSign(asked, point)),
    (asked) => all(sign(trueSign(asked, point)), noCorrection),
  )
add(
  'right assertion',
  ['assertion', 'where', 'meaning'],
  'second language',
  ({ person }) =>
    `My Saturn lives in the ${ordinal(person.bodies.saturn.house)} house, it is heavy?`,
  (asked) => all(natalHouse('saturn')(asked), noCorrection),
)

// Follow-ups: the last message alone would not be enough.
const followUps: readonly FollowUp[] = [
  // Two turns.
  [
    'plain',
    ['Hiya Baba! Which sign was the Moon in when I was born?', 'Lovely. And which house is it in?'],
    ['where'],
    natalHouse('moon'),
  ],
  [
    'plain',
    ['Is Neptune retrograde at the moment?', 'Until when?'],
    ['when', 'motion'],
    nextStation('neptune', false),
  ],
  [
    'plain',
    ['Where is Jupiter right now?', 'Sorry, I meant in my birth chart.'],
    ['where', 'meaning'],
    natalSign('jupiter'),
  ],
  [
    'plain',
    ['When was Jupiter last in Aries?', 'And in Taurus?'],
    ['when'],
    lastInSign('jupiter', 'Taurus'),
  ],
  [
    'plain',
    ['When does Mars next conjunct my Sun?', 'How about my Moon?'],
    ['when'],
    nextContact('mars', 'moon', 0),
  ],
  ['plain', ['What do I have in my fifth house?', 'And the sixth?'], ['what-in'], inHouse(6)],
  [
    'lower case',
    ['which house is jupiter going through for me rn', 'same q for neptune'],
    ['sky-now', 'motion'],
    houseNow('neptune'),
  ],
  [
    'lower case',
    ['was mercury rx when i was born', 'and is it now'],
    ['motion', 'sky-now'],
    motionNow('mercury'),
  ],
  [
    'lower case',
    ['do i have sun square saturn', 'what about a trine'],
    ['aspect'],
    natalAspect('sun', 'saturn', 'trine'),
  ],
  ['typos', ['wen is my jupitr retrun', 'adn saturn?'], ['when'], nextReturn('saturn')],
  [
    'slang',
    ['whats my venus sign', 'nah i mean where is she in the sky today'],
    ['sky-now', 'motion'],
    signNow('venus'),
  ],
  [
    'slang',
    ['is mars rx rn', 'k when does it start'],
    ['when', 'motion'],
    nextStation('mars', true),
  ],
  [
    'second language',
    ['When enters Mercury in Capricorn?', 'And for Venus, it is when?'],
    ['when'],
    nextSign('venus', 'Capricorn'),
  ],
  [
    'second language',
    ['Which day is good for travel in March?', 'March is not possible. In April?'],
    ['window', 'another-span'],
    inSpan('2027-04-01', '2027-04-30'),
  ],
  [
    'dictated',
    [
      'was jupiter retrograde when i was born',
      'oh okay and um how about saturn was that one retrograde too',
    ],
    ['where', 'retrogrades', 'motion'],
    bornMoving('saturn'),
  ],
  // Three.
  [
    'plain',
    ['When is the next full Moon?', 'Great, thank you.', 'And the new one?'],
    ['when', 'sky-now'],
    nextLunation(0),
  ],
  [
    'plain',
    ['How does December look for me?', 'Sounds busy.', 'And February?'],
    ['what-happens', 'another-span'],
    inSpan('2027-02-01', '2027-02-28'),
  ],
  ['lower case', ['whats my sun degree', 'nice', 'and the moons'], ['where'], natalDegree('moon')],
  [
    'dictated',
    [
      'what planet is my chart ruler',
      'huh i did not know that',
      'okay and the ruler of my seventh house what is that',
    ],
    ['ruler'],
    ({ person }) => {
      const ruler = traditional[signOf(person.houses.cusps[6] as number)] as string
      return says(ruler, new RegExp(ruler))
    },
  ],
  ['slang', ['anything in leo for me', 'lol ok', 'n virgo?'], ['what-in'], inSign('Virgo')],
  // Four.
  [
    'plain',
    ['What sign is my Mars in?', 'Right.', 'And Venus?', 'And its house?'],
    ['where'],
    natalHouse('venus'),
  ],
  [
    'lower case',
    ['hi', 'i need a day for an exam in january', 'why that one', 'and in february?'],
    ['window', 'another-span'],
    inSpan('2027-02-01', '2027-02-28'),
  ],
  [
    'typos',
    ['helo', 'wat sign is satrun in now', 'adn neptun', 'n plutto?'],
    ['sky-now', 'motion'],
    signNow('pluto'),
  ],
  // Five.
  [
    'plain',
    [
      'Good evening.',
      'Which sign is rising in my chart?',
      'Thank you.',
      'And the Midheaven?',
      'At what degree is that?',
    ],
    ['where'],
    natalDegree('mc'),
  ],
  [
    'second language',
    [
      'Hello, I am new here.',
      'In which sign I have the Sun?',
      'And the Moon?',
      'It is interesting, thank you.',
      'And the Mercury?',
    ],
    ['where', 'meaning'],
    natalSign('mercury'),
  ],
  // Six.
  [
    'plain',
    [
      'Hi there!',
      'Tell me about love in my chart.',
      'Hm, I see.',
      'Where is my Venus, exactly?',
      'Makes sense.',
      'Last one: what about my North Node?',
    ],
    ['where', 'meaning'],
    natalSign('true_node'),
  ],
  [
    'dictated',
    [
      'hey',
      'when does mercury go retrograde next',
      'ugh okay',
      'and mars',
      'that soon wow',
      'and what about jupiter',
    ],
    ['when', 'motion'],
    nextStation('jupiter', true),
  ],
  [
    'slang',
    [
      'yo',
      'best day in december for a first date',
      'why then',
      'aight',
      'she cant in december',
      'so january?',
    ],
    ['window', 'another-span'],
    inSpan('2027-01-01', '2027-01-31'),
  ],
]
for (const [voice, texts, kinds, expected] of followUps)
  add('follow-up', kinds, voice, texts, expected)

const inTheSpan = dateWithin('2026-11-22', '2027-01-31', '2026-11-22')
for (const [voice, message, kinds, want] of [
  ['plain', 'What makes that date so good, if I may ask?', ['why'], aPlanet],
  ['slang', 'y tho', ['why'], aPlanet],
  ['second language', 'For which reason this day?', ['why'], aPlanet],
  ['plain', "I can't make that one. Is there a second choice?", ['other-one'], inTheSpan],
  ['typos', 'hav u got anothr date', ['other-one'], inTheSpan],
  [
    'plain',
    'Could we look at February instead?',
    ['another-span', 'window'],
    dateWithin('2027-02-01', '2027-02-28', '2026-11-22'),
  ],
  [
    'dictated',
    'and what if the day comes and it just doesnt work',
    ['if-not'],
    says('a miss', /miss|wrong|trust|count/i),
  ],
  ['lower case', 'bullet points of those dates please', ['list'], something],
  ['plain', 'Can you say a bit more about it?', ['more', 'why'], something],
  ['slang', 'ur a legend ty 🙏', ['social'], something],
] as const)
  add(
    'after a window',
    kinds,
    voice,
    ['When should I have a hard talk with my brother before the end of January?', message],
    () => want,
  )

// What astrology cannot tell.
for (const [voice, text] of [
  ['plain', 'At what age am I going to pass away?'],
  ['plain', 'Is the lump on my neck dangerous, according to my chart?'],
  ['plain', 'Will my test come back positive, am I expecting?'],
  ['plain', 'Should I put my savings into Nvidia shares?'],
  ['plain', "I've misplaced my wedding ring. Where is it?"],
  ['lower case', 'will i win my custody case'],
  ['lower case', 'does my wife have an affair'],
  ['lower case', 'powerball numbers for saturday pls'],
  ['typos', 'shud i by etherium now or wiat'],
  ['typos', 'wen wil my granma dye'],
  ['slang', 'is my man creeping behind my back'],
  ['slang', 'gimme the winning lotto digits 🤑'],
  ['second language', 'Have I the diabetes?'],
  ['second language', 'My wallet is lost, in which place he is?'],
  ['dictated', 'im waiting on the verdict in my lawsuit so am i going to win it'],
  ['dictated', 'can you see what my ex is secretly thinking about me'],
] as const)
  add('beyond', ['beyond'], voice, text, () => refusal)

for (const [voice, text, pattern] of [
  ['plain', 'Am I chatting with a human being or a machine?', /\bAI\b|software|program|machine/i],
  ['slang', 'wait r u like chatgpt or smth', /\bAI\b|software|program|machine/i],
  ['second language', 'Excuse me, you are a robot?', /\bAI\b|software|program|machine/i],
  ['lower case', 'heyyy', /./],
  ['plain', 'Cheers, much appreciated!', /./],
  ['slang', 'ight imma head out ✌️', /./],
  ['plain', 'Frankly, I think horoscopes are rubbish.', /./],
  ['lower case', 'what kind of stuff can i ask you', /./],
  ['lower case', 'tell me a joke', /./],
  ['plain', 'That did not answer my question at all.', /./],
  ['typos', 'thx soo mcuh your teh best', /./],
  ['plain', 'I had an awful day and just feel low.', /./],
  ['second language', 'Good night, until the next time!', /./],
  ['dictated', 'yeah that sounds about right to me', /./],
] as const)
  add('social', ['social'], voice, text, () => says(String(pattern), pattern))

// Themes of life: an answer about this chart.
for (const [voice, text] of [
  ['plain', 'How do I handle conflict, judging by my chart?'],
  ['plain', 'Am I more of a fire or a water person?'],
  ['plain', 'Where do my biggest fears come from, astrologically?'],
  ['plain', 'Which is the tightest aspect in my chart?'],
  ['lower case', 'what am i here to do in this life'],
  ['lower case', 'am i creative according to my chart'],
  ['lower case', 'sun moon and rising pls'],
  ['typos', 'waht jobb fits my brith chart'],
  ['typos', 'why am i allways brok, chart wise'],
  ['slang', 'why do i keep falling for red flags 🚩'],
  ['slang', 'whats my toxic trait per my chart'],
  ['second language', 'How I am as mother, by my chart?'],
  ['second language', 'Which planet is the most strong by me?'],
  ['dictated', 'i never feel at home anywhere does my chart say something about that'],
  ['dictated', 'what does my chart say about how i learn because i go back to uni next year'],
] as const)
  add(
    'theme',
    ['theme', 'strongest', 'balance', 'where', 'meaning', 'ruler', 'aspect'],
    voice,
    text,
    () => ofTheChart,
  )

// Ambiguous or no question.
for (const [voice, text] of [
  ['plain', 'That one from before, with the other.'],
  ['plain', '...'],
  ['lower case', 'qwertyuiop'],
  ['lower case', 'idk'],
  ['typos', 'teh stuf form yestrday'],
  ['slang', 'fr fr no cap'],
  ['slang', '💀💀'],
  ['second language', 'How is it with that, the same?'],
  ['dictated', 'wait hold on no i mean the um never mind'],
] as const)
  add('unclear', ['unclear', 'social', 'sky-now', 'more', 'where'], voice, text, () => something)

// Rulers.
for (const [voice, text, name] of [
  ['plain', 'My ascendant ruler: which planet is it?', cuspSign(1)],
  ['plain', 'Which planet governs my tenth house?', cuspSign(10)],
  ['lower case', 'lord of my 7th house?', cuspSign(7)],
  ['lower case', 'who rules pisces', () => 'Pisces'],
  ['typos', 'wat plannet ruls my 2nd huose', cuspSign(2)],
  ['slang', 'which planet runs my whole chart', cuspSign(1)],
  ['second language', 'Who is the lord of my ascendant?', cuspSign(1)],
  ['dictated', 'what planet is in charge of my fifth house like the ruler of it', cuspSign(5)],
] as const)
  add('ruler', ['ruler'], voice, text, rulerOf(name))

for (const [voice, text, number] of [
  ['plain', 'Which planets live in my fourth house, if any?', 4],
  ['lower case', 'is my 12th house empty', 12],
  ['typos', 'wich plannets r in my frist house', 1],
  ['slang', 'who all up in my 5th house', 5],
  ['second language', 'In my house nine there are planets?', 9],
  ['dictated', 'tell me whats sitting in my eleventh house please', 11],
] as const)
  add('in a house', ['what-in', 'meaning'], voice, text, inHouse(number))
for (const [voice, text, name] of [
  ['plain', 'Have I any placements in Capricorn?', 'Capricorn'],
  ['lower case', 'my sag placements', 'Sagittarius'],
  ['typos', 'do i hav anyhting in scropio', 'Scorpio'],
  ['second language', 'Which planets I have in the Aquarius?', 'Aquarius'],
] as const)
  add('in a sign', ['what-in', 'meaning'], voice, text, inSign(name))

export const secondQuestions: readonly TestQuestion[] = questions
