import { planets } from '../../../src/sky/bodies.ts'
import { any, not, says } from '../expect.ts'
import {
  again,
  aPlanet,
  cameIntoSign,
  daysUntil,
  eclipseHouse,
  eclipseOn,
  eclipseSign,
  houseOfLunation,
  houseOfNow,
  houseOn,
  lastLunation,
  lastStation,
  leavesHouse,
  leavesSign,
  lengthOfRetrograde,
  lunationIn,
  lunationInSign,
  movingBackward,
  movingForward,
  ordinal,
  signOfLunation,
  signOn,
  together,
} from '../expectations.ts'
import { changes, positionAt, signOf, stations } from '../oracle.ts'
import {
  adderTo,
  ahead,
  houseNow,
  motionNow,
  naming,
  nextInHouse,
  nextLunation,
  nextSign,
  nextStation,
  on,
  signNow,
  start,
  type TestQuestion,
} from '../questions.ts'

const questions: TestQuestion[] = []
const add = adderTo(questions)

for (const [voice, text, body] of [
  [
    'plain',
    'Three emails bounced today and the printer is on fire, metaphorically. Is Mercury retrograde at present?',
    'mercury',
  ],
  ['plain', 'Before I sign the lease tomorrow: is Mercury moving forward?', 'mercury'],
  ['plain', 'Is Uranus among the retrograde planets at the moment?', 'uranus'],
  ['lower case', 'is venus retro rn? my ex just texted', 'venus'],
  ['lower case', 'mars rx yet?', 'mars'],
  ['lower case', 'is mercury done being retrograde', 'mercury'],
  ['typos', 'is satrun stil going bakward', 'saturn'],
  ['typos', 'si mercruy in retrograed today my wifi is ded', 'mercury'],
  ['slang', 'is merc acting up again or is it just me', 'mercury'],
  ['slang', 'neptune still moonwalking? (retrograde)', 'neptune'],
  ['second language', 'The planet Jupiter is now in retrogradation?', 'jupiter'],
  ['second language', 'Today is Mercury retrograde? My computer make problems.', 'mercury'],
  ['dictated', 'hi so nothing works today is mercury doing that retrograde thing again', 'mercury'],
] as const)
  add('motion', ['motion', 'sky-now', 'assertion'], voice, text, (asked) => {
    if (/forward|done/.test(text) && positionAt(body, start(asked)).speed > 0)
      return says('direct', /\bYes\b|\bdirect\b|\bforward\b|\bnot retrograde\b|\bover\b|\bended\b/i)
    if (/still|stil/.test(text))
      return positionAt(body, start(asked)).speed < 0 ? movingBackward : movingForward
    return motionNow(body)(asked)
  })
for (const [voice, text] of [
  ['plain', 'Which planets are retrograde at the moment?'],
  ['lower case', 'whats retrograde rn'],
] as const)
  add('motion', ['motion', 'sky-now', 'retrogrades'], voice, text, (asked) =>
    naming(planets.filter((body) => positionAt(body, start(asked)).speed < 0)),
  )

for (const [voice, text, body] of [
  ['plain', 'I feel oddly sentimental this evening. Where is the Moon?', 'moon'],
  ['plain', 'What sign is transiting Mars in at the moment?', 'mars'],
  ['plain', 'Has Pluto left Capricorn? Where is it these days?', 'pluto'],
  ['lower case', 'which sign is the sun in rn i always mix up the dates', 'sun'],
  ['lower case', 'wheres venus at this week', 'venus'],
  ['lower case', 'uranus currently?', 'uranus'],
  ['typos', 'wat zodiac is the mooon in tonite', 'moon'],
  ['typos', 'juppiter is in wich sign rihgt now', 'jupiter'],
  ['slang', 'what sign we got for mercury today chief', 'mercury'],
  ['slang', 'whos hosting saturn rn like what sign', 'saturn'],
  ['second language', 'Actually Venus is in which sign?', 'venus'],
  ['second language', 'The Moon of today, in which sign she is?', 'moon'],
  [
    'dictated',
    'where is jupiter right now like in the sky what sign is it going through',
    'jupiter',
  ],
] as const)
  add('sky now', ['sky-now', 'motion'], voice, text, signNow(body))

