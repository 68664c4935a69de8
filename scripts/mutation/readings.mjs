const calls = ['src/readings/routes.both-databases.test.ts']
const pages = ['src/readings/reading-pages.database.test.ts']
const synastry = ['src/readings/synastry.database.test.ts']
const partnerName = ['src/readings/partner-name.test.ts']

export const readingFaults = [
  {
    rule: 'A user sees and deletes another user’s reading',
    file: 'src/readings/readings-table.ts',
    from: 'and(eq(readings.userId, userId), eq(readings.id, id))',
    to: 'eq(readings.id, id)',
    tests: calls,
  },
  {
    rule: 'The list of readings has those of other users',
    file: 'src/readings/readings-table.ts',
    from: '      eq(userId, ofUser),\n',
    to: '',
    tests: pages,
  },
  {
    rule: 'The oldest reading comes first',
    file: 'src/readings/readings-table.ts',
    from: "order === 'newest' ?",
    to: "order !== 'newest' ?",
    tests: pages,
  },
  {
    rule: 'A page of portraits has relationship readings',
    file: 'src/readings/readings-table.ts',
    from: '      isOfType ? eq(type, page.type) : undefined,\n',
    to: '',
    tests: pages,
  },
  {
    rule: 'A malformed id of a reading is a server error',
    file: 'src/readings/saved-readings.ts',
    from: 'const reading = isUuid(id) ?',
    to: 'const reading = id ?',
    tests: pages,
  },
  {
    rule: 'A deleted reading is not written again on request',
    file: 'src/readings/saved-readings.ts',
    from: 'await forgetGenerationsOf(tx, [id])',
    to: '',
    tests: calls,
  },
  {
    rule: 'A new portrait needs no subscription',
    file: 'src/readings/routes.ts',
    from: 'serve(routes, createNatalReading, authenticate.subscriber',
    to: 'serve(routes, createNatalReading, authenticate.user',
    tests: ['src/billing/access.database.test.ts'],
  },
  {
    rule: 'A saved reading closes with the subscription',
    file: 'src/readings/routes.ts',
    from: 'serve(routes, getReading, authenticate.user',
    to: 'serve(routes, getReading, authenticate.subscriber',
    tests: pages,
  },
  {
    rule: 'Two texts written at once repeat each other',
    file: 'src/readings/written-reading.ts',
    from: 'await requireUnchangedUsage(tx, userId, memory)',
    to: '',
    tests: ['src/readings/written-reading.database.test.ts'],
  },
  {
    rule: 'The midheaven is shown as the ascendant',
    file: 'src/readings/chart-data.ts',
    from: 'ascendant: angles ? angleEntry(angles.asc) : null',
    to: 'ascendant: angles ? angleEntry(angles.mc) : null',
    tests: ['src/readings/chart-data.test.ts'],
  },
  {
    rule: 'Orbs are rounded instead of truncated',
    file: 'src/sky/aspects.ts',
    from: 'const arcminutes = Math.floor(orbDegrees * 60)',
    to: 'const arcminutes = Math.round(orbDegrees * 60)',
    tests: ['src/readings/chart-data.test.ts'],
  },
  {
    rule: 'A sentence begins with a lowercase "your partner"',
    file: 'src/readings/partner-name.ts',
    from: 'isFirstWord ? yourPartner : namePartnerInText',
    to: 'namePartnerInText',
    tests: partnerName,
  },
  {
    rule: 'A title keeps the placeholder of the partner’s name',
    file: 'src/readings/partner-name.ts',
    from: 'title: insertName(title, name)',
    to: 'title',
    tests: partnerName,
  },
  {
    rule: 'Another partner’s name gets the same reading',
    file: 'src/readings/synastry-reading.ts',
    from: "[birthKey(person), person.name ?? '']",
    to: '[birthKey(person)]',
    tests: synastry,
  },
  {
    rule: 'A refusal does not say whose details are wrong',
    file: 'src/readings/synastry-reading.ts',
    from: 'field: field ?',
    to: 'field: !field ?',
    tests: synastry,
  },
  {
    rule: 'A name keeps line breaks and invisible characters',
    file: 'src/readings/synastry-reading.ts',
    from: "name.replaceAll(/(?:(?![\\u200c\\u200d])[\\p{Cc}\\p{Cf}\\p{Cs}\\s])+/gu, ' ').trim()",
    to: 'name.trim()',
    tests: synastry,
  },
]
