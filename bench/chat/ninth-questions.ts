import { all, any, date, dateWithin, type Expected, house, not, says } from './expect.ts'
import {
  aPlanet,
  eclipseHouse,
  eclipseOn,
  houseOfLunation,
  houseOn,
  lengthOfRetrograde,
  movingBackward,
  movingForward,
  signOfLunation,
  something,
} from './expectations.ts'
import { shifted, signOnBirthday, signsOfDay } from './fifth/wanted.ts'
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
  inHouse,
  inSign,
  nextLunation,
  nextSign,
  nextStation,
  on,
  type QuestionContext,
  start,
  type TestQuestion,
  zone,
} from './questions.ts'
import { noQuestionBack, onceBorn, proposed, proposedFirst } from './seventh/wanted.ts'

/** What a long conversation leaves out: long ones in six voices, asked for their later turns. */
type Wanted = TestQuestion['expected']
type Voice = TestQuestion['voice']

const questions: TestQuestion[] = []
const add = adderTo(questions)

const sky = ['sky-then', 'sky-now', 'motion', 'what-happens', 'when']
const whens = ['when', 'motion', 'sky-now', 'sky-then']
const picks = ['window', 'another-span', 'compare']
const others = ['other-one', ...picks]
const there = ['what-in', 'where', 'more']
const detail = ['when', 'why', 'meaning', 'more']

const yes = says('yes', /^(?:Yes|I did)\b/)
const no = says('no', /^No\b/)

/** A day of the year that the calendar of the questions has ahead. */
const motionOn =
  (body: Parameters<typeof positionAt>[0], day: string): Wanted =>
  () => {
    const jd = julianDay(`${day}T12:00:00Z`)
    if (stations(body, jd - 2, jd + 2).length > 0) return undefined
    return positionAt(body, jd).speed < 0
      ? all(any(yes, movingBackward), not(no))
      : all(any(no, movingForward), not(yes))
  }

const secondOf =
  (found: (asked: QuestionContext) => readonly number[]): Wanted =>
  (asked) =>
    on(found(asked)[1], asked)

const fullMoons = (asked: QuestionContext) => lunations(180, start(asked), ahead(asked, 0.3))
const newMoons = (asked: QuestionContext) => lunations(0, start(asked), ahead(asked, 0.3))
const retrogradesOf = (body: Parameters<typeof stations>[0]) => (asked: QuestionContext) =>
  stations(body, start(asked), ahead(asked, 6)).flatMap(({ jd, isRetrograde }) =>
    isRetrograde ? [jd] : [],
  )

/** The house of a next station, and no date beside it where only the house was asked. */
const houseOfStation =
  (body: Parameters<typeof stations>[0]): Wanted =>
  (asked) => {
    const [begin] = retrogradesOf(body)(asked)
    if (begin === undefined) return undefined
    return house(houseOf(positionAt(body, begin).longitude, asked.person.houses.cusps))
  }

const housesThatDay =
  (body: Parameters<typeof positionAt>[0], day: string): Wanted =>
  (asked) => {
    const noon = julianDay(`${day}T12:00:00Z`)
    const { cusps } = asked.person.houses
    const found = [noon - 0.5, noon, noon + 0.5].map((jd) =>
      houseOf(positionAt(body, jd).longitude, cusps),
    )
    return any(...[...new Set(found)].map((one) => house(one)))
  }

const eclipses = (asked: QuestionContext) => {
  const first = nextEclipse(start(asked))
  return [first, nextEclipse(first.jd + 5)] as const
}
const placeOfEclipse = (asked: QuestionContext, index: 0 | 1) => {
  const { jd, of } = eclipses(asked)[index]
  const { longitude } = positionAt(of === 'solar' ? 'sun' : 'moon', jd)
  return houseOf(longitude, asked.person.houses.cusps)
}
const secondEclipseHouse: Wanted = (asked) => house(placeOfEclipse(asked, 1))

/** The planets of the chart in a house, or that there are none. */
const planetsIn =
  (houseOfIt: (asked: QuestionContext) => number): Wanted =>
  (asked) =>
    inHouse(houseOfIt(asked))(asked)

/** A yes or a no, before the date that was really named. */
const deniedThen =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    all(no, dateWithin(from, to, today))
const confirmedThen =
  (day: string): Wanted =>
  ({ today }) =>
    all(yes, dateWithin(day, day, today))

/** From when to when. */
const stayInSign =
  (body: Parameters<typeof positionAt>[0], name: string): Wanted =>
  (asked) => {
    const found = changes(body, signOf, start(asked), ahead(asked, 4))
    const begin = found.find(({ into }) => into === name)?.jd
    const end = found.find(({ jd, outOf }) => outOf === name && jd > (begin ?? jd))?.jd
    if (begin === undefined || end === undefined) return undefined
    return any(date(end, zone(asked), asked.today), lengthInDays(begin, end))
  }
