import { pointNames } from '../../src/lore/names.ts'
import { type Body, planets } from '../../src/sky/bodies.ts'
import {
  all,
  any,
  date,
  datesIn,
  dateWithin,
  type Expected,
  house,
  not,
  says,
  sign,
} from './expect.ts'
import {
  aboutBirthday,
  aPlanet,
  cameIntoSign,
  choiceOf,
  corrected,
  cuspSign,
  daysUntil,
  eclipseHouse,
  eclipseOn,
  goodDayWithin,
  houseOfLunation,
  inWhole,
  lastStation,
  leavesHouse,
  leavesSign,
  lengthInSign,
  lengthOfRetrograde,
  lunationInSign,
  movedAtBirth,
  movingBackward,
  movingForward,
  type NatalPoint,
  noCorrection,
  oppositeSign,
  ordinal,
  rulerOf,
  saysAi,
  signOfLunation,
  something,
  trueSign,
  whereKinds,
} from './expectations.ts'
import {
  dayOfWeek,
  denied,
  ofHome,
  ofLove,
  ofWork,
  rightDate,
  shifted,
  signOnBirthday,
  signsOfDay,
  verdictOn,
} from './fifth/wanted.ts'
import {
  changes,
  contacts,
  houseOf,
  julianDay,
  localDate,
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
  motionNow,
  naming,
  natalAspect,
  natalDegree,
  natalHouse,
  natalSign,
  nextInHouse,
  nextLunation,
  nextReturn,
  nextSign,
  nextStation,
  ofTheChart,
  otherSign,
  type QuestionContext,
  signNow,
  solarReturn,
  start,
  type TestQuestion,
  traditional,
  zone,
} from './questions.ts'
import {
  declines,
  howSure,
  nextContactOrNone,
  noQuestionBack,
  onceBorn,
  proposed,
  proposedFirst,
  unlikeNatal,
} from './seventh/wanted.ts'
import { dateOfReturn, eitherDay, lastStay, lunationAfterNext } from './sixth/wanted.ts'

type Wanted = TestQuestion['expected']
type Voice = TestQuestion['voice']
type Text = string | ((asked: QuestionContext) => string)

const questions: TestQuestion[] = []
const add = adderTo(questions)

// Who writes. The format knows six voices, the twelve people share them.
const nurse: Voice = 'lower case' // Dee, on nights
const terse: Voice = 'lower case'
const sharer: Voice = 'lower case' // Becca; her question stands in the middle
const teacher: Voice = 'plain' // Mr. Alden, retired
const skeptic: Voice = 'plain' // Tom
const amateur: Voice = 'plain' // Ines, who has read the books
const couple: Voice = 'plain' // Sam and Priya
const kai: Voice = 'slang' // nineteen
const luciana: Voice = 'second language' // Brazilian
const arvind: Voice = 'second language' // a software engineer of Pune
const marlene: Voice = 'dictated'
const jo: Voice = 'typos'

// What may be understood.
const natal = [...whereKinds, 'assertion', 'ruler', 'what-in']
const sky = ['sky-now', 'motion', 'sky-then', 'day', 'what-happens', 'when']
const whens = ['when', 'motion', 'sky-now', 'sky-then', 'assertion']
const picks = ['window', 'another-span', 'compare']
const others = ['other-one', ...picks]
const whys = ['why', 'meaning', 'more']
const sure = ['how-sure', 'why', 'if-not', 'social']
const recalled = [
  'said',
  'other-one',
  'why',
  'more',
  'assertion',
  'how-sure',
  'if-not',
  'day',
  ...picks,
]
const ofUs = ['partner', 'us', 'couple', 'other-one', 'unclear', 'beyond', 'theme', 'where', 'more']

// What is expected, beside the common helpers.

/** One of several right answers. */
const either =
  (...wanted: readonly Wanted[]): Wanted =>
  (asked) => {
    const parts = wanted.flatMap((one) => one(asked) ?? [])
    return parts.length > 0 ? any(...parts) : undefined
  }

const startsWithNo = says('no', /^No\b/)
const startsWithYes = says('yes', /^Yes\b/)

/** A planet is named, with where it stands. */
const meaningOf =
  (body: Body): Wanted =>
  (asked) =>
    all(
      says(pointNames[body], new RegExp(pointNames[body])),
      any(natalSign(body)(asked), natalHouse(body)(asked)),
    )

