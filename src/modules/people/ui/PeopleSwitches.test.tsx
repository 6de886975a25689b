import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { toasts } from '#kit/feedback/toast.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { setSwitches } from '../contract.ts'
import { PeopleSwitches } from './PeopleSwitches.tsx'
import { showInRoute } from '#test/show-in-route.tsx'
import { violationsIn } from '#test/violations-in.ts'

const ALL_ON = { is_login_enabled: true, is_registration_enabled: true, are_students_admitted: true }
const call = vi.fn<(endpoint: unknown, given: unknown) => Promise<unknown>>()

beforeAll(() => loadTexts('en'))
afterEach(() => {
  call.mockReset()
  cleanup()
})

async function show() {
  await showInRoute(
    <ApiProvider api={{ call } as never}>
      <Suspense>
        <main>
          <h1>Login and registration</h1>
          <PeopleSwitches school={ALL_ON} />
        </main>
      </Suspense>
    </ApiProvider>,
  )
  return userEvent.setup()
}
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

test.each([
  ['Login', 'is_login_enabled'],
  ['Registration', 'is_registration_enabled'],
  ['Open to students', 'are_students_admitted'],
])('the switch %s takes effect at once and alone, and back', async (name, part) => {
  call.mockResolvedValue({ done: true })
  const user = await show()
  await user.click(screen.getByRole('switch', { name }))
  expect(isOn(name)).toBe(false)
  await user.click(screen.getByRole('switch', { name }))
  expect(isOn(name)).toBe(true)
  expect(call.mock.calls).toEqual([
    [setSwitches, { [part]: false }],
    [setSwitches, { [part]: true }],
  ])
})

test('a switch that could not be turned goes back and says so', async () => {
  call.mockRejectedValue(new ApiProblem(403, { message: 'Only owners may' }))
  const user = await show()
  expect(await violationsIn()).toEqual([])
  await user.click(screen.getByRole('switch', { name: 'Login' }))
  await waitFor(() => expect(isOn('Login')).toBe(true))
  expect(toasts.current().at(-1)?.text).toBe('Only owners may')
})
