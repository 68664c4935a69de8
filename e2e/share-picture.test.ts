import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillBirth } from './support/birth.ts'
import { fileBrowser } from './support/browser.ts'
import { sharedServer } from './support/file-server.ts'
import { signUpAndSubscribe } from './support/subscribe.ts'
import { expectAccessibleInAllThemesAndSizes } from './support/themes-and-sizes.ts'

const { newPage } = fileBrowser()
const server = sharedServer()

test('[N28] a reader saves a sentence and the wheel of a portrait as pictures', async () => {
  const page = await newPage()
  await signUpAndSubscribe(page, server.url, 'ada@share-picture.example')
  await page.goto(`${server.url}/readings`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Generate Reading' }).click()
  await page.getByRole('heading', { name: 'Your Personality Portrait' }).waitFor()

  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share a picture' })
  const preview = dialog.getByRole('img', { name: /^Preview: / })
  const first = await preview.getAttribute('alt')
  const shown = await page.locator('main').innerText()
  expect(shown.replaceAll(/ \([^()]*\)/g, '')).toContain(String(first).slice('Preview: '.length))
  await expectAccessibleInAllThemesAndSizes(page)
  await expectToFit(320)
  await dialog.getByRole('button', { name: 'Another Sentence' }).click()
  await expect.poll(() => preview.getAttribute('alt')).not.toBe(first)
  const status = dialog.getByRole('status')
  await expect.poll(() => status.innerText()).toBe(await preview.getAttribute('alt'))
  expect(await savedSize()).toEqual({ width: 1080, height: 1350 })
  const ofSentence = await preview.getAttribute('src')

  await dialog.getByRole('radio', { name: 'My wheel' }).click()
  await dialog.getByText('could work out your birthday').waitFor()
  await dialog.getByRole('img', { name: 'Preview: My birth chart' }).waitFor()
  expect(await savedSize()).toEqual({ width: 1080, height: 1350 })
  expect(await preview.getAttribute('src')).not.toBe(ofSentence)
  expect(await inkAt(540, 530)).toBeGreaterThan(200)

  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => share.evaluate((button) => button === document.activeElement)).toBe(true)

  async function expectToFit(width: number) {
    const before = page.viewportSize()
    await page.setViewportSize({ width, height: 568 })
    const box = await dialog.getByRole('link', { name: 'Save Picture' }).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    if (before) await page.setViewportSize(before)
  }

  async function savedSize() {
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Save Picture' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('cosmic-path.png')
    // Width and height stand at fixed places in the header of a PNG.
    const png = readFileSync(await file.path())
    return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  }

  /** How many pixels around a point differ from the background. */
  async function inkAt(x: number, y: number): Promise<number> {
    return preview.evaluate(
      (image, [left = 0, top = 0]) => {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 600
        const context = canvas.getContext('2d') as CanvasRenderingContext2D
        context.drawImage(image as HTMLImageElement, 300 - left, 300 - top)
        const { data } = context.getImageData(0, 0, 600, 600)
        const isInk = (at: number) => Math.abs((data[at] ?? 0) - (data[0] ?? 0)) > 40
        return Array.from({ length: data.length / 4 }, (_, index) => isInk(index * 4)).filter(
          Boolean,
        ).length
      },
      [x, y],
    )
  }
})
