import { expect, test } from 'vitest'
import { fileBrowser } from './support/browser.ts'
import { fileServer } from './support/file-server.ts'
import { emailTo } from './support/mailbox.ts'
import { dayIn as dayInZone, moveClock, subscribeByCard, untilShown } from './support/pay.ts'
import { signUpByForm } from './support/sign-in.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = fileServer()

// Where it is another date now than in UTC.
const timezoneId = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
const dayIn = (days: number) => dayInZone(days, timezoneId)

test('[1.9] changes the plan during the trial, pays the new price on its day, which is one day everywhere, and opens the receipt', async () => {
  const page = await newPage({ timezoneId })
  const subscription = `${server.url}/subscription`
  await signUpByForm(page, server.url, 'annual-after-all@example.com')
  await subscribeByCard(page, server.url, { number: '4242 4242 4242 4242' })
  await page.goto(subscription)
  const announcement = `Your trial runs until ${dayIn(30)}`
  await page.getByRole('complementary', { name: 'Your trial' }).getByText(announcement).waitFor()
  expect(await (await page.request.get(subscription)).text()).toContain(announcement)
  const { subject } = await emailTo(server.url, 'annual-after-all@example.com', /^Your trial runs/)
  expect(subject).toBe(announcement)

  // What it charges and when, before anything is confirmed.
  await page.getByRole('button', { name: 'Change to the Annual Plan' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(`Charged on ${dayIn(30)}`).waitFor()
  await dialog.getByText('$59.99').waitFor()
  await expectAccessibleInAllThemesAndSizes(page)
  await dialog.getByRole('button', { name: 'Keep the Monthly Plan' }).click()
  await page.getByText(`$5.99 on ${dayIn(30)}`).waitFor()

  await page.getByRole('button', { name: 'Change to the Annual Plan' }).click()
  await dialog.getByRole('button', { name: 'Yes, Change to Annual' }).click()
  await page.getByText('Plan Change Confirmed').first().waitFor()
  await page.getByText(`Your plan changes to annual on ${dayIn(30)}`).waitFor()
  await page.getByText(`$59.99 on ${dayIn(30)}`).waitFor()
  await expectAccessibleInAllThemesAndSizes(page)

  // Undone, and made again.
  await page.getByRole('button', { name: 'Keep the Monthly Plan' }).click()
  await page.getByText(`$5.99 on ${dayIn(30)}`).waitFor()
  await page.getByRole('button', { name: 'Change to the Annual Plan' }).click()
  await dialog.getByRole('button', { name: 'Yes, Change to Annual' }).click()
  await page.getByText(`$59.99 on ${dayIn(30)}`).waitFor()

  await moveClock(server.url, 31)
  await untilShown(page, subscription, 'Annual, billed $59.99 per year')
  const payment = page.getByRole('region', { name: 'Payments' }).getByRole('listitem')
  await payment.getByText('Paid', { exact: true }).waitFor()
  await expect.poll(() => payment.count()).toBe(1)
  await expectAccessibleInAllThemesAndSizes(page)
  await payment.getByRole('link', { name: `Receipt of ${dayIn(30)}` }).click()
  await page.getByRole('heading', { name: 'Receipt' }).waitFor()
  await page.getByRole('main').getByText('annual-after-all@example.com').waitFor()
  const lines = await page.getByRole('definition').allInnerTexts()
  expect(lines).toEqual(expect.arrayContaining(['Annual plan', 'Visa ending in 4242', '$59.99']))
  await expectAccessibleInAllThemesAndSizes(page)
})
