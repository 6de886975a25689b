import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { toast, toasts } from '#kit/feedback/toast.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { setAdminMails } from '../admin-mails/contract.ts'
import { ADMIN_MAILS, type AdminMail } from '../admin-mails/vocabulary.ts'
import { AdminMailPreferences } from './AdminMailPreferences.tsx'
import { showInRoute } from '#test/show-in-route.tsx'
import { violationsIn } from '#test/violations-in.ts'

const call = vi.fn<(endpoint: unknown, given: unknown) => Promise<unknown>>()

beforeAll(() => loadTexts('en'))
afterEach(() => {
  for (const { id } of toasts.current()) toast.dismiss(id)
  call.mockReset()
  cleanup()
})

async function show(wanted: AdminMail[], offered: AdminMail[] = [...ADMIN_MAILS]) {
  await showInRoute(
    <ApiProvider api={{ call } as never}>
      <Suspense>
        <AdminMailPreferences offered={offered} wanted={wanted} />
      </Suspense>
    </ApiProvider>,
  )
  return userEvent.setup()
}
const group = () => within(screen.getByRole('group', { name: 'About the school' }))
const on = () =>
  group()
    .getAllByRole<HTMLInputElement>('switch')
    .filter(({ checked }) => checked)
    .map(({ name }) => name)

test('each kind of mail is switched off and on at once, and leaves the others as they were', async () => {
  call.mockResolvedValue({ offered: [], wanted: [] })
  const user = await show(['sale', 'dispute'])
  expect(await violationsIn(document.querySelector('fieldset')!)).toEqual([])
  expect(on()).toEqual(['sale', 'dispute'])
  await user.click(group().getByRole('switch', { name: 'Sales' }))
  expect(on()).toEqual(['dispute'])
  await waitFor(() => expect(toasts.current().map(({ tone }) => tone)).toEqual(['good']))
  await user.click(group().getByRole('switch', { name: 'Sales' }))
  expect(on()).toEqual(['sale', 'dispute'])
  expect(call.mock.calls).toEqual([
    [setAdminMails, { kind: 'sale', wanted: false }],
    [setAdminMails, { kind: 'sale', wanted: true }],
  ])
})

test('a kind that could not be switched off is on again, and it is said why', async () => {
  call.mockRejectedValue(new ApiProblem(403, { message: 'Not as this student' }))
  const user = await show(['sale'])
  await user.click(group().getByRole('switch', { name: 'Sales' }))
  await waitFor(() => expect(on()).toEqual(['sale']))
  expect(toasts.current().map(({ text }) => text)).toEqual(['Not as this student'])
})

test('nobody is asked about what their role is told nothing of', async () => {
  await show([], ['first_student'])
  expect(group().getAllByRole('switch')).toHaveLength(1)
  expect(group().getByRole('switch', { name: 'First student' })).toBeTruthy()
})
