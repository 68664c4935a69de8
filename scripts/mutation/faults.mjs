import { accountFaults } from './account.mjs'
import { billingFaults } from './billing.mjs'
import { birthFaults } from './birth.mjs'
import { chatFaults } from './chat.mjs'
import { checkerFaults } from './checker.mjs'
import { horoscopeFaults } from './horoscopes.mjs'
import { httpFaults } from './http.mjs'
import { identityFaults } from './identity.mjs'
import { limitFaults } from './limits.mjs'
import { modelFaults } from './model.mjs'
import { modelTextFaults } from './model-texts.mjs'
import { personalDataFaults } from './personal-data.mjs'
import { placeFaults } from './places.mjs'
import { readingFaults } from './readings.mjs'
import { skyFaults } from './sky.mjs'
import { webFaults } from './web.mjs'
import { writerFaults } from './writer.mjs'

/**
 * Product rules, each broken by one change of a source file. `rule` says what the product then does wrong, `from` occurs exactly
 * once in `file`, and `tests` are the files that should fail, if not those beside it. A fault that no test can catch
 * has an `explanation`.
 *
 * @type {{ rule: string, file: string, from: string, to: string, tests?: string[], explanation?: string }[]}
 */
export const faults = [
  ...billingFaults,
  ...identityFaults,
  ...accountFaults,
  ...limitFaults,
  ...personalDataFaults,
  ...writerFaults,
  ...modelFaults,
  ...modelTextFaults,
  ...chatFaults,
  ...httpFaults,
  ...horoscopeFaults,
  ...readingFaults,
  ...skyFaults,
  ...birthFaults,
  ...placeFaults,
  ...checkerFaults,
  ...webFaults,
]
