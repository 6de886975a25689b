import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#web/kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#web/kit/api/browser-api.ts'
import { Toaster } from '#web/kit/feedback/Toaster.tsx'
import { Locale } from '#web/kit/text/Locale.tsx'
import { loadTexts } from '#web/kit/text/text-of.ts'
import { TurnIntoReview } from './TurnIntoReview.tsx'

beforeAll(async () => {
  await loadTexts('en')
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(cleanup)

async function choosePositive(answer: () => Promise<unknown>) {
  const inputs: unknown[] = []
  const call = (_: unknown, input: unknown) => {
    inputs.push(input)
    return answer()
  }
  const shown = (
    <Locale language="en" timeZone="Europe/Warsaw">
      <MemoryRouter>
        <ApiProvider api={{ call } as unknown as BrowserApi}>
          <Suspense>
            <TurnIntoReview commentId="the-comment" />
          </Suspense>
          <Toaster />
        </ApiProvider>
      </MemoryRouter>
    </Locale>
  )
  await act(async () => void render(shown))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Make it a review' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Positive' }))
  return inputs
}

test('a comment becomes a review of the chosen kind, and that is said to be saved', async () => {
  expect(await choosePositive(() => Promise.resolve({}))).toEqual([{ id: 'the-comment', score: 10 }])
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('a second review of the same student is refused in the words of the server', async () => {
  const problem = new ApiProblem(422, { message: 'No', errors: { review: ['They have written a review already'] } })
  await choosePositive(() => Promise.reject(problem))
  expect(await screen.findByText('They have written a review already')).toBeTruthy()
})
