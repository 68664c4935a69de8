import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import HoroscopesPage from '#web/pages/HoroscopesPage.tsx'
import ReadingsPage from '#web/pages/ReadingsPage.tsx'
import { asAda, fakeServer } from '#web/testing/fake-server.ts'
import { asSubscriber, subscriber } from '#web/testing/horoscopes.ts'
import { renderPage } from '#web/testing/render-page.tsx'

interface Form {
  Page: ComponentType
  address: string
  answers: object
  people: string[]
  submit: string
  call: string
}

const forms: Record<string, Form> = {
  'a natal reading': {
    Page: ReadingsPage,
    address: '/readings',
    answers: asAda,
    people: ['you'],
    submit: 'Generate Reading',
    call: 'POST /api/readings/natal',
  },
  'a reading for two': {
    Page: ReadingsPage,
    address: '/readings?type=synastry',
    answers: asSubscriber,
    people: ['you', 'your partner'],
    submit: 'Generate Reading',
    call: 'POST /api/readings/synastry',
  },
  horoscopes: {
    Page: HoroscopesPage,
    address: '/horoscopes',
    answers: { ...asSubscriber, 'GET /api/auth/user': { ...subscriber, natalChartData: null } },
    people: ['you'],
    submit: 'Save Birth Details',
    call: 'POST /api/birth-details',
  },
}

const REFUSAL = 'Please enter a birth date between January 1, 1900 and December 31, 2100.'
const never = new Promise<never>(() => {})

/** The date field of each person. */
async function open({ Page, address, answers, call }: Form) {
  const server = fakeServer({ ...answers, [call]: () => never })
  renderPage(Page, address)
  await screen.findAllByLabelText('Birth date')
  // Until the reader is known, the form is a visitor's.
  await waitFor(() => expect(document.querySelector('.unless-was-signed-in')).toBeNull())
  const dates = (await screen.findAllByLabelText('Birth date')) as HTMLInputElement[]
  return { server, dates }
}

function fillIn(dates: string[]) {
  const fill = (label: string, values: string[]) =>
    screen.getAllByLabelText(label).forEach((field, person) => {
      fireEvent.change(field, { target: { value: values[person] ?? values[0] } })
    })
  fill('Birth date', dates)
  fill('Birth time', ['14:30'])
  fill('Birth location', ['Tampa'])
}

describe.each(Object.entries(forms))('[9.3] the birth date of %s', (_name, form) => {
  const { people, submit, call } = form
  const press = () => fireEvent.click(screen.getByRole('button', { name: submit }))

  test('has the bounds as minimum and maximum of its field', async () => {
    const { dates } = await open(form)
    expect(dates.map(({ type, min, max }) => [type, min, max])).toEqual(
      people.map(() => ['date', '1900-01-01', '2100-12-31']),
    )
  })

  test.each(['1900-01-01', '2100-12-31'])('may be %s', async (date) => {
    const { server } = await open(form)
    fillIn([date])
    press()
    await waitFor(() => expect(server.count(call)).toBe(1))
    const body = JSON.stringify(server.seen.find((seen) => seen.call === call)?.body)
    expect(body.match(/\d{4}-\d\d-\d\d/g)).toEqual(people.map(() => date))
  })

  test.each(
    ['1899-12-31', '2101-01-01'].flatMap((date) =>
      people.map((whose, person) => ({ date, person, whose })),
    ),
  )('may not be $date, of $whose', async ({ date, person }) => {
    const { server, dates } = await open(form)
    fillIn(people.map((_, each) => (each === person ? date : '1990-06-10')))
    press()
    const field = dates[person] as HTMLElement
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(REFUSAL)).toHaveLength(1)
    expect(server.count(call)).toBe(0)
  })
})
