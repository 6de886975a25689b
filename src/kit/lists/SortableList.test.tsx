import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SortableList } from './SortableList.tsx'
import { loadTexts } from '../text/text-of.ts'

beforeAll(() => loadTexts('en'))

afterEach(cleanup)

function Lectures() {
  const [order, setOrder] = useState(['Okno', 'Twarz', 'Cień'])
  return (
    <SortableList items={order} itemId={(id) => id} itemName={(name) => name} onReorder={setOrder}>
      {(name) => <b>{name}</b>}
    </SortableList>
  )
}

const order = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test('the buttons move a row, keep the focus with it and stop at the ends', async () => {
  render(<Lectures />)
  await userEvent.click(screen.getByRole('button', { name: 'Move Okno down' }))
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['Twarz', 'Cień', 'Okno'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Okno down' }))
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['Twarz', 'Cień', 'Okno'])
})
