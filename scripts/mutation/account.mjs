const deletion = ['src/account/delete-account.database.test.ts']
const races = ['src/account/deletion-races.database.test.ts']

export const accountFaults = [
  {
    rule: 'An old session deletes the account',
    file: 'src/account/delete-account.ts',
    from: '    requireActive(status)\n    requireRecentLogin(signedIn)',
    to: '    requireActive(status)',
    tests: deletion,
  },
  {
    rule: 'A failed deletion leaves payments closed',
    file: 'src/account/delete-account.ts',
    from: 'if (user) await setDeletionMark(deps.db, user.id, null)',
    to: '',
    tests: races,
  },
  {
    rule: 'Emails to a deleted account stay',
    file: 'src/account/deletion-steps.ts',
    from: '  deleteEmails,\n',
    to: '',
    tests: deletion,
  },
  {
    rule: 'The login is deleted before the data, so that a failed deletion cannot be retried',
    file: 'src/account/deletion-steps.ts',
    from: '  deletePayments,\n  deleteEmails,\n  deleteCorrespondence,\n  deleteRows,\n  deleteLogin,\n',
    to: '  deleteLogin,\n  deletePayments,\n  deleteEmails,\n  deleteCorrespondence,\n  deleteRows,\n',
    tests: deletion,
  },
  {
    rule: 'The login outlives the account',
    file: 'src/account/deletion-steps.ts',
    from: 'await identity.deleteAccount(target.identity)',
    to: '',
    tests: deletion,
  },
  {
    rule: 'An account is deleted although a new payment page can still charge',
    file: 'src/account/deletion-steps.ts',
    from: 'await requireCustomerDeleted(deps, tx, userId)',
    to: '',
    tests: races,
  },
  {
    rule: 'The card of a deleted account stays at the payment provider',
    file: 'src/billing/delete-billing.ts',
    from: '  await payments.deleteCustomer(customerId)\n',
    to: '',
    tests: deletion,
  },
  {
    rule: 'The receipt of a deletion stays in the database',
    file: 'src/account/deletion-receipt.ts',
    from: 'if (isLast) await deleteReceiptLines(tx, identity)',
    to: '',
    tests: deletion,
  },
  {
    rule: 'A crashed deletion keeps its receipt in the database',
    file: 'src/account/running-deletions-table.ts',
    from: 'const CRASHED_AFTER_MS = 5 * MINUTE',
    to: 'const CRASHED_AFTER_MS = 5000 * MINUTE',
    tests: races,
  },
  {
    rule: 'A first name may be of any length',
    file: 'src/account/routes.ts',
    from: 'const MAX_NAME_LENGTH = 80',
    to: 'const MAX_NAME_LENGTH = 8000',
    tests: deletion,
  },
  {
    rule: 'A blank first name is stored',
    file: 'src/account/routes.ts',
    from: 'body.firstName?.trim() || null',
    to: 'body.firstName ?? null',
    tests: deletion,
  },
]
