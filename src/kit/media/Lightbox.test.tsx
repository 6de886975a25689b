import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Lightbox } from './Lightbox.tsx'

afterEach(cleanup)

const pictures = ['Okno', 'Twarz', 'Cień'].map((alt) => ({ src: `/${alt}.webp`, alt, width: 800, height: 600 }))

function Gallery() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        Open
      </button>
      {index !== null && (
        <Lightbox pictures={pictures} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
      )}
    </>
  )
}

async function opened() {
  render(<Gallery />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Pictures' })
}

const shown = () => screen.getByRole('img').getAttribute('alt')

test('arrows, Home and End go through the pictures, and the counter follows', async () => {
  await opened()
  expect(shown()).toBe('Twarz')
  expect(screen.getByText('2 of 3')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('Cień')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('Okno')
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Cień')
  await userEvent.keyboard('{Home}')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  await userEvent.keyboard('{End}')
  expect(screen.getByText('3 of 3')).toBeTruthy()
})

test('a swipe counts from 50 px, sideways only', async () => {
  await opened()
  const swipe = (x: number, y = 0) => {
    fireEvent.pointerDown(screen.getByRole('img'), { isPrimary: true, clientX: 200, clientY: 100 })
    fireEvent.pointerUp(screen.getByRole('img'), { isPrimary: true, clientX: 200 + x, clientY: 100 + y })
  }
  swipe(-49)
  swipe(-60, 80)
  expect(shown()).toBe('Twarz')
  swipe(-50)
  expect(shown()).toBe('Cień')
  swipe(50)
  expect(shown()).toBe('Twarz')
})

test('a swipe with a mouse that ends beside the picture does not close', async () => {
  await opened()
  const beside = screen.getByRole('img').parentElement!
  fireEvent.pointerDown(screen.getByRole('img'), { isPrimary: true, clientX: 200, clientY: 100 })
  fireEvent.pointerUp(beside, { isPrimary: true, clientX: 140, clientY: 100 })
  fireEvent.click(beside)
  expect(shown()).toBe('Cień')
  await userEvent.click(beside)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closing gives the focus back to what opened it', async () => {
  await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('a click beside the picture closes', async () => {
  await opened()
  await userEvent.click(screen.getByRole('img'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.click(screen.getByRole('img').parentElement!)
  expect(screen.queryByRole('dialog')).toBeNull()
})
