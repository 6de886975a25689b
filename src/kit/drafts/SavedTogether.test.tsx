import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { SavedForm } from '../forms/SavedForm.tsx'
import { Confirmations } from '../overlays/Confirmations.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { readDraft, writeDraft } from './useDraft.ts'
import { SavedTogether } from './SavedTogether.tsx'
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
beforeEach(() => {
  sent = []
  refused = null
  for (const name of ['price', 'promotion']) writeDraft(name, '')
})

/** What the server was sent, in turn. */
let sent: string[] = []
let refused: string | null = null

function Figure({ name }: { name: string }) {
  const { values, change, forget } = useGuardedWork(name, { figure: '' })
  const save = async () => {
    sent.push(`${name} ${values.figure}`)
    if (refused === name) throw new ApiProblem(422, { message: 'No', errors: { figure: ['Too much'] } })
  }
  return (
    <SavedForm name={name} save={save} forget={forget} submit={`Save ${name}`}>
      <input aria-label={name} value={values.figure} onChange={({ target }) => change({ figure: target.value })} />
    </SavedForm>
  )
}

const Page = () => (
  <SavedTogether>
    <Figure name="price" />
    <Figure name="promotion" />
    <Link to="/away">Away</Link>
  </SavedTogether>
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

const show = () =>
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <Stub />
    </Locale>,
  )
const type = async (name: string, text: string) => userEvent.type(await screen.findByLabelText(name), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('one button saves what was changed in any of them, in the order they stand in, and then it is gone', async () => {
  show()
  await screen.findByLabelText('price')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await type('promotion', '7')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(sent).toEqual(['promotion 7'])
  await type('promotion', '8')
  await type('price', '9')
  await press('Save')
  await waitFor(() => expect(sent).toEqual(['promotion 7', 'price 9', 'promotion 8']))
})

test('what is refused is said where it is, and nothing that was typed is lost', async () => {
  refused = 'price'
  show()
  await type('price', '9')
  await type('promotion', '8')
  await press('Save')
  await screen.findByText('Too much')
  expect(sent).toEqual(['price 9'])
  expect(screen.getByLabelText('price')).toHaveProperty('value', '9')
  expect(screen.getByLabelText('promotion')).toHaveProperty('value', '8')
  refused = null
  await press('Save')
  await waitFor(() => expect(sent).toEqual(['price 9', 'price 9', 'promotion 8']))
})

test('changes are given up once it is confirmed', async () => {
  show()
  await type('price', '9')
  await press('Discard changes')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.getByLabelText('price')).toHaveProperty('value', '9')
  await press('Discard changes')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.getByLabelText('price')).toHaveProperty('value', ''))
  expect(sent).toEqual([])
})

test.each(['price', 'promotion'])('a page of two forms asks whichever holds unsaved work: %s', async (name) => {
  const warn = vi.spyOn(console, 'warn')
  show()
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
