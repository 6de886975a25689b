import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'
import { loadTexts } from '../text/text-of.ts'

beforeAll(() => loadTexts('en'))

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('counts down to the second and tells once when nothing is left', () => {
  const onEnd = vi.fn()
  render(<Countdown until="2026-11-23T11:01:05Z" onEnd={onEnd} />)
  const timer = screen.getByRole('timer', { name: 'Time left' })
  expect(timer.textContent).toBe('2 days 01:01:05')
  wait(6000)
  expect(timer.textContent).toBe('2 days 01:00:59')
  wait(3 * 86_400_000)
  expect(timer.textContent).toBe('00:00:00')
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a cached page says no time, so that it is right whenever it is read', () => {
  expect(renderToString(<Countdown until="2026-11-23T11:01:05Z" />)).toContain('data-known="false"')
})
