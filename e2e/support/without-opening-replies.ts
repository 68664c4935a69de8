import type { Page } from 'playwright-core'
import { OPENING_REPLIES_ID } from '../../src/contract/opening-replies.ts'

const ELEMENT = new RegExp(`<script[^>]* id="${OPENING_REPLIES_ID}">.*?</script>`, 's')

/** The documents of this page come without the replies to its calls, as from a busy server: it makes them itself. */
export async function withoutOpeningReplies(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(ELEMENT, '') })
  })
}