function lengthInDays(begin: number, end: number): Expected {
  const days = Math.round(end - begin)
  return says(`${days} days`, new RegExp(`\\b(?:${days - 1}|${days}|${days + 1}) days\\b`))
}

const birthdayDate: Wanted = (asked) => {
  const { longitude } = asked.person.bodies.sun
  const [next] = contacts('sun', longitude, 0, start(asked), ahead(asked, 1.1))
  if (next === undefined) return undefined
  const day = localDate(next, zone(asked))
  return dateWithin(shifted(day, -2), shifted(day, 2), asked.today)
}

const calm = all(no, not(says('a date alone', /^On \w+day/)), noQuestionBack)
const howStrong = says('how strong', /\b(?:strong|light|middling|weak|small|notice|counts?)\b/i)
const otherDay =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    any(
      dateWithin(from, to, today),
      says('no other', /\bno(?:ne|thing)? (?:other|second|else)\b|\bonly\b/i),
    )

type Turn = readonly [
  text: string,
  asking?: readonly [group: string, kinds: readonly string[], expected: Wanted],
]
function talk(voice: Voice, ...turns: readonly Turn[]): void {
  const said: string[] = []
  for (const [text, asking] of turns) {
    said.push(text)
    if (asking) add(`memory, ${asking[0]}`, asking[1], voice, [...said], asking[2])
  }
}

// A birthday, and the sky of that day over eight turns.
talk(
  'plain',
  ['What happens on my birthday?'],
  ['Which sign is Venus in that day?', ['that day', sky, onceBorn(signOnBirthday('venus'))]],
  ['And Jupiter?', ['that day', sky, onceBorn(signOnBirthday('jupiter'))]],
  ['Thank you, that is good to know.'],
  ['When is the next new Moon?', ['new subject', whens, nextLunation(0)]],
  ['And the one after it?', ['the next after', whens, secondOf(newMoons)]],
  [
    'Which of my houses does that fall in?',
    [
      'house of it',
      detail,
      (asked) =>
        house(
          houseOf(
            positionAt('moon', newMoons(asked)[1] as number).longitude,
            asked.person.houses.cusps,
          ),
        ),
    ],
  ],
  ['When is my birthday, then, by the Sun?', ['back to it', whens, onceBorn(birthdayDate)]],
)

// A move on a given day.
talk(
  'lower case',
  ['is january 14 any good for moving house'],
  ['what sign is the moon in that day', ['that day', sky, signsOfDay('moon', '2027-01-14')]],
  ['is mercury retrograde then', ['that day', sky, motionOn('mercury', '2027-01-14')]],
  ['and mars', ['that day', sky, motionOn('mars', '2027-01-14')]],
  ['you said the 14th right', ['you said', ['said', 'window'], confirmedThen('2027-01-14')]],
  ['what house is venus in on that date', ['that day', sky, housesThatDay('venus', '2027-01-14')]],
  [
    'ok and is it good for a date with someone that day',
    [
      'plan that day',
      picks,
      ({ today }) => any(dateWithin('2027-01-14', '2027-01-14', today), aPlanet),
    ],
  ],
  ['a bit later', ['a bit later', picks, proposedFirst('2027-01-15', '2027-02-28')]],
)

// A raise, with limits that come one by one.
talk(
  'dictated',
  [
    'so i was wondering when in january i should talk to my boss about a raise because i keep putting it off',
  ],
  [
    'didnt you say the 1st of april i think you did',
    ['you said', ['said'], deniedThen('2027-01-01', '2027-01-31')],
  ],
  [
    'well hes away until the 12th so it has to be after that',
    ['limit', others, proposed('2027-01-12', '2027-01-31')],
  ],
  [
    'no sorry hes back on the 20th so after the 20th',
    ['limit', others, proposed('2027-01-20', '2027-01-31')],
  ],
  ['and what about february', ['other date', picks, proposed('2027-02-01', '2027-02-28')]],
  ['no the other one', ['the other one', others, otherDay('2027-02-01', '2027-02-28')]],
  [
    'not for the raise for the talk with my sister i mean same month',
    ['other purpose', picks, proposed('2027-02-01', '2027-02-28')],
  ],
  ['and for a trip in that month', ['other purpose', picks, proposed('2027-02-01', '2027-02-28')]],
)

