import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { SalesDay } from '../contract.ts'
import { SalesChart } from './SalesChart.tsx'

const WEEK: SalesDay[] = [100, 0, 250, 40, 0, 900, 30].map((amount, nth) => ({
  on: `2026-11-${21 + nth}`,
  amount: amount * 100,
  before: nth * 100,
}))

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

function show(sales: SalesDay[], currency = 'PLN') {
  const shown = render(<Drawn sales={sales} currency={currency} />)
  const chart = screen.getByRole('application', { name: 'Sales' })
  // Seventy pixels wide, ten for a day.
  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 70 } as DOMRect)
  return { chart, ...shown }
}

const Drawn = ({ sales, currency }: { sales: SalesDay[]; currency: string }) => (
  <Locale language="en" timeZone="Europe/Warsaw">
    <SalesChart sales={sales} currency={currency} title="Sales" />
  </Locale>
)

const said = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')
const pressed = async (keys: string) => {
  await userEvent.keyboard(keys)
  return said()
}
const labels = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-written]')].map(({ textContent }) => textContent)
const bars = (container: HTMLElement) => container.querySelectorAll('rect[rx]').length

test('keys go from day to day and to the ends, and no further', async () => {
  show(WEEK)
  await userEvent.tab()
  expect(said()).toBe('')
  expect(await pressed('{ArrowRight}')).toBe('21 November 2026PLN 100.00Previous period: PLN 0.00')
  expect(await pressed('{ArrowLeft}')).toContain('21 November')
  expect(await pressed('{ArrowRight}{ArrowRight}')).toContain('23 November')
  expect(await pressed('{End}')).toContain('27 November')
  expect(await pressed('{ArrowRight}')).toContain('27 November')
  expect(await pressed('{PageUp}')).toContain('26 November')
  expect(await pressed('{Home}')).toContain('21 November')
})

test('who comes from its end begins with the last day', async () => {
  show(WEEK)
  await userEvent.tab()
  expect(await pressed('{ArrowLeft}')).toContain('27 November')
})

test('Escape and going away hide what is said, and keys of the browser stay its own', async () => {
  const { chart } = show(WEEK)
  await userEvent.tab()
  expect(await pressed('{ArrowRight}')).not.toBe('')
  expect(await pressed('{Escape}')).toBe('')
  expect(fireEvent.keyDown(chart, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(said()).toBe('')
  expect(await pressed('{ArrowRight}')).not.toBe('')
  act(() => chart.blur())
  expect(said()).toBe('')
})

test('a mouse says the day it is over, marks it, and takes both along', async () => {
  const { chart } = show(WEEK)
  const marks = () => chart.querySelectorAll('rect[height="100%"]').length
  const before = marks()
  fireEvent.pointerMove(chart, { clientX: 139, pointerType: 'mouse' })
  expect(said()).toContain('24 November 2026PLN 40.00')
  expect(marks()).toBe(before + 1)
  fireEvent.pointerMove(chart, { clientX: 9999, pointerType: 'mouse' })
  expect(said()).toContain('27 November')
  await userEvent.keyboard('{Escape}')
  expect(said()).toBe('')
  fireEvent.pointerMove(chart, { clientX: 100, pointerType: 'mouse' })
  expect(said()).toContain('21 November')
  fireEvent.pointerLeave(chart, { pointerType: 'mouse' })
  expect(said()).toBe('')
  expect(marks()).toBe(before)
})

test('what a finger pressed stays to be read', () => {
  const { chart } = show(WEEK)
  fireEvent.pointerDown(chart, { clientX: 125, pointerType: 'touch' })
  fireEvent.pointerLeave(chart, { pointerType: 'touch' })
  expect(said()).toContain('23 November')
})

test('a shorter period does not say a day that it has not', async () => {
  const { rerender } = show(WEEK)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  rerender(<Drawn sales={WEEK.slice(0, 3)} currency="PLN" />)
  expect(said()).toBe('')
})

test('a day with sales is a bar, and the axis has round amounts of the currency', () => {
  const { container } = show(WEEK)
  expect(bars(container)).toBe(5)
  expect(labels(container)).toEqual(expect.arrayContaining(['PLN', '0', '500', '1k', '27 Nov']))
})

test.each([
  ['JPY', 3, ['JPY', '0', '1', '2', '3']],
  ['KWD', 1500, ['KWD', '0', '0.5', '1', '1.5']],
  ['PLN', 12, ['PLN', '0', '0.05', '0.1', '0.15']],
  ['PLN', 140_000_000_000, ['PLN', '0', '500m', '1bn', '1.5bn']],
])('one day alone, in %s, of %d in its smallest unit', (currency, amount, expected) => {
  const { container } = show([{ on: '2026-11-27', amount, before: 0 }], currency)
  expect(bars(container)).toBe(1)
  expect(labels(container)).toEqual([...expected, '27 Nov'])
})

test('of a year, of which only one day had a sale, all is drawn', () => {
  const year = Array.from({ length: 365 }, (_, nth) => ({
    on: new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10),
    amount: nth === 200 ? 5000 : 0,
    before: 0,
  }))
  const { container } = show(year)
  expect(bars(container)).toBe(1)
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
})

test('the server draws it', () => {
  const html = renderToString(<Drawn sales={WEEK} currency="PLN" />)
  expect(html.match(/rx="2"/g)).toHaveLength(5)
  expect(html).toContain('27 Nov')
})
