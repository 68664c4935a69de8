const moment = ['src/birth/birth-moment.test.ts']
const clock = ['src/birth/clock.test.ts']
const wallTime = ['src/birth/wall-time.test.ts']
const contract = ['src/contract/birth.test.ts']

const moments = [
  {
    rule: 'A time that happened twice is accepted without a question',
    file: 'src/birth/birth-moment.ts',
    from: "if (resolution.status === 'ambiguous') throw ambiguousTimeError(birth, resolution.instants)",
    to: '',
    tests: moment,
  },
  {
    rule: 'A time that never happened is accepted',
    file: 'src/birth/birth-moment.ts',
    from: "if (resolution.status === 'skipped') throw skippedTimeError(birth, resolution.gap)",
    to: '',
    tests: moment,
  },
  {
    rule: 'An offset east of UTC is added instead of subtracted',
    file: 'src/birth/birth-moment.ts',
    from: 'const epochSeconds = wall - offsetSeconds',
    to: 'const epochSeconds = wall + offsetSeconds',
    tests: moment,
  },
  {
    rule: 'A given offset that the zone had loses its abbreviation',
    file: 'src/birth/birth-moment.ts',
    from: 'const isOfZone = kind.offsetSeconds === offsetSeconds',
    to: 'const isOfZone = false',
    tests: moment,
  },
  {
    rule: 'The day of an unknown time ignores the given offset',
    file: 'src/birth/birth-moment.ts',
    from: 'to: midnight + DAY_SECONDS - offsetSeconds',
    to: 'to: midnight + DAY_SECONDS',
    tests: moment,
  },
  {
    rule: 'A birthplace has its own mean time in the time of zones',
    file: 'src/birth/birth-moment.ts',
    from: "...(abbreviation === 'LMT' && {",
    to: '...(abbreviation && {',
    tests: moment,
  },
  {
    rule: 'Local mean time is not 240 seconds per degree',
    file: 'src/birth/birth-moment.ts',
    from: 'longitudeDegrees * 240',
    to: 'longitudeDegrees * 239',
    tests: moment,
  },
  {
    rule: 'The nearest existing time before a skipped one is itself skipped',
    file: 'src/birth/birth-time-errors.ts',
    from: 'Math.ceil(gap.from / MINUTE_SECONDS) - 1',
    to: 'Math.ceil(gap.from / MINUTE_SECONDS)',
    tests: moment,
  },
  {
    rule: 'The two candidates of a repeated time have each other’s labels',
    file: 'src/birth/birth-time-errors.ts',
    from: "index === 0 ? 'before",
    to: "index === 1 ? 'before",
    tests: moment,
  },
  {
    rule: 'A birth at an unknown time counts as the birth at noon',
    file: 'src/birth/saved-birth-details.ts',
    from: 'const when = moment.timeKnown ?',
    to: 'const when = moment.utc ?',
    tests: ['src/readings/routes.both-databases.test.ts'],
  },
]

const clockRules = [
  {
    rule: 'A day on which clocks change has 24 hours',
    file: 'src/birth/clock.ts',
    from: 'const to = Math.min(epochSeconds + DAY, endOf(history, index))',
    to: 'const to = epochSeconds + DAY',
    tests: clock,
  },
  {
    rule: 'The second in which clocks change has the former offset',
    file: 'src/birth/clock.ts',
    from: 'startOf(history, middle) <= epochSeconds',
    to: 'startOf(history, middle) < epochSeconds',
    tests: clock,
  },
  {
    rule: 'The clock answers for years that it has no data for',
    file: 'src/birth/clock.ts',
    from: 'if (!(seconds < pack.end - FURTHEST_OFFSET))',
    to: 'if (false)',
    tests: clock,
  },
  {
    rule: 'UTC is written as UTC-00:00',
    file: 'src/birth/wall-time.ts',
    from: "offsetSeconds < 0 ? '-' : '+'",
    to: "offsetSeconds <= 0 ? '-' : '+'",
    tests: wallTime,
  },
  {
    rule: 'The morning is written as the afternoon',
    file: 'src/contract/clock-time.ts',
    from: "name === 'AM'",
    to: "name === 'PM'",
    tests: ['src/contract/clock-time.test.ts'],
  },
]

const details = [
  {
    rule: 'The first possible birth date is refused',
    file: 'src/contract/birth.ts',
    from: 'date >= EARLIEST_BIRTH_DATE',
    to: 'date > EARLIEST_BIRTH_DATE',
    tests: contract,
  },
  {
    rule: 'The last possible birth date is refused',
    file: 'src/contract/birth.ts',
    from: 'date <= LATEST_BIRTH_DATE',
    to: 'date < LATEST_BIRTH_DATE',
    tests: contract,
  },
  {
    rule: '24:00 is a birth time',
    file: 'src/contract/birth.ts',
    from: '2[0-3]):',
    to: '2[0-4]):',
    tests: contract,
  },
  {
    rule: 'An offset of more than 18 hours is accepted',
    file: 'src/contract/birth.ts',
    from: '.max(18 * 3600)',
    to: '.max(180 * 3600)',
    tests: contract,
  },
  {
    rule: 'A place text may be of any length',
    file: 'src/contract/birth.ts',
    from: '.max(200, messages',
    to: '.max(20000, messages',
    tests: contract,
  },
  {
    rule: 'February 30 is a birth date',
    file: 'src/contract/birth.ts',
    from: 'return date.getUTCMonth() === month - 1 && date.getUTCDate() === day',
    to: 'return date.getUTCFullYear() === year',
    tests: contract,
  },
]

export const birthFaults = [...moments, ...clockRules, ...details]