// An eclipse, asked about from all sides.
talk(
  'plain',
  [
    'Is there an eclipse coming?',
    [
      'yes or no',
      whens,
      (asked) => {
        const found = eclipseOn()(asked)
        return found && all(found, not(no))
      },
    ],
  ],
  ['Should I be afraid of it?', ['worry', detail, () => calm]],
  ['What house is that about?', ['house of it', detail, eclipseHouse]],
  [
    'Do I have any planets there?',
    ['planets there', there, planetsIn((asked) => placeOfEclipse(asked, 0))],
  ],
  ['How strong is it?', ['how strong', detail, () => howStrong]],
  [
    'When is the next one after that?',
    ['the next after', whens, (asked) => on(eclipses(asked)[1].jd, asked)],
  ],
  ['And which house is that one in?', ['house of it', detail, secondEclipseHouse]],
  [
    'Any planets of mine there?',
    ['planets there', there, planetsIn((asked) => placeOfEclipse(asked, 1))],
  ],
)

// Retrogrades, in the English of a second language.
talk(
  'second language',
  [
    'When will be Mercury retrograde the next time?',
    ['retrograde', whens, nextStation('mercury', true)],
  ],
  ['In which house of me is it?', ['house of it', detail, houseOfStation('mercury')]],
  ['How long does it go?', ['how long', detail, lengthOfRetrograde('mercury')]],
  ['I must to be scared of this?', ['worry', detail, () => all(no, noQuestionBack)]],
  ['And the next one after this?', ['the next after', whens, secondOf(retrogradesOf('mercury'))]],
  ['And Venus, when?', ['other planet', whens, nextStation('venus', true)]],
  ['For how many time it lasts?', ['how long', detail, lengthOfRetrograde('venus')]],
  ['Please say also in which house', ['house of it', detail, houseOfStation('venus')]],
)

// Full Moons with typos.
talk(
  'typos',
  ['wehn is teh next ful moon', ['lunation', whens, nextLunation(180)]],
  ['wich hosue is taht', ['house of it', detail, houseOfLunation(180)]],
  ['adn the sgin', ['sign of it', whens, signOfLunation(180)]],
  ['hwo long does it last', ['how long', detail, () => all(something, noQuestionBack)]],
  ['adn the one after taht', ['the next after', whens, secondOf(fullMoons)]],
  [
    'waht sign is mars in on taht day',
    [
      'that day',
      sky,
      (asked) => {
        const jd = fullMoons(asked)[1]
        return jd === undefined ? undefined : signsOfDay('mars', localDate(jd, zone(asked)))(asked)
      },
    ],
  ],
  [
    'is mercry retrograd then',
    [
      'that day',
      sky,
      (asked) => {
        const jd = fullMoons(asked)[1]
        return jd === undefined ? undefined : motionOn('mercury', localDate(jd, zone(asked)))(asked)
      },
    ],
  ],
)

// A planet that changes sign, in slang.
talk(
  'slang',
  ['yo when does jupiter hit virgo', ['ingress', whens, nextSign('jupiter', 'Virgo')]],
  ['til when', ['how long', detail, stayInSign('jupiter', 'Virgo')]],
  ['got any planets in that sign', ['planets there', there, inSign('Virgo')]],
  ['how big a deal is that', ['how strong', detail, () => all(something, noQuestionBack)]],
  [
    'is saturn retrograde that day',
    [
      'that day',
      sky,
      (asked) => {
        const entry = changes('jupiter', signOf, start(asked), ahead(asked)).find(
          ({ into }) => into === 'Virgo',
        )
        return entry && motionOn('saturn', localDate(entry.jd, zone(asked)))(asked)
      },
    ],
  ],
  [
    'best day in march for a job interview tho',
    ['new subject', picks, proposed('2027-03-01', '2027-03-31')],
  ],
  [
    'nah only fridays',
    [
      'weekday',
      picks,
      ({ today }) =>
        any(
          {
            want: 'a Friday',
            isMet: (opening) => /Friday, March/.test(opening),
          },
          all(dateWithin('2027-03-01', '2027-03-31', today), says('Friday', /Friday/)),
        ),
    ],
  ],
  ['u said april 2 didnt u', ['you said', ['said'], deniedThen('2027-03-01', '2027-03-31')]],
)

// Two times, and two plans for both.
talk(
  'plain',
  ['Compare March and May for moving.'],
  [
    'And for the wedding, same two months?',
    [
      'other purpose',
      picks,
      ({ today }) =>
        any(
          dateWithin('2027-03-01', '2027-05-31', today),
          says('March or May', /\b(?:March|May|neither)\b/),
        ),
    ],
  ],
  [
    'We can have the hall on any day between the 8th and the 19th of May. Which one?',
    ['other date', picks, proposed('2027-05-08', '2027-05-19')],
  ],
  ['Not before the 12th, please.', ['limit', others, proposedFirst('2027-05-12', '2027-05-19')]],
  [
    'Which house is Jupiter in on May 15?',
    ['new subject', [...sky, 'where'], (asked) => houseOn('jupiter', '2027-05-15')(asked)],
  ],
  ['And is Saturn retrograde that day?', ['that day', sky, motionOn('saturn', '2027-05-15')]],
)

export const ninthQuestions: readonly TestQuestion[] = questions
