import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Confirmations } from '../overlays/Confirmations.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { readDraft } from './useDraft.ts'
import { LeaveGuards } from './LeaveGuards.tsx'
import { useGuardedWork } from './useGuardedWork.ts'

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  await loadTexts('en')
})
afterEach(cleanup)

function Figure({ name }: { name: string }) {
  const { values, change } = useGuardedWork(name, { figure: '' })
  return <input aria-label={name} value={values.figure} onChange={({ target }) => change({ figure: target.value })} />
}

const Page = () => (
  <LeaveGuards>
    <Figure name="price" />
    <Figure name="promotion" />
    <Link to="/away">Away</Link>
  </LeaveGuards>
)

const Root = () => (
  <Confirmations>
    <Suspense>
      <Outlet />
    </Suspense>
  </Confirmations>
)

const Stub = createRoutesStub([
  {
    Component: Root,
    children: [
      { path: '/', Component: Page },
      { path: '/away', Component: () => <p>Elsewhere</p> },
    ],
  },
])

test.each(['price', 'promotion'])('a page of two forms asks whichever holds unsaved work: %s', async (name) => {
  const warn = vi.spyOn(console, 'warn')
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <Stub />
    </Locale>,
  )
  await userEvent.type(await screen.findByLabelText(name), '49')
  await userEvent.click(screen.getByRole('link', { name: 'Away' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.getByLabelText(name)).toHaveProperty('value', '49')
  await userEvent.click(screen.getByRole('link', { name: 'Away' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(readDraft(name)).toBe('')
  expect(warn).not.toHaveBeenCalled()
})