for (const [voice, text, body] of [
  ['plain', 'Work has been relentless. Through which of my houses is Saturn travelling?', 'saturn'],
  [
    'plain',
    'I would like to know where in my chart Uranus is operating at the moment; the house, please.',
    'uranus',
  ],
  ['lower case', 'jupiters in what house for me at the moment', 'jupiter'],
  ['lower case', 'venus transit house?', 'venus'],
  ['typos', 'wich hosue is plutto movin trough in my chart rn', 'pluto'],
  ['slang', 'what house is mars bullying me in rn', 'mars'],
  ['second language', 'The Saturn of now is in what house mine?', 'saturn'],
  ['dictated', 'what house is the sun in for me right now not at birth but today', 'sun'],
  ['dictated', 'okay and neptune which of my houses is it sitting in these days', 'neptune'],
] as const)
  add('house now', ['sky-now', 'motion'], voice, text, houseNow(body))
for (const [voice, text, body] of [
  ['plain', 'Where is Jupiter now, by sign and by house in my chart?', 'jupiter'],
  ['lower case', 'saturn rn: sign + my house', 'saturn'],
  ['dictated', 'what sign is mars in right now and which one of my houses is that', 'mars'],
] as const)
  add('several facts', ['sky-now', 'motion'], voice, text, together(signNow(body), houseNow(body)))

// The sky of another day.
for (const [voice, text, wanted] of [
  [
    'plain',
    'My niece is due on the 14th of January. What sign will the Sun be in that day?',
    signOn('sun', '2027-01-14'),
  ],
  [
    'plain',
    'In which sign will Jupiter be at the end of August 2027?',
    signOn('jupiter', '2027-08-30'),
  ],
  ['lower case', 'what sign will the moon be in on christmas day', signOn('moon', '2026-12-25')],
  ['lower case', 'where will saturn be in june 2027', signOn('saturn', '2027-06-15')],
  ['slang', 'whats venus gonna be in on valentines', signOn('venus', '2027-02-14')],
  ['second language', 'On 1 March 2027 Mars will be in which sign?', signOn('mars', '2027-03-01')],
  [
    'dictated',
    'which of my houses is jupiter going to be in on january first',
    houseOn('jupiter', '2027-01-01'),
  ],
] as const)
  add(
    'sky of a day',
    ['sky-now', 'what-happens', 'when', 'motion', 'sky-then'],
    voice,
    text,
    wanted,
  )

// Stations.
for (const [voice, text, body, isRetrograde] of [
  [
    'plain',
    'I have a flight, a contract and a new phone to arrange, so tell me: the next Mercury retrograde begins when?',
    'mercury',
    true,
  ],
  [
    'plain',
    'My sister lost her nerve and postponed her wedding because of Venus retrograde. When will the next one start?',
    'venus',
    true,
  ],
  ['plain', 'On what date does Jupiter begin its retrograde motion?', 'jupiter', true],
  ['plain', 'When may we expect Uranus to resume direct motion?', 'uranus', false],
  ['lower case', 'next mars retrograde starts?', 'mars', true],
  ['lower case', 'when is saturn going direct its been dragging me', 'saturn', false],
  ['lower case', 'mercury retrograde 2027 first date', 'mercury', true],
  ['typos', 'wehn does neptun stop beeing retrogade', 'neptune', false],
  ['typos', 'whne is nxt mecury retrogarde i need to by a laptop', 'mercury', true],
  ['slang', 'when does saturn get off my back and go direct', 'saturn', false],
  ['slang', 'when merc rx tryna plan my life', 'mercury', true],
  ['second language', 'When starts Mars to go backward?', 'mars', true],
  ['second language', 'Until when Uranus is retrograde?', 'uranus', false],
  [
    'dictated',
    'so i am moving in february and i heard mercury goes retrograde around then when exactly does it start',
    'mercury',
    true,
  ],
  ['dictated', 'when is pluto going to go retrograde again', 'pluto', true],
] as const)
  add('station', ['when', 'motion'], voice, text, nextStation(body, isRetrograde))
for (const [voice, text, body, isRetrograde] of [
  [
    'plain',
    'My phone died in early November. When did the last Mercury retrograde end?',
    'mercury',
    false,
  ],
  ['lower case', 'what day did venus go direct', 'venus', false],
  ['slang', 'when did that last merc rx even start', 'mercury', true],
  ['second language', 'Since when is Neptune retrograde?', 'neptune', true],
] as const)
  add('station', ['when', 'motion'], voice, text, lastStation(body, isRetrograde))
for (const [voice, text, body] of [
  ['plain', 'How long will the next Mercury retrograde last?', 'mercury'],
  ['lower case', 'how many weeks is the upcoming mars retrograde', 'mars'],
] as const)
  add('station', ['when', 'motion'], voice, text, lengthOfRetrograde(body))
