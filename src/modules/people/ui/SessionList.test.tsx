import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Session } from '../sessions/contract.ts'
import { SessionList } from './SessionList.tsx'

const aSession = (browser: string, given: Partial<Session> = {}): Session => ({
  id: browser,
  browser,
  system: 'Windows',
  kind: 'computer',
  country: null,
  first_seen_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-21T10:00:00.000Z',
  is_this: false,
  ...given,
})

let sessions: Session[]
let calls: unknown[]

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

async function show() {
  sessions = [aSession('Firefox', { is_this: true }), aSession('Safari'), aSession('Opera'), aSession('Edge')]
  calls = []
  const call = ({ method, path }: Endpoint, given: { sessionId?: string }) => {
    calls.push([`${method} ${path}`, given])
    sessions = sessions.filter(({ id, is_this: isThis }) => isThis || (given.sessionId && id !== given.sessionId))
    return Promise.resolve({ done: true })
  }
  const Page = createRoutesStub([
    { path: '/', loader: () => sessions, Component: Account, HydrateFallback: () => null },
  ])
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <ApiProvider api={{ call } as never}>
            <Page />
          </ApiProvider>
        </Locale>,
      ),
  )
  return userEvent.setup()
}

const Account = () => (
  <Confirmations>
    <Suspense>
      <SessionList sessions={useLoaderData<Session[]>()} />
    </Suspense>
  </Confirmations>
)

const others = () => screen.queryAllByRole('button', { name: /^Log out (?!all)/ }).map((each) => each.ariaLabel)
const endOthers = { name: 'Log out all others' }

test('a person sees which of their browsers this one is, and logs another out, which is gone from the list', async () => {
  const user = await show()
  const here = (await screen.findByText('This device')).closest('li')!
  expect(within(here).getByText('Firefox, Windows')).toBeTruthy()
  expect(within(here).queryByRole('button')).toBeNull()
  expect(others()).toEqual(['Log out Safari, Windows', 'Log out Opera, Windows', 'Log out Edge, Windows'])
  await user.click(screen.getByRole('button', { name: 'Log out Opera, Windows' }))
  await waitFor(() => expect(others()).toEqual(['Log out Safari, Windows', 'Log out Edge, Windows']))
  expect(calls).toEqual([['DELETE /my/sessions/:sessionId', { sessionId: 'Opera' }]])
})

test('all others are logged out once that is confirmed, and not before', async () => {
  const user = await show()
  const answer = async (words: string) => {
    await user.click(await screen.findByRole('button', endOthers))
    const dialog = await screen.findByRole('dialog', { hidden: true })
    expect(within(dialog).getByText(/All your other devices will be logged out at once/)).toBeTruthy()
    await user.click(within(dialog).getByText(words, { selector: 'button > span' }))
  }
  await answer('Cancel')
  expect(calls).toEqual([])
  await answer('Log out all others')
  await waitFor(() => expect(others()).toEqual([]))
  expect(calls).toEqual([['DELETE /my/sessions', {}]])
  expect(screen.queryByRole('button', endOthers), 'nothing is left to end').toBeNull()
})
