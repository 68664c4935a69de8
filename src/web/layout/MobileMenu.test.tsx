import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asStranger, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { Header } from './Header.tsx'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./MobileMenu.tsx', async (importOriginal) => {
  await code.promise
  return importOriginal()
})

test('the menu opens when its code arrives after the button was pressed', async () => {
  fakeServer(asStranger)
  renderPage(Header, '/faq')
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  code.resolve()
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined()
})
