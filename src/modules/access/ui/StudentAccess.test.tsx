import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Grant } from '../contract.ts'
import { MyAccess } from './MyAccess.tsx'
import { StudentAccess } from './StudentAccess.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const bought: Grant = {
  id: 'bought',
  product: { id: 'light', slug: 'light', title: 'Light' },
  variant_name: '',
  opens_count: null,
  source: 'purchase',
  reason: '',
  starts_at: '2026-11-01T10:00:00.000Z',
  ends_at: '2026-12-01T10:00:00.000Z',
  state: 'open',
  revoked: null,
  can: { revoke: true, extend: true },
}
const taken: Grant = {
  ...bought,
  id: 'taken',
  source: 'instructor_action',
  reason: 'Prize',
  ends_at: null,
  state: 'revoked',
  revoked: { at: '2026-11-10T10:00:00.000Z', reason: 'By mistake' },
  can: { revoke: false, extend: false },
}

async function show(grants: Grant[], whose: 'mine' | 'a student’s' = 'a student’s') {
  const call = vi.fn(async (_endpoint: Endpoint, _input: unknown) => ({ done: true, data: [], next_page_url: null }))
  const initial = { data: grants, next_page_url: null }
  const student = { id: 'ewa', name: 'Ewa' }
  const element = (
    <ApiProvider api={{ call } as unknown as BrowserApi}>
      {whose === 'mine' ? <MyAccess initial={initial} /> : <StudentAccess student={student} initial={initial} />}
    </ApiProvider>
  )
  await showInRoute(element)
  return { sent: () => call.mock.calls.map(([{ method, path }, input]) => [`${method} ${path}`, input]) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const giveReason = async (reason: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), reason)

test('why a product is open is said, since when and until when, and why it was taken away', async () => {
  await show([bought, taken])
  expect(screen.getByText(/Purchase · from 1 November 2026 until 1 December 2026/)).toBeTruthy()
  expect(screen.getByText('Reason: Prize')).toBeTruthy()
  expect(screen.getByText('Revoked on 10 November 2026. By mistake')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Revoke access/ })).toHaveLength(1)
})

test('a membership says how much is open because of it', async () => {
  await show([{ ...bought, product: { id: 'all', slug: 'all', title: 'All of it' }, opens_count: 12 }], 'mine')
  expect(screen.getByText('All of it')).toBeTruthy()
  expect(screen.getByText('Includes 12 products at the moment')).toBeTruthy()
})

test('a membership that was taken away is not told to include anything', async () => {
  await show([{ ...taken, product: { id: 'all', slug: 'all', title: 'All of it' }, opens_count: 12 }], 'mine')
  expect(screen.getByText('All of it')).toBeTruthy()
  expect(screen.queryByText(/^Includes/)).toBeNull()
})

test('a student sees the same, with nothing to decide', async () => {
  await show([{ ...bought, can: { revoke: false, extend: false } }], 'mine')
  expect(screen.getByText(/Purchase/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('one access is taken away with a reason that the student is told', async () => {
  const { sent } = await show([bought])
  await press('Revoke access to “Light”')
  await giveReason('Refunded')
  expect(screen.getByText('The student gets it by email when they lose the access.')).toBeTruthy()
  await press('Revoke access')
  expect(sent()).toEqual([['DELETE /home/grants/:grantId', { grantId: 'bought', reason: 'Refunded' }]])
})

test('access is extended to a day, with a reason that the student sees', async () => {
  const { sent } = await show([bought])
  await press('Extend access to “Light”')
  await giveReason('Illness')
  await userEvent.type(screen.getByLabelText(/^Last day of access/), '2027-01-31')
  expect(screen.getByText('The student sees it beside their access.')).toBeTruthy()
  await press('Extend')
  expect(sent()).toEqual([
    ['POST /home/grants/:grantId/extend', { grantId: 'bought', until: '2027-01-31', reason: 'Illness' }],
  ])
})

test('who has nothing yet can be given something', async () => {
  await show([])
  expect(screen.getByText('This student has no access to anything yet')).toBeTruthy()
  await press('Grant access')
  expect(await screen.findByRole('combobox', { name: /^Product/ })).toBeTruthy()
})