for (const [voice, text, body] of [
  ['plain', 'From when to when is Mercury retrograde next?', 'mercury'],
  ['dictated', 'can you give me the start and the end of the next mars retrograde', 'mars'],
] as const)
  add(
    'station',
    ['when', 'motion'],
    voice,
    text,
    together(nextStation(body, true), (asked) => {
      const found = stations(body, start(asked), ahead(asked, 3))
      const begin = found.find(({ isRetrograde }) => isRetrograde)?.jd ?? 0
      return on(found.find(({ jd }) => jd > begin)?.jd, asked)
    }),
  )

// Ingresses into signs.
for (const [voice, text, body, into] of [
  [
    'plain',
    "I'm a December baby, so I ask every year: on what day does Capricorn season begin?",
    'sun',
    'Capricorn',
  ],
  ['plain', 'When can we expect Venus in Sagittarius?', 'venus', 'Sagittarius'],
  ['plain', 'On which date does Jupiter pass from Leo into Virgo?', 'jupiter', 'Virgo'],
  ['plain', 'Everyone is dreading Saturn in Taurus. When does it arrive?', 'saturn', 'Taurus'],
  ['lower case', 'when is it finally aquarius season', 'sun', 'Aquarius'],
  ['lower case', 'venus enters taurus ... date?', 'venus', 'Taurus'],
  ['lower case', 'when does mercury get into pisces', 'mercury', 'Pisces'],
  ['lower case', 'day mars goes into virgo', 'mars', 'Virgo'],
  ['typos', 'wehn does teh sun go inot cancr', 'sun', 'Cancer'],
  ['typos', 'venus in capricron starts wen', 'venus', 'Capricorn'],
  ['slang', 'libra szn when i need my people', 'sun', 'Libra'],
  ['slang', 'when does venus slide into gemini', 'venus', 'Gemini'],
  ['second language', 'The Sun goes in Leo in which day?', 'sun', 'Leo'],
  ['second language', 'When will the Mercury pass into the Aries?', 'mercury', 'Aries'],
  ['dictated', 'so when is scorpio season next year like what day does it start', 'sun', 'Scorpio'],
] as const)
  add('ingress', ['when', 'sky-now'], voice, text, nextSign(body, into))
add(
  'ingress',
  ['when', 'sky-now'],
  'dictated',
  'when does the moon go into taurus again i always feel better then',
  again('moon', 'Taurus'),
)
for (const [voice, text, body] of [
  ['plain', 'How long does Jupiter remain in Leo?', 'jupiter'],
  ['lower case', 'saturn in aries until when', 'saturn'],
  ['second language', 'In what date the Sun goes out of Sagittarius?', 'sun'],
  ['dictated', 'how much longer is mercury going to be in the sign its in now', 'mercury'],
] as const)
  add('ingress', ['when', 'sky-now', 'motion'], voice, text, leavesSign(body))
for (const [voice, text, body] of [
  ['plain', 'Since when has Jupiter been in Leo?', 'jupiter'],
  ['lower case', 'how long has saturn been in aries', 'saturn'],
  ['typos', 'wehn did uranus go into gemni', 'uranus'],
  ['slang', 'when did jupiter even get to leo', 'jupiter'],
] as const)
  add('ingress', ['when', 'sky-now', 'motion'], voice, text, cameIntoSign(body))
for (const [voice, text, body, into] of [
  ['plain', 'How many days are left until the Sun enters Capricorn?', 'sun', 'Capricorn'],
  ['lower case', 'how many days till pisces season', 'sun', 'Pisces'],
] as const)
  add('ingress', ['when', 'sky-now'], voice, text, (asked) =>
    daysUntil(
      changes(body, signOf, start(asked), ahead(asked)).find((one) => one.into === into)?.jd,
      asked,
    ),
  )

for (const [voice, text, body, into] of [
  [
    'plain',
    'I would love to start dating again. When does Venus come through my fifth house?',
    'venus',
    5,
  ],
  ['plain', 'At what point does Mars begin its passage through my sixth house?', 'mars', 6],
  ['plain', 'The tenth house is career, I gather. When will the Sun get there?', 'sun', 10],
  ['lower case', 'when will venus be in my 1st house, want to book photos then', 'venus', 1],
  ['lower case', 'mercury in my 3rd house starts when', 'mercury', 3],
  ['typos', 'wehn is jupitr in my secnd house pls money', 'jupiter', 2],
  ['slang', 'when venus gonna roll thru my 7th house im lonely', 'venus', 7],
  ['second language', 'The Sun comes in my eighth house at what day?', 'sun', 8],
  ['second language', 'When Mercury will enter to my house number four?', 'mercury', 4],
  [
    'dictated',
    'when does mars move into my fourth house because last time we fought a lot at home',
    'mars',
    4,
  ],
] as const)
  add('house stay', ['when'], voice, text, nextInHouse(body, into))
