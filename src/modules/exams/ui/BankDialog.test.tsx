import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { CHANGED_MEANWHILE, seenOf } from '#platform/contract/seen-of.ts'
import { type ExamBank, updateBank } from '../contract.ts'
import { BankDialog } from './BankDialog.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const BANK: ExamBank = { id: 'b', title: 'Knots', draws: 3, questions: [] }
const NEWER: ExamBank = { ...BANK, draws: 5 }

/** Refuses what was not shown the newer one. */
const anApi = (sent: unknown[]) => ({
  call: async (_endpoint: unknown, input: { seen: string }) => {
    sent.push(input)
    if (input.seen !== seenOf(updateBank, NEWER))
      throw new ApiProblem(409, { message: 'Changed meanwhile', code: CHANGED_MEANWHILE })
    return {}
  },
})

function Page() {
  const [bank, setBank] = useState(BANK)
  return (
    <BankDialog
      place={{ courseId: 'c', lectureId: 'l' }}
      bank={bank}
      onSaved={() => undefined}
      readAnew={async () => setBank(NEWER)}
      onClose={() => undefined}
    />
  )
}

test('what somebody else has saved meanwhile lies below what was typed, and is saved over knowingly', async () => {
  const sent: unknown[] = []
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <ApiProvider api={anApi(sent) as unknown as BrowserApi}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
      </ApiProvider>
    </Locale>,
  )
  const [title, draws] = await screen.findAllByRole('textbox')
  await userEvent.type(title!, ' and bends')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changed meanwhile')
  expect([title, draws].map((field) => (field as HTMLInputElement).value)).toEqual(['Knots and bends', '5'])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent.at(-1)).toMatchObject({ title: 'Knots and bends', draws: 5 })
  expect(screen.queryByText('Changed meanwhile')).toBeNull()
})
