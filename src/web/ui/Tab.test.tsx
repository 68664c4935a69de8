import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Tabs } from 'radix-ui'
import { expect, test } from 'vitest'
import { Tab } from './Tab.tsx'

const tab = (name: string) => screen.getByRole('tab', { name })

test('a tab has a focus ring for the keyboard, and none for the mouse', async () => {
  const user = userEvent.setup()
  render(
    <Tabs.Root defaultValue="day">
      <Tabs.List>
        <Tab value="day">Day</Tab>
        <Tab value="week">Week</Tab>
      </Tabs.List>
    </Tabs.Root>,
  )
  await user.click(tab('Week'))
  expect(document.activeElement).toBe(tab('Week'))
  expect(tab('Week').dataset.byPointer).toBe('true')
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tab('Day'))
  expect(tab('Day').dataset.byPointer).toBeUndefined()
  expect(tab('Week').dataset.byPointer).toBeUndefined()
})
