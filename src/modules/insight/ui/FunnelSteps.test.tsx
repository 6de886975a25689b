import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#kit/text/text-of.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import { FunnelSteps } from './FunnelSteps.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const show = (sale: number, completion: number) =>
  showInRoute(
    <FunnelSteps
      funnel={{
        days: 30,
        steps: [
          { step: 'sale', count: sale, before: 0 },
          { step: 'beginning', count: 5, before: 0 },
          { step: 'completion', count: completion, before: 0 },
        ],
      }}
    />,
  )
const shares = () => screen.queryAllByText(/^\d+%$/).map(({ textContent }) => textContent)

test('a step is a share of the one before it', async () => {
  await show(20, 2)
  expect(shares()).toEqual(['25%', '40%'])
  expect(screen.queryByText(/^Each step counts on its own day/)).toBeNull()
})

test('a step with more than the one before it is no share of it, and the table says how that can be', async () => {
  await show(20, 22)
  expect(shares()).toEqual(['25%'])
  expect(screen.getByText(/^Each step counts on its own day/)).toBeTruthy()
})
