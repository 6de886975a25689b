import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

const WIDTH = 300
let isStill = false
let moves: number[] = []

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  moves = []
  isStill = false
  vi.stubGlobal('matchMedia', () => ({
    matches: isStill,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe() {
        this.#tell()
      }
      disconnect() {}
    },
  )
  // jsdom lays nothing out: five slides of 300 px, three of them in view.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.parentElement ? [...this.parentElement.children].indexOf(this) * WIDTH : 0
  })
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(5 * WIDTH)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(3 * WIDTH)
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = (to as ScrollToOptions).left!
    moves.push(this.scrollLeft)
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const slides = ['Chleb', 'Bułki', 'Pizza', 'Chałka', 'Bajgle'].map((title) => ({
  id: title,
  content: <a href="/">{title}</a>,
}))
const show = (autoplay = false) => render(<Carousel label="More courses" slides={slides} autoplay={autoplay} />)
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('buttons and arrow keys go by one slide, and round at the ends', () => {
  show()
  const track = screen.getByRole('group', { name: 'More courses' })
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  fireEvent.keyDown(track, { key: 'ArrowRight' })
  fireEvent.keyDown(track, { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(moves).toEqual([WIDTH, 2 * WIDTH, 0, 2 * WIDTH])
  expect(screen.getByRole('group', { name: '2 of 5' }).textContent).toBe('Bułki')
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
  wait(10_000)
  expect(moves).toHaveLength(4)
})

test('autoplay goes on every 2.5 seconds until it is stopped', () => {
  show(true)
  wait(2499)
  expect(moves).toEqual([])
  wait(1)
  expect(moves).toEqual([WIDTH])
  wait(5000)
  expect(moves).toEqual([WIDTH, 2 * WIDTH, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
  wait(10_000)
  expect(moves).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }))
  wait(2500)
  expect(moves).toHaveLength(4)
})

test('what was stopped stands still on the next page too, until it is let go', () => {
  show(true)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
  cleanup()
  show(true)
  wait(10_000)
  expect(moves).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }))
  wait(2500)
  expect(moves).toEqual([WIDTH])
})

test('the buttons stand where they are placed', () => {
  render(
    <Carousel label="More courses" slides={slides}>
      {(buttons, row) => (
        <>
          <header>
            <h2>More courses</h2>
            {buttons}
          </header>
          {row}
        </>
      )}
    </Carousel>,
  )
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Next slide' })).toBeTruthy()
})

test('autoplay waits under the pointer and with the focus inside', () => {
  show(true)
  const carousel = screen.getByRole('group', { name: 'More courses' })
  fireEvent.pointerEnter(carousel)
  wait(10_000)
  fireEvent.pointerLeave(carousel)
  fireEvent.focus(screen.getByText('Pizza'))
  wait(10_000)
  expect(moves).toEqual([])
  fireEvent.blur(screen.getByText('Pizza'))
  wait(2500)
  expect(moves).toEqual([WIDTH])
})

test('nothing moves by itself for people who ask for less motion', () => {
  isStill = true
  show(true)
  wait(10_000)
  expect(moves).toEqual([])
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull()
})
