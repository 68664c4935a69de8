import type { Atom, Clock, NamedRange } from './atom.ts'
import { add, addDays, yearOf } from './calendar.ts'
import { dayUnit } from './chrono-dates.ts'
import {
  count,
  countOf,
  dayOfMonth,
  moved,
  unit,
  unitAround,
  unitNamed,
  unitsFromNow,
  weekend,
  weekendStep,
} from './counted-spans.ts'
import { birthdayOfAge, birthdayWords, holidays, myBirthday, placed } from './holiday-spans.ts'
import { longWeekend, longWeekendNames } from './long-weekends.ts'
import { quarter, season } from './seasons.ts'

/** Finds spans that are counted from today, seasons, holidays, and the reader's birthday. */
export function findRelativeSpans(text: string, clock: Clock): Atom[] {
  const found: Atom[] = []
  let rest = text
  for (const { pattern, range } of rules) {
    rest = rest.replace(pattern, (match, ...groups: unknown[]) => {
      const start = groups.find((group) => typeof group === 'number') as number
      const words = groups.slice(0, groups.indexOf(start)) as (string | undefined)[]
      const named = range(words, clock)
      if (!named) return match
      found.push({ words: match.trim(), ...named, start, end: start + match.length })
      return '#'.repeat(match.length)
    })
  }
  return found
}

interface Rule {
  pattern: RegExp
  range: (
    groups: (string | undefined)[],
    clock: Clock,
  ) => (Omit<NamedRange, 'words'> & { words?: string }) | undefined
}

