const check = ['src/lore/check']
const eventType = ['src/lore/event-type.test.ts']
const skyEvent = ['src/lore/sky-event.test.ts']
const contacts = ['src/lore/contact-tables.test.ts']

const natal = [
  {
    rule: 'A sign is proven by another planet in it',
    file: 'src/lore/check/natal-support.ts',
    from: '(isYours(of, point) && actual === sign)',
    to: 'actual === sign',
    tests: check,
  },
  {
    rule: 'An uncertain sign may be claimed for sure',
    file: 'src/lore/check/natal-support.ts',
    from: 'if (!isYours(of, fact.body) || !isHedged) return false',
    to: 'if (!isYours(of, fact.body)) return false',
    tests: check,
  },
  {
    rule: 'A portrait may speak of the partner’s houses',
    file: 'src/lore/check/natal-support.ts',
    from: "return claim.host !== 'partner' && supportsHouse(fact, claim)",
    to: 'return supportsHouse(fact, claim)',
    tests: check,
  },
  {
    rule: 'The minutes of a degree may be wrong',
    file: 'src/lore/check/natal-support.ts',
    from: '(minutes === undefined || fact.minutes === minutes)',
    to: 'true',
    tests: check,
  },
  {
    rule: 'A direct planet may be called retrograde',
    file: 'src/lore/check/natal-support.ts',
    from: 'fact.retrograde === true',
    to: 'fact.retrograde !== undefined',
    tests: check,
  },
  {
    rule: 'An aspect may have the name of another one',
    file: 'src/lore/check/natal-support.ts',
    from: 'return named.aspect === undefined || named.aspect === aspect',
    to: 'return true',
    tests: check,
  },
  {
    rule: 'A planet may make an aspect with itself',
    file: 'src/lore/check/natal-support.ts',
    from: 'return isOfThis && first?.point !== second?.point',
    to: 'return isOfThis',
    tests: check,
  },
  {
    rule: 'The count of planets in an element may be wrong',
    file: 'src/lore/check/natal-support.ts',
    from: '(count === undefined || fact.planets.length === count) &&',
    to: '',
    tests: check,
  },
  {
    rule: 'The ruler of one angle may be called that of another',
    file: 'src/lore/check/natal-support.ts',
    from: 'if (!isYours(of, fact.body) || !isYours(angle, fact.angle)) return false',
    to: 'if (!isYours(of, fact.body)) return false',
    tests: check,
  },
  {
    rule: 'A transit may be proven by a natal aspect',
    file: 'src/lore/check/natal-support.ts',
    from: 'if (first && second && !first.owner && second.owner) return false',
    to: '',
    tests: check,
  },
]

const dates = [
  {
    rule: 'A dated sentence may rest on an event of another day',
    file: 'src/lore/check/supports.ts',
    from: 'if (!isOnDay(fact, claim)) return false',
    to: '',
    tests: check,
  },
  {
    rule: 'The weekday of a date may be wrong',
    file: 'src/lore/check/event-timing.ts',
    from: '(weekday === undefined || weekday === weekdays[new Date(date).getUTCDay()]) &&',
    to: '',
    tests: check,
  },
  {
    rule: 'The year of a date may be wrong',
    file: 'src/lore/check/event-timing.ts',
    from: '(year === undefined || year === ofYear)',
    to: 'true',
    tests: check,
  },
  {
    rule: 'An event that ends at midnight belongs to the next day as well',
    file: 'src/lore/check/event-timing.ts',
    from: 'day < Date.parse(fact.until)',
    to: 'day <= Date.parse(fact.until)',
    tests: check,
  },
  {
    rule: 'The start of a period may be given as its end',
    file: 'src/lore/check/event-timing.ts',
    from: "|| edge === 'start') return [fact.at]",
    to: ') return [fact.at]',
    tests: check,
  },
  {
    rule: '12 AM is noon',
    file: 'src/lore/check/date-words.ts',
    from: '(hour % 12) + (half',
    to: 'hour + (half',
    tests: check,
  },
]

const skyEvents = [
  {
    rule: 'A planet may be said to enter a sign that it goes back into',
    file: 'src/lore/check/forecast-support.ts',
    from: 'return fact.retrograde === isBack',
    to: 'return true',
    tests: check,
  },
  {
    rule: 'The Moon may be said to enter a sign at midnight',
    file: 'src/lore/check/forecast-support.ts',
    from: 'isStay && !isBack && !/T0[01]:00:00Z$/.test(fact.at)',
    to: 'isStay && !isBack',
    tests: check,
  },
  {
    rule: 'A partial eclipse may be called total',
    file: 'src/lore/check/forecast-support.ts',
    from: '&& (!extent || extent === fact.class)',
    to: '',
    tests: check,
  },
  {
    rule: 'A transiting planet may be called yours',
    file: 'src/lore/check/forecast-support.ts',
    from: "(!owner || owner === 'sky') &&",
    to: '',
    tests: check,
  },
  {
    rule: 'The natal point of a transit need not be called yours',
    file: 'src/lore/check/forecast-support.ts',
    from: "return owner === 'you' || (!owner && (point === 'asc' || point === 'mc'))",
    to: 'return true',
    tests: check,
  },
]