for (const [voice, template, body] of [
  ['plain', 'How much longer will Saturn be in my {house} house?', 'saturn'],
  ['lower case', 'when is mars out of my {house} house', 'mars'],
  ['slang', 'when does jupiter dip from my {house} house', 'jupiter'],
  ['second language', 'Until which day the Sun stays in my {house} house?', 'sun'],
] as const)
  add(
    'house stay',
    ['when', 'assertion'],
    voice,
    (asked) => template.replace('{house}', ordinal(houseOfNow(asked, body))),
    leavesHouse(body),
  )

// Lunations and eclipses.
for (const [voice, text, degrees] of [
  ['plain', 'Our women’s circle meets at every full Moon. When do we meet next?', 180],
  ['plain', 'I set intentions at the new Moon. On what date is the coming one?', 0],
  ['lower case', 'full moon this month?', 180],
  ['lower case', 'whens the new moon im starting a journal', 0],
  ['typos', 'nxet full mon date adn time', 180],
  ['slang', 'full moon soon? cant sleep for sh', 180],
  ['second language', 'When is it the full moon, my dog is nervous?', 180],
  ['dictated', 'hey when is the new moon because i want to cut my hair on it', 0],
] as const)
  add('lunation', ['when', 'sky-now'], voice, text, nextLunation(degrees))
for (const [voice, text, wanted] of [
  [
    'plain',
    'Is there a full Moon during the Christmas week, and on which day?',
    together(lunationIn(180, '2026-12-15', '2026-12-31'), () =>
      not(says('none', /doesn't happen/)),
    ),
  ],
  [
    'plain',
    'Could you give me the date of the new Moon in March 2027?',
    lunationIn(0, '2027-03-01', '2027-04-01'),
  ],
  ['lower case', 'full moon in february what day', lunationIn(180, '2027-02-01', '2027-03-01')],
  ['lower case', 'when was the last new moon', lastLunation(0)],
  ['typos', 'new moon janurary date', lunationIn(0, '2027-01-01', '2027-02-01')],
  [
    'second language',
    'The full Moon of April falls in which day?',
    lunationIn(180, '2027-04-01', '2027-05-01'),
  ],
  ['plain', 'When is the full Moon in Leo?', lunationInSign(180, 'Leo')],
  ['lower case', 'new moon in capricorn when', lunationInSign(0, 'Capricorn')],
  ['slang', 'scorpio full moon when i wanna be dramatic', lunationInSign(180, 'Scorpio')],
] as const)
  add('lunation', ['when', 'what-happens', 'sky-now'], voice, text, wanted)
for (const [voice, text, wanted] of [
  ['lower case', 'which house will the coming new moon fall in for me', houseOfLunation(0)],
  ['plain', 'In what sign is the next new Moon?', signOfLunation(0)],
  [
    'dictated',
    'the next full moon what sign is that going to be in and what house of mine',
    together(signOfLunation(180), houseOfLunation(180)),
  ],
] as const)
  add('lunation', ['when', 'sky-now'], voice, text, wanted)

for (const [voice, text, wanted] of [
  [
    'plain',
    'We are planning a trip to see a solar eclipse. When is the next one?',
    eclipseOn('solar'),
  ],
  ['plain', 'When is the next lunar eclipse?', eclipseOn('lunar')],
  ['lower case', 'is there an eclipse coming up, when', eclipseOn()],
  ['typos', 'wehn is the nxt lunar eclispe', eclipseOn('lunar')],
  ['slang', 'next eclipse szn when does the chaos start', eclipseOn()],
  ['second language', 'The next eclipse of Sun is when?', eclipseOn('solar')],
  ['dictated', 'people on tiktok are talking about an eclipse when is that happening', eclipseOn()],
  ['plain', 'Which house of my chart does the next eclipse fall in?', eclipseHouse],
  ['lower case', 'what sign is the next eclipse in', eclipseSign],
] as const)
  add('eclipse', ['when', 'sky-now'], voice, text, wanted)

// What is exact now.
for (const [voice, text] of [
  ['plain', 'I have been on edge all day. Which transits are touching my chart right now?'],
  ['lower case', 'what transits am i going through atm'],
  ['slang', 'whats hitting my chart today'],
  ['second language', 'Which planets make aspects to my chart today?'],
  ['dictated', 'what are my strongest transits right now'],
] as const)
  add('transits now', ['sky-now', 'what-happens', 'motion', 'transits'], voice, text, () =>
    any(aPlanet, says('quiet', /\bquiet\b|\bnothing exact\b/i)),
  )

export const skyQuestions: readonly TestQuestion[] = questions