const rules: Rule[] = [
  {
    pattern:
      /\b(?:when|before|after|until|once|as|if|should) i(?: will| have)? (?:turned|turn|became|become|am|reach|hit|be|get to|get|live to be|live to) (\d{1,3})\b(?! (?:on|in|minutes|hours|days|weeks|months|years? (?:in|into)|%|percent))|\b(?:my|the) (\d{1,3})(?:st|nd|rd|th) (?:birthday|bday)\b/g,
    range: ([age, other], clock) => birthdayOfAge(Number(age ?? other), clock),
  },
  {
    pattern: new RegExp(`\\b${birthdayWords}\\b`, 'g'),
    range: (_, clock) => myBirthday(clock),
  },
  {
    pattern: new RegExp(`\\b(?:the )?(${longWeekendNames})(?![\\w'])`, 'g'),
    range: ([name], clock) => longWeekend(name ?? '', clock),
  },
  ...holidays.map(([pattern, dateOf, days, words]) => ({
    pattern: new RegExp(`\\b(?:${pattern})(?![\\w'])`, 'g'),
    range: (_: unknown, clock: Clock) => ({ ...placed(dateOf, clock, days), words }),
  })),
  {
    pattern: /\b(?:the )?day after tomorrow\b/g,
    range: (_, clock) => dayUnit(addDays(clock.today, 2), clock),
  },
  {
    pattern: /\b(?:the )?day before yesterday\b/g,
    range: (_, clock) => dayUnit(addDays(clock.today, -2), clock),
  },
  {
    pattern:
      /\b(?:the )?(week|month|year|weekend) after (?:next|that)\b|\bin (?:2|two) (weekends)\b/g,
    range: ([word], clock) =>
      word === 'weekend' || !word ? weekend(2, clock) : unitsFromNow(word, 2, clock),
  },
  {
    pattern: /\b(?:the )?(week|month|year|weekend) before last\b/g,
    range: ([word], clock) =>
      word === 'weekend' ? weekend(-2, clock) : unitsFromNow(word ?? 'week', -2, clock),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:in|over|within|during|for) )?(?:the )?(?:next|coming|following|upcoming) ${count} ${unit}\\b(?! (?:from|out))|\\bwithin ${count} ${unit}\\b`,
      'g',
    ),
    range: ([n, of, m, other], { today }) => ({
      from: today,
      to: moved(today, countOf(n ?? m), unitNamed(of ?? other)),
      unit: 'span',
      words: `the next ${n ?? m} ${of ?? other}s`,
    }),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:in|over|within|during|for) )?(?:the |these )?(?:last|past|previous) ${count} ${unit}\\b(?! of)`,
      'g',
    ),
    range: ([n, of], { today }) => ({
      from: moved(today, -countOf(n), unitNamed(of)),
      to: today,
      unit: 'span',
    }),
  },
  {
    pattern: new RegExp(
      `\\b(?:in (?:about |around |roughly )?)?${count}(?: an?)? ${unit} (?:from now|from today|out)\\b|\\bin (?:about |around |roughly )?${count}(?: an?)? ${unit}(?: time|' time)?\\b`,
      'g',
    ),
    range: ([n, of, m, other], { today }) =>
      unitAround(moved(today, countOf(n ?? m), unitNamed(of ?? other)), unitNamed(of ?? other)),
  },
  {
    pattern: new RegExp(
      `\\b(?:about |around |like )?${count} ${unit} (?:ago|back|before now)\\b`,
      'g',
    ),
    range: ([n, of], { today }) =>
      unitAround(moved(today, -countOf(n), unitNamed(of)), unitNamed(of)),
  },
  {
    pattern:
      /\b(this|the|next|last|past|coming|this coming|the coming|this past|the next|following|current|upcoming) weekend\b(?! (?:of|after|before|around|following)\b)/g,
    range: ([word], clock) => weekend(weekendStep(word ?? 'this', clock), clock),
  },
  {
    pattern:
      /\b(?:the )?(?:rest|remainder) of (?:the|this) (week|month|year)\b|\b(?:later|sometime|some time|anytime) this (week|month|year)\b/g,
    range: ([word, other], clock) => ({
      ...unitsFromNow(word ?? other ?? 'week', 0, clock),
      from: clock.today,
      unit: 'span',
    }),
  },
  {
    pattern:
      /(?<=\b(?:end|beginning|start|middle|half|part|days|weeks?) of )the (week|month|year)\b/g,
    range: ([word], clock) => ({
      ...unitsFromNow(word ?? 'week', 0, clock),
      words: `this ${word}`,
    }),
  },
  {
    pattern:
      /\b(?:all |this|the current|the whole|whole|entire|my(?= (?:week|month|year)(?: ahead| look\w*| be)?(?:$|[?,.!]))) ?(?:this )?(week|month|year)\b/g,
    range: ([word], clock) => unitsFromNow(word ?? 'week', 0, clock),
  },
  {
    pattern: /\b(?:the )?(?:next|coming|following|upcoming) (week|month|year)\b/g,
    range: ([word], clock) => unitsFromNow(word ?? 'week', 1, clock),
  },
  {
    pattern: /\b(?:the )?(?:last|past|previous) (week|month|year)\b(?! of)/g,
    range: ([word], clock) => unitsFromNow(word ?? 'week', -1, clock),
  },
  {
    pattern:
      /\b(?:(this|next|last|the|this coming|the coming|this past) )?(summer|winter|autumn)(?: (?:of )?(20\d\d))?\b(?! solstice)/g,
    range: ([word, name, year], clock) => season(word, name ?? 'summer', year, clock),
  },
  {
    // Without one of these words, "spring" and "fall" are mostly verbs.
    pattern:
      /\b(?:(this|next|last|the|this coming|the coming|this past) |(?<=\b(?:in|by|until|before|after|of|during|mid|early|late|since|and|or)[ -]))(spring|fall)(?: (?:of )?(20\d\d))?\b(?! (?:in love|apart|equinox))(?!(?<!\b(?:this|next|last|coming|past) (?:spring|fall)) for)/g,
    range: ([word, name, year], clock) => season(word, name ?? 'spring', year, clock),
  },
  {
    pattern:
      /\b(?:the )?(?:q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th|last) quarter)(?: (?:of )?(20\d\d|this year|next year))?\b(?! (?:moon|of (?:the |my )?moon))(?<!moon.{0,30})/g,
    range: ([digit, word, year], clock) => quarter(digit ?? word ?? '1', year, clock),
  },
  {
    pattern:
      /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)(?= ?$| ?[?.,!]| (?:or|and|to|through|instead|good|ok|okay|for|is|at|a|better|work|be|does|do|did|right|correct|yes|no|huh|looks?|will)\b)(?! (?:house|of|h)\b)/g,
    range: ([day], clock) => dayOfMonth(Number(day), clock),
  },
  {
    pattern:
      /\b(?:right now|at the moment|(?<!\bhow (?:are|do|will|is|would) )these days|currently|at present|now(?= ?$| ?[?.,!]| and | until | till | to | through ))/g,
    range: (_, { today }) => ({ from: today, to: today, unit: 'day', words: 'now' }),
  },
  {
    pattern: /\b(?:(?<!how )soon|in the near future|sometime soon|any time soon|anytime soon)\b/g,
    range: (_, { today }) => ({
      from: today,
      to: add(today, 1, 'month'),
      unit: 'span',
      words: 'the next month',
    }),
  },
  {
    pattern: /\b(?<!most )(?:recently|lately|of late)\b/g,
    range: (_, { today }) => ({
      from: add(today, -1, 'month'),
      to: today,
      unit: 'span',
      words: 'the last month',
    }),
  },
  {
    pattern: /\b(?:the )?(?:coming|upcoming|next few|next) (days|weeks|months)\b/g,
    range: ([word], { today }) => ({
      from: today,
      to: add(today, word === 'days' ? 7 : word === 'weeks' ? 28 : 92, 'day'),
      unit: 'span',
    }),
  },
  {
    pattern: /\b(?:earlier|so far) this (week|month|year)\b/g,
    range: ([word], clock) => ({
      ...unitsFromNow(word ?? 'week', 0, clock),
      to: clock.today,
      unit: 'span',
    }),
  },
]

/** Only where no month or day stands before the year. */
export function findYears(text: string, { today }: Clock): Atom[] {
  return [...text.matchAll(/(?<![\d/.-])\b20[0-4]\d\b(?![/.-]\d)/g)]
    .filter(([year]) => Math.abs(Number(year) - yearOf(today)) <= 30)
    .map(({ 0: year, index }) => ({
      ...{ from: `${year}-01-01`, to: `${year}-12-31`, unit: 'year' as const, words: year },
      start: index,
      end: index + year.length,
    }))
}