const relationships = [
  {
    rule: 'An aspect of one person is evidence for an aspect of the other',
    file: 'src/lore/check/inner-support.ts',
    from: 'claim.ends.some(({ owner }) => owner === whose) &&',
    to: '',
    tests: check,
  },
  {
    rule: 'An overlay may be in the wrong person’s house',
    file: 'src/lore/check/synastry-support.ts',
    from: 'return isHost && (!of ||',
    to: 'return (!of ||',
    tests: check,
  },
  {
    rule: 'Both ends of an aspect between two people may belong to one of them',
    file: 'src/lore/check/synastry-support.ts',
    from: 'ends[0]?.owner !== ends[1]?.owner)',
    to: 'true)',
    tests: check,
  },
  {
    rule: 'The points of a list lose their owner',
    file: 'src/lore/check/subjects.ts',
    from: '(isNext ? last?.owner : undefined)',
    to: 'undefined',
    tests: check,
  },
]

const strict = [
  {
    rule: 'A sentence of a model may name two points and say nothing of them',
    file: 'src/lore/check/strict-reading.ts',
    from: 'if (names.size < 2 || isOneMoon) return []',
    to: 'return []',
    tests: check,
  },
  {
    rule: 'The second of three passes may be called the first',
    file: 'src/lore/check/forecast-support.ts',
    from: "fact.pass.number === (number === 'last' ? of : number) && ",
    to: '',
    tests: check,
  },
  {
    rule: 'Words of astrology may stand outside the claims',
    file: 'src/lore/check/strict-reading.ts',
    from: '...uncoveredWords(reading),',
    to: '',
    tests: check,
  },
  {
    rule: 'Anything may be said of a planet',
    file: 'src/lore/check/strict-reading.ts',
    from: '...predicatesUnread(reading),',
    to: '',
    tests: check,
  },
  {
    rule: 'A contact of two planets needs no aspect',
    file: 'src/lore/check/strict-reading.ts',
    from: '...contactsUnread(reading),',
    to: '',
    tests: check,
  },
  {
    rule: 'The time of an event may be in words',
    file: 'src/lore/check/strict-reading.ts',
    from: '...timesUncovered(reading),',
    to: '',
    tests: check,
  },
  {
    rule: 'The ruler of a chart may stand in the place of another planet',
    file: 'src/lore/check/strict-reading.ts',
    from: '...unnamedRulers(reading),',
    to: '',
    tests: check,
  },
  {
    rule: 'Today may be any day',
    file: 'src/lore/check/strict-reading.ts',
    from: '...relativeDays(reading),',
    to: '',
    tests: check,
  },
  {
    rule: 'A calendar entry may speak of another event',
    file: 'src/calendar/events.ts',
    from: '&& facts.every((id) => id === factId || !events.has(id))',
    to: '',
    tests: ['src/calendar/events.test.ts'],
  },
]

const meanings = [
  {
    rule: 'The subject of an event is decided by its planet before its house',
    file: 'src/lore/event-type.ts',
    from: "return fact.house ? ofHouse[fact.house as House] : (own ?? 'other')",
    to: "return own ?? (fact.house ? ofHouse[fact.house as House] : 'other')",
    tests: eventType,
  },
  {
    rule: 'The subject of a transit is decided by the transiting planet',
    file: 'src/lore/event-type.ts',
    from: "return touched ?? moving ?? 'other'",
    to: "return moving ?? touched ?? 'other'",
    tests: eventType,
  },
  {
    rule: 'A void Moon is a key date',
    file: 'src/lore/sky-event.ts',
    from: "'void-moon',",
    to: '',
    tests: skyEvent,
  },
  {
    rule: 'A transit with an uncertain time is shown to the minute',
    file: 'src/lore/sky-event.ts',
    from: 'fact.earliest === fact.latest',
    to: 'true',
    tests: skyEvent,
  },
  {
    rule: 'A sextile between two people is called tense',
    file: 'src/lore/aspect-quality.ts',
    from: "sextile: 'harmonious'",
    to: "sextile: 'tense'",
    tests: contacts,
  },
  {
    rule: 'The text of an aspect mixes up whose point is whose',
    file: 'src/lore/contact-tables.ts',
    from: 'contacts[[you, partner].join',
    to: 'contacts[[partner, you].join',
    tests: contacts,
  },
  {
    rule: 'A text may speak of accidents',
    file: 'src/lore/unwanted-words.ts',
    from: 'accidents?|',
    to: '',
    tests: ['src/lore/unwanted-words.test.ts'],
  },
  {
    rule: 'The label of an overlay names the wrong person’s house',
    file: 'src/lore/fact-label.ts',
    from: "fact.whose === 'you' ? \"your partner's\" : 'your'",
    to: "fact.whose === 'you' ? 'your' : \"your partner's\"",
    tests: ['src/lore/fact-label.test.ts'],
  },
]

export const checkerFaults = [
  ...natal,
  ...dates,
  ...skyEvents,
  ...relationships,
  ...strict,
  ...meanings,
]
