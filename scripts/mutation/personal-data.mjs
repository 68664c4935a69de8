const noteTime = ['src/notifications/note-time.test.ts']
const notes = ['src/notifications/send-notes.database.test.ts']
const devices = ['src/notifications/routes.test.ts']
const exporting = ['src/export/data-export.database.test.ts']
const downloading = ['src/export/download-export.database.test.ts']
const judging = ['src/feedback/readers-answers.database.test.ts']
const rating = ['src/feedback/routes.test.ts']
const backup = ['src/backup/backup.both-databases.test.ts']

const notifications = [
  {
    rule: 'A note that is hours late wakes a person at midnight',
    file: 'src/notifications/note-time.ts',
    from: 'lateMs >= 0 && lateMs < LATEST_MS &&',
    to: 'lateMs >= 0 &&',
    tests: noteTime,
  },
  {
    rule: 'A journey to the west brings the note of a date twice',
    file: 'src/notifications/note-time.ts',
    from: ' && !(lastDate && lastDate >= date.toString())',
    to: '',
    tests: noteTime,
  },
  {
    rule: 'The next note is the one of now',
    file: 'src/notifications/note-time.ts',
    from: 'return at > now ? at :',
    to: 'return at >= now ? at :',
    tests: noteTime,
  },
  {
    rule: 'A device that is signed out gets notes',
    file: 'src/notifications/send-notes.ts',
    from: '!date || isSignedOut ||',
    to: '!date ||',
    tests: notes,
  },
  {
    rule: 'A person without a subscription gets notes',
    file: 'src/notifications/send-notes.ts',
    from: '|| !(await access.hasAccess({ id: device.userId }))',
    to: '',
    tests: notes,
  },
  {
    rule: 'A device that is gone is asked every day',
    file: 'src/notifications/send-notes.ts',
    from: "if (result === 'gone') return deleteByEndpoint(db, device.endpoint)",
    to: '',
    tests: notes,
  },
  {
    rule: 'A refused note counts as delivered',
    file: 'src/notifications/send-notes.ts',
    from: "result === 'delivered' && { lastSuccessAt: now }",
    to: '{ lastSuccessAt: now }',
    tests: notes,
  },
  {
    rule: 'A stranger takes over a device',
    file: 'src/notifications/devices.ts',
    from: 'known.userId !== user.id && !hasKeys(known, address)',
    to: 'false',
    tests: devices,
  },
  {
    rule: 'A stranger replaces the address of a device',
    file: 'src/notifications/devices.ts',
    from: 'if (!found || !hasKeys(found, old))',
    to: 'if (!found)',
    tests: devices,
  },
  {
    rule: 'Notes are sent to any address',
    file: 'src/notifications/devices.ts',
    from: '!isPushServiceUrl(endpoint) || ',
    to: '',
    tests: devices,
  },
  {
    rule: 'A person keeps devices without end',
    file: 'src/notifications/devices.ts',
    from: 'await deleteOldest(tx, user.id, DEVICES_PER_PERSON)',
    to: 'void deleteOldest',
    tests: devices,
  },
]

const dataExport = [
  {
    rule: 'Two tabs prepare two exports',
    file: 'src/export/request-export.ts',
    from: "if (current?.status === 'preparing') return current",
    to: '',
    tests: exporting,
  },
  {
    rule: 'Every retry after a failure is free',
    file: 'src/export/request-export.ts',
    from: "current?.status === 'failed' && !current.isFree",
    to: "current?.status === 'failed'",
    tests: ['src/export'],
  },
  {
    rule: 'An expired file is shown',
    file: 'src/export/request-export.ts',
    from: 'found && !isExpired ? toResponse(found) : null',
    to: 'found ? toResponse(found) : null',
    tests: ['src/export'],
  },
  {
    rule: 'The link of an older file opens the newer one',
    file: 'src/export/data-exports-table.ts',
    from: 'tokenHash === undefined ? undefined : eq(dataExports.tokenHash, tokenHash)',
    to: 'undefined',
    tests: exporting,
  },
  {
    rule: 'The file of another person is handed out',
    file: 'src/export/data-exports-table.ts',
    from: 'eq(dataExports.userId, userId),\n        or(eq(',
    to: 'or(eq(',
    tests: exporting,
  },
  {
    rule: 'A file is handed out after it has expired',
    file: 'src/export/data-exports-table.ts',
    from: 'gt(dataExports.expiresAt, now),',
    to: '',
    tests: exporting,
  },
  {
    rule: 'A file stays after its download',
    file: 'src/export/download-export.ts',
    from: 'if (await completeDownload(tx, claim)) await deleteChunks(tx, exportId)',
    to: 'await completeDownload(tx, claim)',
    tests: downloading,
  },
  {
    rule: 'A client that leaves loses its file',
    file: 'src/export/download-export.ts',
    from: 'isCanceled = true\n        return release()',
    to: 'isCanceled = true',
    tests: downloading,
  },
]

const answersOfReaders = [
  {
    rule: 'A verdict keeps the name of a partner',
    file: 'src/feedback/judge-paragraph.ts',
    from: 'synastryData ? withoutPartnerName(sentence, synastryData.partner.name) : sentence',
    to: 'sentence',
    tests: judging,
  },
  {
    rule: 'A verdict stands beside another paragraph',
    file: 'src/feedback/judge-paragraph.ts',
    from: 'paragraphKey(part - 1, index) === key',
    to: 'paragraphKey(part, index) === key',
    tests: judging,
  },
  {
    rule: 'A thumb up keeps words',
    file: 'src/feedback/rate-text.ts',
    from: '? { reason: null, words: null }',
    to: '? { reason: reason ?? null, words: toWords(words) }',
    tests: rating,
  },
  {
    rule: 'Words about a crisis beside a thumb are not answered',
    file: 'src/feedback/rate-text.ts',
    from: 'said.words === null ? undefined : careFor(said.words, timeZone)',
    to: 'undefined',
    tests: rating,
  },
]

const backups = [
  {
    rule: 'A restore replaces rows that nobody said to replace',
    file: 'src/backup/restore-backup.ts',
    from: 'if (!force && (await hasAnyRow(db)))',
    to: 'if (false)',
    tests: backup,
  },
  {
    rule: 'A backup of another signing secret is restored',
    file: 'src/backup/restore-backup.ts',
    from: '!secret || fingerprintOf(secret) !== header.secretFingerprint',
    to: '!secret',
    tests: ['src/backup'],
  },
  {
    rule: 'A backup is restored into tables of another version',
    file: 'src/backup/restore-backup.ts',
    from: 'else if (present[name] !== last)',
    to: 'else if (false)',
    tests: backup,
  },
  {
    rule: 'Sequences begin anew after a restore',
    file: 'src/backup/restore-backup.ts',
    from: 'await setSequence(tx, sequence)',
    to: 'void sequence',
    tests: backup,
  },
  {
    rule: 'A restored database has no foreign keys',
    file: 'src/backup/restore-backup.ts',
    from: 'await makeForeignKeys()',
    to: 'void makeForeignKeys',
    tests: backup,
  },
]

export const personalDataFaults = [...notifications, ...dataExport, ...answersOfReaders, ...backups]
