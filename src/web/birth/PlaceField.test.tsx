import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Suggestion } from '#contract/places.ts'
import { asStranger, fakeServer, type SeenCall } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { PlaceField } from './PlaceField.tsx'

const CALL = 'GET /api/location/autocomplete'
const place = (name: string): Suggestion => ({ display_name: name, place_id: name, lat: 1, lon: 2 })
let chosen: Suggestion | undefined

function Field() {
  const [value, setValue] = useState<{ text: string; place?: Suggestion }>({ text: '' })
  chosen = value.place
  return (
    <PlaceField
      label="Birth location"
      text={value.text}
      place={value.place}
      onChange={(text, picked) => setValue({ text, ...(picked && { place: picked }) })}
    />
  )
}

beforeEach(() => {
  vi.useFakeTimers()
})

async function open(answer: (seen: SeenCall, url: URL) => unknown) {
  const server = fakeServer({ ...asStranger, [CALL]: answer })
  renderPage(Field, '/readings')
  await act(() => vi.advanceTimersByTimeAsync(10))
  return server
}

const input = () => screen.getByRole('combobox', { name: 'Birth location' })
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('[5.6] looking for a place', () => {
  test('[9.4] waits for two characters and for a pause of 300 ms', async () => {
    const server = await open(() => [place('Tampa')])
    type('T')
    await wait(1_000)
    expect(server.count(CALL)).toBe(0)
    type('Ta')
    await wait(299)
    type('Tam')
    await wait(299)
    expect(server.count(CALL)).toBe(0)
    await wait(1)
    expect(server.count(CALL)).toBe(1)
    await wait(10)
    expect(options()).toEqual(['Tampa'])
    expect(screen.getByRole('listbox').className).toContain('max-h-[15rem] overflow-y-auto')
  })

  test.each(['T', ' T ', '  ', '', '東', '😀', 'e\u0301'])(
    'sends nothing for "%s", which is no two characters',
    async (text) => {
      const server = await open(() => [place('Tampa')])
      type(text)
      await wait(1_000)
      expect(server.count(CALL)).toBe(0)
      expect(options()).toEqual([])
    },
  )

  test.each([' Ta ', '東京', '😀😀', 'Óe'])('sends "%s", which is two', async (text) => {
    const sent: (string | null)[] = []
    await open((_seen, url) => {
      sent.push(url.searchParams.get('q'))
      return []
    })
    type(text)
    await wait(310)
    expect(sent).toEqual([text.trim()])
  })

  test('ignores an answer that comes after a newer question', async () => {
    const slow = Promise.withResolvers<Suggestion[]>()
    await open((_seen, url) =>
      url.searchParams.get('q') === 'Par' ? slow.promise : [place('Parma')],
    )
    type('Par')
    await wait(300)
    type('Parm')
    await wait(310)
    expect(options()).toEqual(['Parma'])
    slow.resolve([place('Paris')])
    await wait(10)
    expect(options()).toEqual(['Parma'])
  })

  test('shows nothing of another name while it looks', async () => {
    const slow = new Promise<never>(() => {})
    await open((_seen, url) =>
      url.searchParams.get('q') === 'Par' ? [place('Paris'), place('Parma')] : slow,
    )
    type('Par')
    await wait(310)
    type('Parm')
    expect(options()).toEqual(['Parma'])
    type('Oslo')
    expect(options()).toEqual([])
    expect(screen.getAllByText('Looking for places…').length).toBeGreaterThan(0)
  })

  test('asks nothing more once a place is chosen, and lets go of it when one types on', async () => {
    const server = await open(() => [place('Tampa, Florida'), place('Tampa, Kansas')])
    type('Tampa')
    await wait(310)
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    fireEvent.keyDown(input(), { key: 'Enter' })
    await wait(1_000)
    expect(chosen?.place_id).toBe('Tampa, Kansas')
    expect(input()).toHaveProperty('value', 'Tampa, Kansas')
    expect(server.count(CALL)).toBe(1)
    type('Tampa, Kan')
    expect(chosen).toBeUndefined()
  })

  test('takes a whole name for a choice', async () => {
    const server = await open(() => [place('Tampa, Florida'), place('Tampa, Kansas')])
    type('tampa, florida ')
    await wait(310)
    expect(chosen?.place_id).toBe('Tampa, Florida')
    expect(input()).toHaveProperty('value', 'Tampa, Florida')
    expect(options()).toEqual([])
    await wait(1_000)
    expect(server.count(CALL)).toBe(1)
  })

  test('sends names as they are', async () => {
    const server = await open(() => [])
    type("Coeur d'Alene & São")
    await wait(310)
    expect(server.count(CALL)).toBe(1)
    expect(screen.getAllByText(/No place of that name/).length).toBeGreaterThan(0)
  })

  test.each([
    ['that finds nothing', () => [], /No place of that name/],
    ['that fails', () => new Response('', { status: 503 }), /did not answer/],
  ])(
    '%s says so in the form, over nothing, and stays when the field is left',
    async (_, answer, words) => {
      await open(answer)
      type('Qwxz')
      await wait(310)
      const note = screen.getByText(words)
      expect(note.getAttribute('role')).toBe('status')
      expect(note.classList.contains('sr-only')).toBe(false)
      expect(note.closest('.absolute')).toBeNull()
      expect(input().getAttribute('aria-describedby')).toContain(note.id)
      const list = screen.getByRole('listbox', { hidden: true })
      expect(list.parentElement?.classList.contains('hidden')).toBe(true)
      fireEvent.blur(input())
      expect(screen.getByText(words)).toBe(note)
      type('Qwxzy')
      expect(screen.queryByText(words)).toBeNull()
    },
  )

  test('that fails lets one go on', async () => {
    await open(() => new Response('', { status: 503 }))
    type('Tampa')
    await wait(310)
    expect(screen.getAllByText(/You can go on with what you have typed/).length).toBeGreaterThan(0)
  })
})