const sameSign =
  (one: Body, other: Body): Wanted =>
  (asked) => {
    const [first, second] = [trueSign(asked, one), trueSign(asked, other)]
    return first === second
      ? all(sign(first), not(startsWithNo))
      : all(any(startsWithNo, sign(second), says('not', /n't\b|\bnot\b/)), not(startsWithYes))
  }

const rulersOf = (name: string) => {
  const names = (traditional[name] as string).split('|')
  return planets.filter((body) => names.includes(pointNames[body]))
}
const houseOfRuler =
  (name: (asked: QuestionContext) => string): Wanted =>
  (asked) =>
    any(...rulersOf(name(asked)).map((body) => natalHouse(body)(asked)))
const signOfRulerOf =
  (name: (asked: QuestionContext) => string): Wanted =>
  (asked) =>
    any(...rulersOf(name(asked)).map((body) => natalSign(body)(asked)))
const signOfPoint = (point: NatalPoint) => (asked: QuestionContext) => trueSign(asked, point)

/** Another day of the span, or that there is none. */
const otherDay =
  (from: string, to: string): Wanted =>
  () =>
    any(
      goodDayWithin(from, to),
      says('no other', /\bno(?:ne|thing)? (?:other|second|else)\b|\bonly\b/i),
    )

/** What was proposed before is named again, or what was said is put right. */
const saidWithin =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    any(
      dateWithin(from, to, today),
      says('what I said', /\bI (?:said|named|gave|never|didn't|told)\b/),
    )

/** The other one's chart is not there. */
const lacksPartner = says(
  'that the other chart is missing',
  /\b(?:don't|do not|haven't|can't|cannot|isn't|no|not|without|only)\b[^.]*\b(?:charts?|birth|born|partner|saved)\b|\b(?:add|save|need|tell|give)\b[^.]*\b(?:charts?|birth|born|partner)\b/i,
)

/** From the next entry to the end of that stay: the date, or its length. */
const stayInHouse =
  (body: Body, number: number): Wanted =>
  (asked) => {
    const placeOf = houseNumber(asked.person.houses.cusps)
    if (placeOf(positionAt(body, start(asked)).longitude) === number) return undefined
    const found = changes(body, placeOf, start(asked), ahead(asked))
    const begin = found.find(({ into }) => into === number)?.jd
    const end = found.find(({ jd, outOf }) => outOf === number && jd > (begin ?? jd))?.jd
    if (begin === undefined || end === undefined) return undefined
    const days = Math.round(end - begin)
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    const weeks = [Math.floor(days / 7), Math.ceil(days / 7)]
    return any(
      date(end, zone(asked), asked.today),
      says(
        `${days} days`,
        new RegExp(
          `\\b(?:${days - 1}|${days}|${days + 1}) days|\\b(?:${weeks.flatMap((week) => [week, words[week] ?? week]).join('|')})(?: and a half)? weeks${days >= 26 && days <= 36 ? '|\\bmonth\\b' : ''}`,
          'i',
        ),
      ),
    )
  }

/** The last stay of a slow body in a house that it has left: a date or a year of it. */
const lastStayInHouse =
  (body: Body, number: number): Wanted =>
  (asked) => {
    const placeOf = houseNumber(asked.person.houses.cusps)
    if (placeOf(positionAt(body, start(asked)).longitude) === number) return undefined
    const found = changes(body, placeOf, start(asked) - 32 * DAYS, start(asked))
    const left = found.filter(({ outOf }) => outOf === number).at(-1)
    if (!left) return undefined
    const stay = found.filter(
      ({ jd, into, outOf }) => [into, outOf].includes(number) && jd > left.jd - 6 * DAYS,
    )
    const years = [...new Set(stay.map(({ jd }) => localDate(jd, zone(asked)).slice(0, 4)))]
    return any(
      ...stay.map(({ jd }) => date(jd, zone(asked), asked.today)),
      says(years.join(' or '), new RegExp(years.join('|'))),
    )
  }

/** The house of the next retrograde, which may go over a cusp. */
const houseOfNextRetrograde =
  (body: Body): Wanted =>
  (asked) => {
    const found = stations(body, start(asked), ahead(asked, 3))
    const begin = found.find(({ isRetrograde }) => isRetrograde)?.jd
    const end = found.find(({ jd, isRetrograde }) => !isRetrograde && jd > (begin ?? jd))?.jd
    if (begin === undefined || end === undefined) return undefined
    const { cusps } = asked.person.houses
    return any(...[begin, end].map((jd) => house(houseOf(positionAt(body, jd).longitude, cusps))))
  }

/** Each house of a body on a day of the person's calendar. */
const housesOfDay =
  (body: Body, day: string): Wanted =>
  (asked) => {
    const noon = julianDay(`${day}T12:00:00Z`)
    const { cusps } = asked.person.houses
    return any(
      ...[noon - 1, noon, noon + 1].map((jd) =>
        house(houseOf(positionAt(body, jd).longitude, cusps)),
      ),
    )
  }

/** How a body moves at an instant; undefined about its stations. */
const motionAt = (body: Body, jd: number): Expected | undefined => {
  if (stations(body, jd - 2, jd + 2).length > 0) return undefined
  return positionAt(body, jd).speed < 0
    ? all(any(movingBackward, startsWithYes), not(startsWithNo))
    : all(any(movingForward, startsWithNo), not(startsWithYes))
}
const motionOn =
  (body: Body, day: string): Wanted =>
  () =>
    motionAt(body, julianDay(`${day}T12:00:00Z`))
const motionOnLastBirthday =
  (body: Body): Wanted =>
  (asked) => {
    const { longitude } = asked.person.bodies.sun
    const last = contacts('sun', longitude, 0, start(asked) - 1.1 * DAYS, start(asked) - 3).at(-1)
    return last === undefined ? undefined : motionAt(body, last)
  }

/** Whether something is over by a day: its date, without the wrong yes or no. */
const byDay =
  (found: (asked: QuestionContext) => number | undefined, day: string): Wanted =>
  (asked) => {
    const jd = found(asked)
    if (jd === undefined) return undefined
    return all(
      date(jd, zone(asked), asked.today),
      not(localDate(jd, zone(asked)) <= day ? startsWithNo : startsWithYes),
    )
  }
const stationOf = (body: Body, isRetrograde: boolean) => (asked: QuestionContext) =>
  stations(body, start(asked), ahead(asked, 3)).find((one) => one.isRetrograde === isRetrograde)?.jd

/** Whether a transit to the chart is exact in a span. */
const contactIn =
  (body: Body, natalBody: Body, angle: number, from: string, to: string): Wanted =>
  (asked) => {
    const { longitude } = asked.person.bodies[natalBody]
    const begin = Math.max(julianDay(from), start(asked))
    const end = julianDay(to)
    const found = contacts(body, longitude, angle, begin, end)
    // Whether it counts would hang on the calendar or on the orb.
    if (found.length === 0) {
      const near = contacts(body, longitude, angle, begin - 45, end + 45)
      return near.length > 0
        ? undefined
        : all(
            any(
              says('no', /\bNo\b|\bno\b|\bnot\b|n't\b|\bnothing\b|\bnone\b|\bnever\b/),
              nextContactOrNone(body, natalBody, angle)(asked) ?? startsWithNo,
            ),
            not(startsWithYes),
          )
    }
    return all(any(...found.map((jd) => date(jd, zone(asked), asked.today))), not(startsWithNo))
  }

/** A sign that a body has or has not on a day, and no wrong yes. */
const signOnDayAsked =
  (body: Body, claimed: string, day: string): Wanted =>
  (asked) => {
    const truth = signsOfDay(body, day)(asked)
    const isTrue = truth?.isMet(claimed, claimed)
    return truth && (isTrue ? all(truth, not(startsWithNo)) : all(truth, not(startsWithYes)))
  }

const otherEclipse: Wanted = (asked) =>
  eclipseOn(nextEclipse(start(asked)).of === 'solar' ? 'lunar' : 'solar')(asked)

const signOfLunationAfterNext =
  (degrees: number): Wanted =>
  (asked) => {
    const second = lunations(degrees, start(asked), ahead(asked, 0.3))[1]
    return second === undefined ? undefined : sign(signOf(positionAt('moon', second).longitude))
  }

/** Of the days of a week, the one that was wished for comes first. */
const weekdayIn =
  (weekday: number, name: string, from: string, to: string): Wanted =>
  ({ today }) =>
    any(
      {
        want: `first a ${name} from ${from} to ${to}`,
        isMet(opening) {
          const [first] = datesIn(opening, today)
          return (
            first !== undefined &&
            first >= from &&
            first <= to &&
            new Date(first).getUTCDay() === weekday
          )
        },
      },
      says(`no ${name}`, new RegExp(`\\b(?:no|none|not a|isn't a)\\b[^.]*\\b${name}`, 'i')),
    )

const retrogradeNow: Wanted = (asked) =>
  naming(
    planets.filter(
      (body) => body !== 'sun' && body !== 'moon' && positionAt(body, start(asked)).speed < 0,
    ),
  )
const retrogradeAtBirth: Wanted = ({ person }) =>
  naming(planets.filter((body) => person.bodies[body].retrograde))

const orQuiet =
  (wanted: Wanted): Wanted =>
  (asked) => {
    const found = wanted(asked)
    return found && any(found, says('quiet', /\bnothing (?:comes to an )?exact\b|\bquiet\b/i))
  }

const inThatHalf =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    any(
      dateWithin(from, to, today),
      says('which half, or neither', /\b(?:half|neither|nothing to choose)\b/i),
    )

const onDoubt = all(
  says(
    'something about astrology',
    /astrolog|chart|sky|scien|proof|prove|evidence|wrong|guess|dates?\b|test|believ/i,
  ),
  noQuestionBack,
)
const whatIfNot = says(
  'what would show him wrong',
  /\bwrong\b|\bmiss(?:ed)?\b|\bif (?:you|it|that|nothing|no)\b|\bnothing happen/i,
)
const chat = all(something, noQuestionBack)

/** A conversation: each turn with an expectation is a question, with all that was said before it. */
type Turn = readonly [
  text: Text,
  asking?: readonly [group: string, kinds: readonly string[], expected: Wanted],
]
function talk(voice: Voice, ...turns: readonly Turn[]): void {
  const said: Text[] = []
  for (const [text, asking] of turns) {
    said.push(text)
    if (!asking) continue
    const [group, kinds, expected] = asking
    add(said.length === 1 ? group : `follow-up, ${group}`, kinds, voice, [...said], expected)
  }
}

// Dee, a nurse on nights.
talk(
  nurse,
  [
    'up since 5pm yesterday and my brain is soup. whats my moon again',
    ['where', natal, natalSign('moon')],
  ],
  ['and what house', ['detail', natal, natalHouse('moon')]],
  ['ok now mars', ['other planet', natal, either(natalSign('mars'), natalHouse('mars'))]],
  [
    'no wait i mean where mars is tonight',
    ['correction', sky, either(signNow('mars'), houseNow('mars'))],
  ],
  [
    'how long does it stay there',
    ['detail', whens, either(leavesSign('mars'), leavesHouse('mars'))],
  ],
)
talk(
  nurse,
  [
    'need one good day off in december to properly rest. which',
    ['window', picks, proposed('2026-12-01', '2026-12-31')],
  ],
  [
    'rostered that day lol. another one',
    ['the other one', others, otherDay('2026-12-01', '2026-12-31')],
  ],
  ['and in january?', ['other date', picks, proposed('2027-01-01', '2027-01-31')]],
  [
    'not for rest, for the talk with my ward manager about coming off nights',
    ['other purpose', picks, proposed('2027-01-01', '2027-01-31')],
  ],
  ['why then', ['why', whys, () => aPlanet]],
  ['how sure are you, 1 to 10', ['how sure', sure, () => howSure]],
)
talk(
  nurse,
  [
    'what happens round my birthday',
    ['birthday', ['what-happens', 'day', 'when'], onceBorn(aboutBirthday)],
  ],
  ['what sign is venus in that day', ['detail', sky, onceBorn(signOnBirthday('venus'))]],
  ['and mars', ['other planet', sky, onceBorn(signOnBirthday('mars'))]],
)
talk(
  nurse,
  ['when is the sun in my 8th house', ['house stay', whens, nextInHouse('sun', 8)]],
  ['6th sorry. tired', ['correction', whens, nextInHouse('sun', 6)]],
  ['for how long', ['detail', whens, stayInHouse('sun', 6)]],
)

// Mr. Alden, who taught Latin.
talk(
  teacher,
  [
    'I taught Latin for thirty-one years and never once asked in which sign Mercury stood when I was born. Which was it?',
    ['where', natal, natalSign('mercury')],
  ],
  [
    'Does it share that sign with the Sun?',
    ['detail', [...natal, 'aspect'], sameSign('mercury', 'sun')],
  ],
  [
    "And which planet governs Mercury's sign?",
    ['detail', ['ruler', 'more'], rulerOf(signOfPoint('mercury'))],
  ],
  [
    'Very well. When does Mercury next turn retrograde?',
    ['detail', whens, nextStation('mercury', true)],
  ],
  ['And on which date is that finished?', ['detail', whens, nextStation('mercury', false)]],
  [
    'I beg your pardon. It was Mars that I had in mind, not Mercury.',
    ['correction', whens, either(nextStation('mars', false), nextStation('mars', true))],
  ],
)
talk(
  teacher,
  [
    'Our reading circle is to begin a new season. Which day between the 4th and the 20th of January would you recommend for a beginning?',
    ['window', picks, proposed('2027-01-04', '2027-01-20')],
  ],
  ['What recommends that day?', ['why', whys, () => aPlanet]],
  [
    'One of our members is abroad until the 25th. Is there anything after that, still in January?',
    ['other date', others, proposed('2027-01-25', '2027-01-31')],
  ],
  [
    'You named a Thursday earlier, I believe.',
    ['you said', recalled, saidWithin('2027-01-04', '2027-01-31')],
  ],
  [
    'Or should we rather wait for February?',
    ['other date', picks, choiceOf('January', 'February')],
  ],
)
talk(
  teacher,
  [
    (asked) =>
      `I have Mars in ${otherSign(trueSign(asked, 'mars'), 4)}, which I gather makes one argumentative.`,
    [
      'wrong assertion',
      ['assertion', 'where'],
      (asked) => denied(sign(otherSign(trueSign(asked, 'mars'), 4)), corrected('mars')(asked)),
    ],
  ],
  [
    'An astrologer in Bath told me so in 1987. Are you quite certain?',
    ['correction', [...sure, 'where', 'assertion'], either(natalSign('mars'), () => howSure)],
  ],
  ['And in which house do you place it?', ['detail', natal, natalHouse('mars')]],
)
talk(
  teacher,
  ['When is the next eclipse, and is it one of the Sun?', ['eclipse', whens, eclipseOn()]],
  ['In which house of mine does it fall?', ['detail', sky, eclipseHouse]],
  [
    'And the other kind, when does that follow?',
    ['the other one', ['other-one', ...whens], otherEclipse],
  ],
)

// Kai, nineteen.
talk(
  kai,
  [
    (asked) =>
      `ok so if im ${otherSign(trueSign(asked, 'asc'), 5).toLowerCase()} rising do i come off scary or nah`,
    [
      'wrong assertion',
      ['assertion', 'where'],
      (asked) => denied(sign(otherSign(trueSign(asked, 'asc'), 5)), corrected('asc')(asked)),
    ],
  ],
  ['wait fr?? so what am i', ['correction', [...natal, 'more', 'why'], natalSign('asc')]],
  [
    'is that why ppl think im mad all the time',
    ['why', ['why', 'meaning', 'theme', 'where', 'more'], () => ofTheChart],
  ],
  ['whats my venus then', ['other planet', natal, natalSign('venus')]],
  ['moon?', ['other planet', natal, natalSign('moon')]],
)
talk(
  kai,
  [
    'best day in dec to soft launch my situationship',
    ['window', picks, proposed('2026-12-01', '2026-12-31')],
  ],
  ['nah shes away til the 15th', ['other date', others, proposed('2026-12-15', '2026-12-31')]],
  [
    'lol what if its to break up instead',
    ['other purpose', picks, proposed('2026-12-01', '2026-12-31')],
  ],
  ['wait what date did u say', ['you said', recalled, saidWithin('2026-12-01', '2026-12-31')]],
  ['u sure', ['how sure', sure, () => howSure]],
)
talk(
  kai,
  [
    'is merc in gatorade rn or is it just me',
    ['motion', ['motion', 'sky-now', 'assertion'], motionNow('mercury')],
  ],
  ['bet. so when is the next one', ['detail', whens, nextStation('mercury', true)]],
  [
    'which house does it hit for me',
    ['detail', [...sky, 'where'], houseOfNextRetrograde('mercury')],
  ],
  ['n venus rx when', ['other planet', whens, nextStation('venus', true)]],
)
talk(
  kai,
  [
    'is venus gonna still be in libra on xmas',
    ['yes or no', [...sky, 'assertion'], signOnDayAsked('venus', 'Libra', '2026-12-25')],
  ],
  ['and on nye?', ['other date', sky, signsOfDay('venus', '2026-12-31')]],
  ['ok and mars that night', ['other planet', sky, signsOfDay('mars', '2026-12-31')]],
)

// Luciana, from Brazil.
talk(
  luciana,
  [
    'Oi! I want to travel to visit my mother in Salvador, which day of January is good for I go?',
    ['window', picks, proposed('2027-01-01', '2027-01-31')],
  ],
  ['And for come back, in February?', ['other date', picks, proposed('2027-02-01', '2027-02-28')]],
  [
    'My boss gives me only the second week of February. In this week, which day?',
    ['other date', picks, proposedFirst('2027-02-07', '2027-02-15')],
  ],
  ['Why this day and not other?', ['why', whys, () => aPlanet]],
  [
    'And if I go in the Carnaval, from 6 until 9 of February, which day?',
    ['other date', picks, proposed('2027-02-06', '2027-02-09')],
  ],
)
talk(
  luciana,
  ['My ascendent is in what sign?', ['where', natal, natalSign('asc')]],
  [
    'And who is the regent of him?',
    ['detail', ['ruler', 'more', 'where'], rulerOf(signOfPoint('asc'))],
  ],
  [
    'This planet is where in my map?',
    ['detail', natal, either(signOfRulerOf(signOfPoint('asc')), houseOfRuler(signOfPoint('asc')))],
  ],
  ['In which house?', ['detail', natal, houseOfRuler(signOfPoint('asc'))]],
  [
    'Sorry, one thing other: my Descendent is which sign?',
    ['other point', natal, oppositeSign('asc')],
  ],
)
talk(
  luciana,
  [
    'My daughter was born in 15 August 2019. In which sign was Mars in this day?',
    ['sky of a day', sky, signsOfDay('mars', '2019-08-15')],
  ],
  ['And Venus?', ['other planet', sky, signsOfDay('venus', '2019-08-15')]],
  [
    'My son is from 20 May 2022. And for him?',
    [
      'and for him',
      sky,
      either(signsOfDay('venus', '2022-05-20'), signsOfDay('mars', '2022-05-20')),
    ],
  ],
)

// Arvind, who writes software.
talk(
  arvind,
  [
    'Hi, kindly confirm whether Saturn is in retro motion as on today.',
    ['motion', ['motion', 'sky-now'], motionNow('saturn')],
  ],
  ['Noted. From which date it will be direct?', ['detail', whens, nextStation('saturn', false)]],
  [
    'And same for Jupiter?',
    ['other planet', whens, either(nextStation('jupiter', false), nextStation('jupiter', true))],
  ],
  ['Saturn is transiting which house of mine?', ['detail', sky, houseNow('saturn')]],
  ['Till when?', ['detail', whens, leavesHouse('saturn')]],
  ['And when it was last in my 10th house?', ['detail', whens, lastStayInHouse('saturn', 10)]],
)
talk(
  arvind,
  [
    'I am having a product release, either 10 Dec or 17 Dec. Which date is more favourable for starting?',
    ['compare', ['compare', 'window', 'day'], eitherDay('2026-12-10', '2026-12-17')],
  ],
  [
    'Suppose it slips to January, then which day?',
    ['other date', picks, proposed('2027-01-01', '2027-01-31')],
  ],
  [
    'Manager is saying 14 Jan. Your view?',
    ['other date', [...picks, 'what-happens', 'day'], verdictOn('2027-01-13', '2027-01-15')],
  ],
  [
    'Ok. And for asking salary hike in the same month?',
    ['other purpose', picks, proposed('2027-01-01', '2027-01-31')],
  ],
  ['What is the logic behind this date?', ['why', whys, () => aPlanet]],
)

// Marlene, who dictates while she walks dogs.
talk(
  marlene,
  [
    'okay so i walk dogs for a living and im thinking of putting my prices up what day in february should i tell people',
    ['window', picks, proposed('2027-02-01', '2027-02-28')],
  ],
  [
    'hm no thats when the big poodle is away give me a different one',
    ['the other one', others, otherDay('2027-02-01', '2027-02-28')],
  ],
  ['and what about march instead', ['other date', picks, proposed('2027-03-01', '2027-03-31')]],
  [
    'okay which of those two months is better then',
    ['detail', picks, choiceOf('February', 'March')],
  ],
  ['and why is that', ['why', whys, () => aPlanet]],
)
talk(
  marlene,
  ['when is the full moon next because the dogs go mad', ['lunation', sky, nextLunation(180)]],
  ['which of my houses is that in', ['detail', sky, houseOfLunation(180)]],
  ['and the one after that when is it', ['detail', sky, lunationAfterNext(180)]],
  [
    'oh sorry i meant new moon not full moon',
    ['correction', sky, either(nextLunation(0), lunationAfterNext(0))],
  ],
  [
    'and what sign is that one',
    ['detail', sky, either(signOfLunation(0), signOfLunationAfterNext(0))],
  ],
)

// Tom, who does not believe a word.
talk(
  skeptic,
  [
    "I'll be honest, I think this is nonsense. Why should I believe a word of it?",
    ['doubt', ['social', 'doubt', 'how-sure'], () => onDoubt],
  ],
  [
    'Fine. Give me one dated thing I can check next week.',
    ['detail', ['what-happens', 'day', 'transits', 'another-span'], orQuiet(dayOfWeek(1, 2))],
  ],
  [
    'And what would count as you being wrong?',
    ['if not', ['if-not', 'how-sure', 'why', 'social'], () => whatIfNot],
  ],
  ['Why that planet and not another?', ['why', whys, () => aPlanet]],
  [
    'So you are a program and not a person. Correct?',
    ['small talk', ['social'], () => says('AI', saysAi)],
  ],
)
talk(
  skeptic,
  [
    'My wife says Mars turns round in January. On what date?',
    ['station', whens, nextStation('mars', true)],
  ],
  [
    'And it is over by Easter, is it?',
    ['yes or no', whens, byDay(stationOf('mars', false), '2027-03-28')],
  ],
  [
    'Which house of mine is it supposed to bother?',
    ['detail', [...sky, 'where'], houseOfNextRetrograde('mars')],
  ],
)

// The terse one.
talk(
  terse,
  ['saturn sign', ['where', natal, natalSign('saturn')]],
  ['house', ['detail', natal, natalHouse('saturn')]],
  ['rx?', ['detail', ['where', 'retrogrades', 'motion', 'assertion'], movedAtBirth('saturn')]],
  ['now?', ['detail', sky, either(signNow('saturn'), houseNow('saturn'), motionNow('saturn'))]],
  ['direct when', ['detail', whens, nextStation('saturn', false)]],
  ['uranus', ['other planet', whens, nextStation('uranus', false)]],
)
talk(
  terse,
  ['venus scorpio when', ['ingress', whens, nextSign('venus', 'Scorpio')]],
  ['until', ['detail', whens, lengthInSign('venus', 'Scorpio')]],
  ['sagittarius', ['detail', whens, nextSign('venus', 'Sagittarius')]],
  ['mars?', ['other planet', whens, nextSign('mars', 'Sagittarius')]],
)
talk(
  terse,
  ['resign march or april', ['compare', picks, choiceOf('March', 'April')]],
  ['day', ['detail', picks, proposed('2027-03-01', '2027-04-30')]],
  ['other one', ['the other one', others, otherDay('2027-03-01', '2027-04-30')]],
)

// Becca, who tells everything.
talk(
  sharer,
  [
    'so my sister in law (the one with the boat) asked us for christmas and i said yes before i asked dan and now hes sulking in the garage, what day this week is good to talk to him about it, also he isnt eating the soup i made',
    ['window', picks, (asked) => proposedFirst(asked.today, shifted(asked.today, 7))(asked)],
  ],
  [
    'hes on lates till thursday though so it has to be after that, soup is in the bin now btw',
    ['other date', others, proposedFirst('2026-11-26', '2026-12-06')],
  ],
  [
    'sorry the dog was barking, did you say friday',
    ['you said', recalled, saidWithin('2026-11-23', '2026-12-06')],
  ],
  ['and for him? hes a virgo if that helps', ['and for him', ofUs, () => lacksPartner]],
  [
    'ok forget dan. when do i tell my mum were not coming, she only has time in the second half of december',
    ['other date', picks, proposed('2026-12-15', '2026-12-31')],
  ],
)
talk(
  sharer,
  [
    'the year everything went wrong was the year of the kitchen extension, when was saturn last on my moon, i still have the tiles',
    ['last time', whens, lastContact('saturn', 'moon')],
  ],
  [
    'and jupiter? that would be the nice year, we had the caravan',
    ['other planet', whens, lastContact('jupiter', 'moon')],
  ],
  [
    'when does jupiter come back to it, asking because caravans are cheap now',
    ['detail', whens, nextContactOrNone('jupiter', 'moon', 0)],
  ],
)

// Jo, who types with her thumbs.
talk(
  jo,
  ['weres my mrecury', ['where', natal, either(natalSign('mercury'), natalHouse('mercury'))]],
  ['n my jupitr', ['other planet', natal, either(natalSign('jupiter'), natalHouse('jupiter'))]],
  ['waht doess it meen', ['detail', ['meaning', 'why', 'more', 'where'], meaningOf('jupiter')]],
  ['is satrun retrogade rigth now', ['other planet', ['motion', 'sky-now'], motionNow('saturn')]],
  ['wen dos it stpo', ['detail', whens, nextStation('saturn', false)]],
  ['soryr ment neptun', ['correction', whens, nextStation('neptune', false)]],
)
talk(
  jo,
  ['bst day nxt munth for mvoing hosue', ['window', picks, proposed('2026-12-01', '2026-12-31')]],
  [
    'cna it b a saterday',
    ['other date', others, weekdayIn(6, 'Saturday', '2026-12-01', '2026-12-31')],
  ],
  ['n for a trpi, smae month', ['other purpose', picks, proposed('2026-12-01', '2026-12-31')]],
  ['y', ['why', whys, () => aPlanet]],
)

talk(
  jo,
  ['wehn doess jupter go retrgrade', ['station', whens, nextStation('jupiter', true)]],
  ['n satrun', ['other planet', whens, nextStation('saturn', true)]],
  ['wich hosue of mine is satrun in nw', ['detail', sky, houseNow('saturn')]],
  ['no jupietr i ment', ['correction', sky, houseNow('jupiter')]],
)

// Ines, who has read the books.
talk(
  amateur,
  [
    "What's the dispositor of my Moon?",
    ['ruler', ['ruler', 'where', 'meaning'], rulerOf(signOfPoint('moon'))],
  ],
  [
    'And which house does that one occupy natally?',
    ['detail', natal, houseOfRuler(signOfPoint('moon'))],
  ],
  [
    'Back to the Moon: is it square Saturn in the radix?',
    ['detail', ['aspect', 'assertion'], natalAspect('moon', 'saturn', 'square')],
  ],
  ['A trine, then?', ['detail', ['aspect', 'assertion'], natalAspect('moon', 'saturn', 'trine')]],
  [
    'And Venus trine Saturn?',
    ['other planet', ['aspect', 'assertion'], natalAspect('venus', 'saturn', 'trine')],
  ],
)
talk(
  amateur,
  [
    'When does t. Saturn next square my natal Sun?',
    ['transit', whens, nextContactOrNone('saturn', 'sun', 90)],
  ],
  ['And the opposition?', ['detail', whens, nextContactOrNone('saturn', 'sun', 180)]],
  [
    "Jupiter's opposition to it?",
    ['other planet', whens, nextContactOrNone('jupiter', 'sun', 180)],
  ],
  ['And when was Saturn last conjunct it?', ['detail', whens, lastContact('saturn', 'sun')]],
)
talk(
  amateur,
  ['Which sign is on my 9th cusp?', ['cusp', natal, (asked) => sign(cuspSign(9)(asked))]],
  ['And its ruler?', ['detail', ['ruler', 'more', 'where'], rulerOf(cuspSign(9))]],
  ['Anyone at home in the 9th?', ['detail', ['what-in', 'meaning', 'theme'], inHouse(9)]],
  ['Transiting Jupiter gets there when?', ['detail', whens, nextInHouse('jupiter', 9)]],
  ['And Mars?', ['other planet', whens, nextInHouse('mars', 9)]],
)

// Sam and Priya, who share an account.
talk(
  couple,
  [
    "We are Sam and Priya and the chart in here is mine, Sam's. When in January should we two sit down about money?",
    ['window', [...picks, 'partner', 'us'], proposed('2027-01-01', '2027-01-31')],
  ],
  ['February suits us better.', ['other date', picks, proposed('2027-02-01', '2027-02-28')]],
  [
    'And a day that month for the two of us to get away?',
    ['other purpose', picks, proposed('2027-02-01', '2027-02-28')],
  ],
  ['Do the two of us get on, by our charts?', ['and for us', ofUs, () => lacksPartner]],
  [
    "Then tell us about mine only. Where's my Venus?",
    ['detail', natal, either(natalSign('venus'), natalHouse('venus'))],
  ],
)
talk(
  couple,
  [
    'We are choosing between May and September for the wedding. Which?',
    ['compare', picks, choiceOf('May', 'September')],
  ],
  [
    'And for moving into the new flat, same two months?',
    ['other purpose', picks, choiceOf('May', 'September')],
  ],
  ['What about June instead of May?', ['other date', picks, choiceOf('June', 'September')]],
  ['Why?', ['why', whys, () => aPlanet]],
)

// Single questions. Where things stand at birth.
for (const [voice, text, point] of [
  [nurse, 'on break for ten minutes. my neptune sign go', 'neptune'],
  [kai, 'my roommate wants to know if my mars is embarrassing. what sign', 'mars'],
  [marlene, 'hi um can you tell me my midheaven sign i need it for a form my coach sent', 'mc'],
  [amateur, 'My North Node by sign, please (true node).', 'true_node'],
] as const)
  add('where', natal, voice, text, natalSign(point))
for (const [voice, text, body] of [
  [amateur, 'Placidus house of my natal Venus?', 'venus'],
  [
    sharer,
    'my mother was a difficult woman and i say that with love, which house is my moon in, she hated the sea too',
    'moon',
  ],
] as const)
  add('house', natal, voice, text, natalHouse(body))
for (const [voice, text, wanted] of [
  [
    luciana,
    'What sign opens my seventh house?',
    (asked: QuestionContext) => sign(cuspSign(7)(asked)),
  ],
  [couple, 'Descendant sign, please, we are settling an argument.', oppositeSign('asc')],
] as const)
  add('cusp', natal, voice, text, wanted)
add(
  'ruler',
  ['ruler', 'where'],
  marlene,
  'whats the planet in charge of my fourth house',
  rulerOf(cuspSign(4)),
)
add('degree', ['where', 'degree'], amateur, 'Exact degree of the MC?', natalDegree('mc'))
add(
  'in a house',
  ['what-in', 'meaning', 'theme'],
  kai,
  'whos living in my 8th house rent free',
  inHouse(8),
)
add(
  'in a sign',
  ['what-in', 'meaning', 'balance', 'theme'],
  arvind,
  'Am I having any planet in Libra?',
  (asked) => all(inSign('Libra')(asked), sign('Libra')),
)
add(
  'natal motion',
  ['retrogrades', 'where', 'motion', 'assertion'],
  jo,
  'was i brn wiht venuss retrograd',
  movedAtBirth('venus'),
)
add(
  'natal motion',
  ['retrogrades', 'where', 'motion'],
  amateur,
  'List the retrograde planets of my nativity.',
  inWhole(retrogradeAtBirth),
)
for (const [voice, text, a, b, aspect] of [
  [amateur, 'Natal Sun-Saturn opposition, yes or no?', 'sun', 'saturn', 'opposition'],
  [kai, 'do i have venus square pluto be so fr', 'venus', 'pluto', 'square'],
  [
    marlene,
    'my friend has her moon right on jupiter in her chart have i got that too',
    'moon',
    'jupiter',
    'conjunction',
  ],
] as const)
  add('aspect', ['aspect', 'where', 'assertion'], voice, text, natalAspect(a, b, aspect))
for (const [voice, text, body] of [
  [nurse, 'tell me what my venus is about, one line, im on the bus', 'venus'],
  [teacher, 'What, in plain words, does the Saturn of my chart ask of me?', 'saturn'],
  [luciana, 'What signify my Mars?', 'mars'],
] as const)
  add('meaning', ['meaning', 'where', 'theme'], voice, text, meaningOf(body))
add(
  'strength',
  ['strongest', 'strength', 'meaning', 'theme'],
  kai,
  'whats my strongest planet no glazing',
  () => aPlanet,
)
add(
  'how sure',
  ['how-sure', 'where', 'assertion', 'why'],
  skeptic,
  'How sure can you be of my rising sign?',
  either(
    () => howSure,
    () => says('the time of birth', /\b(?:birth time|time of (?:your )?birth|minutes?|hour)\b/i),
  ),
)

// The sky.
add('sky now', sky, nurse, 'what sign is the moon in this shift', (asked) =>
  signsOfDay('moon', asked.today)(asked),
)
add(
  'sky now',
  sky,
  arvind,
  'Presently Venus is moving through which sign?',
  unlikeNatal('venus', signNow('venus')),
)
add(
  'sky now',
  ['retrogrades', 'motion', 'sky-now'],
  teacher,
  'Which planets, all told, are retrograde at present?',
  inWhole(retrogradeNow),
)
add('house now', sky, amateur, 'Transiting Uranus: which of my houses?', houseNow('uranus'))
add(
  'motion',
  ['motion', 'sky-now', 'assertion'],
  skeptic,
  'A woman at work blamed Venus retrograde for her parking ticket this morning. Is Venus even retrograde?',
  motionNow('venus'),
)
add(
  'sky of a day',
  sky,
  sharer,
  'were renewing our vows on valentines day (his idea, he cried), which of my houses is venus in that day, ive already bought shoes',
  housesOfDay('venus', '2027-02-14'),
)
for (const [voice, text, wanted] of [
  [arvind, 'On 20 January Mars will be retrograde or not?', motionOn('mars', '2027-01-20')],
  [
    marlene,
    'will mercury be retrograde on valentines day because thats when were flying',
    motionOn('mercury', '2027-02-14'),
  ],
  [kai, 'is saturn direct by xmas yes or no', byDay(stationOf('saturn', false), '2026-12-25')],
  [
    nurse,
    'was mercury retrograde on my last birthday. it felt like it',
    onceBorn(motionOnLastBirthday('mercury')),
  ],
] as const)
  add('yes or no', [...sky, 'assertion'], voice, text, wanted)
for (const [voice, text, wanted] of [
  [
    teacher,
    'Will Jupiter cross my Sun at any time before next August?',
    contactIn('jupiter', 'sun', 0, '2026-11-22', '2027-08-01'),
  ],
  [
    amateur,
    'Saturn trine my natal Moon in 2027, yes or no?',
    contactIn('saturn', 'moon', 120, '2027-01-01', '2028-01-01'),
  ],
] as const)
  add('yes or no', [...sky, 'transits', 'assertion'], voice, text, wanted)

// When.
for (const [voice, text, wanted] of [
  [
    nurse,
    'how many days till mars goes retrograde',
    (asked: QuestionContext) => daysUntil(stationOf('mars', true)(asked), asked),
  ],
  [amateur, 'Remind me when Venus stationed direct?', lastStation('venus', false)],
  [jo, 'how lnog is mrecury retrogade in februry', lengthOfRetrograde('mercury')],
] as const)
  add('station', whens, voice, text, wanted)
for (const [voice, text, wanted] of [
  [marlene, 'when does the sun go into aquarius', nextSign('sun', 'Aquarius')],
  [terse, 'neptune in aries since', cameIntoSign('neptune')],
  [teacher, 'For how long will Venus remain in Libra?', leavesSign('venus')],
] as const)
  add('ingress', whens, voice, text, wanted)
add('lunation', sky, kai, 'full moon in leo when, its my moment', lunationInSign(180, 'Leo'))
add('lunation', sky, terse, 'next first quarter', nextLunation(90))
add(
  'last time',
  whens,
  teacher,
  'When did Saturn last pass through Capricorn? It was then that I lost my wife.',
  lastStay('saturn', 'Capricorn'),
)
add(
  'last time',
  whens,
  luciana,
  'Mars was the last time in Cancer when?',
  lastStay('mars', 'Cancer'),
)
add(
  'return',
  [...whens, 'return'],
  marlene,
  'everyone at the dog park keeps going on about saturn return so when is my next one',
  onceBorn(nextReturn('saturn')),
)
add('return', [...whens, 'return'], terse, 'mars return', onceBorn(dateOfReturn('mars')))
for (const [voice, text, wanted] of [
  [marlene, 'when does mars get to my moon next', nextContactOrNone('mars', 'moon', 0)],
  [
    arvind,
    'Venus will make trine with my natal Mars on which date?',
    nextContactOrNone('venus', 'mars', 120),
  ],
] as const)
  add('transit', whens, voice, text, wanted)
add(
  'birthday',
  ['when', 'what-happens', 'return', 'day'],
  amateur,
  'Date of my next solar return?',
  onceBorn(solarReturn),
)
add(
  'birthday',
  ['when', 'what-happens', 'return', 'day'],
  luciana,
  'In my next birthday, what the sky is preparing?',
  onceBorn(aboutBirthday),
)

// Good days.
// A week may end in the next month.
for (const [voice, text, from, to] of [
  [
    teacher,
    'Which week in February is the one for doing nothing whatever?',
    '2027-02-01',
    '2027-02-28',
  ],
  [jo, 'wich wek in mrach is bst for stuyding', '2027-03-01', '2027-03-31'],
  [
    luciana,
    'In the week after the Carnaval, which day is good for I begin the gym?',
    '2027-02-09',
    '2027-02-21',
  ],
] as const)
  add('window', picks, voice, text, proposedFirst(from, to))
for (const [voice, text, from, to] of [
  [
    arvind,
    'Appraisal discussion will be there in first half of April, which day I should push for?',
    '2027-04-01',
    '2027-04-15',
  ],
  [
    nurse,
    'theres a porter. i like the porter. which day before christmas do i say something',
    '2026-11-22',
    '2026-12-25',
  ],
  [
    marlene,
    'i want to start a pottery class sometime in january but after the tenth so which day',
    '2027-01-10',
    '2027-01-31',
  ],
  [kai, 'gotta quit this job before march when do i hand it in', '2026-11-22', '2027-03-01'],
  [
    couple,
    'We can have the van on any day between the 8th and the 19th of March. Which one for the move?',
    '2027-03-08',
    '2027-03-19',
  ],
  [
    sharer,
    'ive had a novel in a drawer since my divorce (long story, the cat was involved), when in january is good for writing, my desk is broken too',
    '2027-01-01',
    '2027-01-31',
  ],
] as const)
  add('window', picks, voice, text, proposed(from, to))
add(
  'window',
  picks,
  skeptic,
  'Pick one day out of the next ten for signing a contract, and tell me plainly.',
  (asked) => proposed(asked.today, shifted(asked.today, 10))(asked),
)
for (const [voice, text, from, to] of [
  [nurse, '12th of dec to ask for the transfer, good idea or no', '2026-12-11', '2026-12-13'],
  [
    luciana,
    'The day 3 of March is good for sign the papers of the apartment?',
    '2027-03-02',
    '2027-03-04',
  ],
] as const)
  add('a given day', [...picks, 'what-happens', 'day'], voice, text, verdictOn(from, to))
for (const [voice, text, one, other] of [
  [
    skeptic,
    'Third week of January or third week of February for a job interview? Commit yourself.',
    'January',
    'February',
  ],
] as const)
  add('compare', picks, voice, text, choiceOf(one, other))
add(
  'compare',
  [...picks, 'day'],
  nurse,
  'new years eve or new years day to text him',
  eitherDay('2026-12-31', '2027-01-01'),
)
add(
  'compare',
  picks,
  couple,
  'For telling his parents that we are leaving: the first half of January, or the second?',
  inThatHalf('2027-01-01', '2027-01-31'),
)
for (const [voice, text, from, to] of [
  [teacher, 'What does the second week of December hold for me?', '2026-12-06', '2026-12-14'],
  [kai, 'finals are 7 to 11 dec, whats the vibe', '2026-12-06', '2026-12-12'],
  [marlene, 'whats my april looking like next year', '2027-04-01', '2027-04-30'],
] as const)
  add('span', ['what-happens', 'day', 'window', 'transits'], voice, text, orQuiet(inSpan(from, to)))

// Assertions.
for (const [voice, template, point, by] of [
  [
    nurse,
    'with a {sign} moon like mine hospital christmas parties are hell. is that normal',
    'moon',
    6,
  ],
  [
    luciana,
    'I am {sign} with ascendent, how you say, very strong. My Sun in {sign} likes the beach?',
    'sun',
    3,
  ],
  [jo, 'im {sign} risng so poeple tihnk im cold, hlep', 'asc', 8],
] as const)
  add(
    'wrong assertion',
    ['assertion', 'where'],
    voice,
    (asked) => {
      const claimed = otherSign(trueSign(asked, point), by)
      return template.replaceAll(
        '{sign}',
        voice === 'second language' ? claimed : claimed.toLowerCase(),
      )
    },
    (asked) => denied(sign(otherSign(trueSign(asked, point), by)), corrected(point)(asked)),
  )
add(
  'wrong assertion',
  ['assertion', 'where'],
  marlene,
  ({ person }) =>
    `my saturn is in the ${ordinal(((person.bodies.saturn.house + 4) % 12) + 1)} house so money just runs away from me doesnt it`,
  (asked) => {
    const claimed = ((asked.person.bodies.saturn.house + 4) % 12) + 1
    return denied(house(claimed), natalHouse('saturn')(asked))
  },
)
add(
  'wrong assertion',
  ['assertion', 'motion', 'sky-now', 'window', 'theme'],
  arvind,
  'Since Venus is retrograde these days, should I postpone the engagement?',
  motionNow('venus'),
)
add(
  'wrong assertion',
  whens,
  skeptic,
  'Mars goes retrograde on the 20th of January, the paper says. True?',
  rightDate(stationOf('mars', true)),
)
add(
  'right assertion',
  ['assertion', 'where', 'meaning', 'theme'],
  kai,
  (asked) => `${trueSign(asked, 'venus').toLowerCase()} venus here, how do i flirt`,
  (asked) => all(sign(trueSign(asked, 'venus')), noCorrection),
)

// Themes, and whole situations.
for (const [voice, text, wanted] of [
  [nurse, 'why do i always end up looking after everyone', () => any(ofHome(), ofWork(), ofLove())],
  [arvind, 'Whether my chart is supporting business or job?', ofWork],
  [luciana, 'How am I in the love, according with my map?', ofLove],
] as const)
  add('theme', ['theme', 'where', 'meaning', 'ruler', 'what-in'], voice, text, wanted)
add(
  'whole situation',
  whens,
  sharer,
  'ok so dan wants to buy a second hand motorbike off a man called keith and i said not while mercury is backwards, when does the next one start, keith seems nice though',
  nextStation('mercury', true),
)

// What astrology cannot tell, other people's charts, small talk.
for (const [voice, text] of [
  [teacher, 'My brother is in hospital with his heart. Will he come through?'],
  [kai, 'is my gf texting her ex behind my back'],
  [arvind, 'Will I get the court verdict in my favour on next hearing?'],
  [luciana, 'Which numbers I must play in the Mega-Sena?'],
  [nurse, 'can you see if im pregnant'],
  [marlene, 'can you tell me what my neighbor says about me when im not there'],
] as const)
  add('beyond', ['beyond', 'care'], voice, text, () => declines)
add(
  'partner',
  ofUs,
  sharer,
  'whats dans moon sign, he wont tell me his time of birth because its private apparently, men',
  () => lacksPartner,
)
for (const [voice, text] of [
  [nurse, 'ok night night, thanks for keeping me company'],
  [kai, 'ngl that kinda ate'],
] as const)
  add('small talk', ['social'], voice, text, () => chat)
add(
  'doubt',
  ['social', 'doubt', 'how-sure'],
  arvind,
  'Frankly speaking, is there any scientific basis for all this?',
  () => onDoubt,
)
add(
  'unclear',
  ['unclear', 'social', 'more', 'sky-now', 'where', 'what-happens'],
  terse,
  'thoughts',
  () => something,
)

add(
  'unclear',
  ['unclear', 'social', 'more', 'window', 'what-happens'],
  nurse,
  'should i just do it',
  () => something,
)

// Written by someone who had not read the chat's code, and kept out of what it learns from.
export const eighthQuestions: readonly TestQuestion[] = questions
