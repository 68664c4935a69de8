import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { day, night } from './colors.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** The variables of the first rule with this selector. */
function variablesOf(css: string, selector: string) {
  const [, rule = ''] = css.split(`${selector}{`)
  const [declarations = ''] = rule.split('}')
  return Object.fromEntries(
    declarations.matchAll(/--([\w-]+):(#[0-9a-f]{6})/g).map(([, name, color]) => [name, color]),
  )
}

const compact = (css: string) => css.replaceAll(/\s+/g, '')

test('the style sheet has the colors of both themes', () => {
  const css = compact(read('src/web/app.css'))
  expect(variablesOf(css, ':root')).toEqual(day)
  expect(variablesOf(css, '.dark')).toEqual(night)
})

test('so has the page that is shown without a connection', () => {
  const page = compact(read('public/service-worker.js'))
  const light = variablesOf(page, ':root')
  const dark = variablesOf(page, '.dark')
  expect(Object.keys(light)).toEqual(Object.keys(dark))
  expect(light).toHaveProperty('background')
  expect(day).toMatchObject(light)
  expect(night).toMatchObject(dark)
})

test('an installed app opens in the color of the light theme', () => {
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({
    background_color: day.background,
    theme_color: day.background,
  })
})
