import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { PeriodChoice } from './PeriodChoice.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

test('another period keeps what else is asked for, but not the page of a list', () => {
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <MemoryRouter initialEntries={['/numbers?lecture=7&cursor=x&days=7']}>
        <PeriodChoice days={7} of="/numbers" />
      </MemoryRouter>
    </Locale>,
  )
  const led = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(led).toEqual([
    ['Last 7 days', '/numbers?lecture=7&days=7'],
    ['Last 30 days', '/numbers?lecture=7'],
    ['Last 90 days', '/numbers?lecture=7&days=90'],
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Last 7 days')
})
