import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import type { StudentRow } from '../contract.ts'
import { ChoosableStudents } from './ChoosableStudents.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const student = (id: string, name: string): StudentRow => ({
  id,
  name,
  email: `${id}@szkola.test`,
  avatar: null,
  joined_at: '2026-11-01T10:00:00.000Z',
  products_count: 0,
  spent: [],
  tags: [],
  last_seen_at: null,
})
const STUDENTS = [student('ala', 'Ala'), student('bolek', 'Bolek'), student('celina', 'Celina')]

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('those who are chosen are given a product, and what came of it is told for each', async () => {
  const decided = [
    { id: 'ala', name: 'Ala', outcome: 'given', is_payment_awaited: false },
    { id: 'celina', name: 'Celina', outcome: 'had', is_payment_awaited: true },
  ]
  const call = vi.fn(async ({ path }: Endpoint, _input: unknown) =>
    path === '/home/students/access'
      ? { students: decided }
      : { data: [{ id: 'light', title: 'Light', kind: 'course' }], next_page_url: null },
  )
  await showInRoute(
    <ApiProvider api={{ call } as unknown as BrowserApi}>
      <ChoosableStudents students={STUDENTS} />
    </ApiProvider>,
  )
  expect(screen.queryByRole('button', { name: 'Grant access' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Ala' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Celina' }))
  expect(screen.getByText('2 students chosen')).toBeTruthy()
  await press('Grant access')
  await userEvent.click(await screen.findByRole('combobox', { name: /^Product/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Light' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Prize')
  const dialog = screen.getByRole('dialog')
  await userEvent.click(dialog.querySelector('button[type=submit]')!)
  expect(await screen.findByText('Ala: access granted.')).toBeTruthy()
  expect(
    screen.getByText(
      'Celina: This student already has access to this product. A payment is awaited: status changes can take up to 72 hours.',
    ),
  ).toBeTruthy()
  expect(call.mock.calls.map(([{ method, path }, input]) => [`${method} ${path}`, input])).toContainEqual([
    'POST /home/students/access',
    { ids: ['ala', 'celina'], product_id: 'light', reason: 'Prize' },
  ])
  expect(screen.getByText('0 students chosen')).toBeTruthy()
})

test('all of a page are chosen at once, and none again', async () => {
  await showInRoute(
    <ApiProvider api={{ call: vi.fn() } as unknown as BrowserApi}>
      <ChoosableStudents students={STUDENTS} />
    </ApiProvider>,
  )
  await press('Choose all on this page')
  expect(screen.getByText('3 students chosen')).toBeTruthy()
  await press('Choose none')
  expect(screen.getByText('0 students chosen')).toBeTruthy()
})
