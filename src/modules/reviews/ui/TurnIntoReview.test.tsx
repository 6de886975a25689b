import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#modules/comments/contract.ts'
import { fakeComment } from '#modules/comments/ui/fake-comments-api.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { TurnIntoReview } from './TurnIntoReview.tsx'

beforeAll(async () => {
  await loadTexts('en')
})
afterEach(cleanup)

const mayBecome = (given: Partial<Comment> = {}): Comment => {
  const comment = fakeComment('I learned more here than in a year')
  return { ...comment, can: { ...comment.can, review: true }, ...given }
}

/** The button beside a comment, which is a review once the server has made it one. */
async function show(comment: Comment, refusal?: ApiProblem) {
  const calls: unknown[] = []
  let isReview = comment.review !== null
  const api = {
    call({ method, path }: Endpoint, input: unknown) {
      calls.push([`${method} ${path}`, input])
      if (refusal) return Promise.reject(refusal)
      isReview = method === 'POST'
      return Promise.resolve({})
    },
  } as unknown as BrowserApi
  const queries = new QueryClient()
  function Beside() {
    const [shown, setShown] = useState(comment)
    queries.invalidateQueries = async () =>
      setShown({ ...comment, review: isReview ? { id: comment.id, rating: 10 } : null })
    return <TurnIntoReview comment={shown} />
  }
  const shown = (
    <Locale language="en" timeZone="Europe/Warsaw">
      <MemoryRouter>
        <QueryClientProvider client={queries}>
          <ApiProvider api={api}>
            <Suspense>
              <Beside />
            </Suspense>
            <Toaster />
          </ApiProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </Locale>
  )
  await act(async () => void render(shown))
  return { calls, user: userEvent.setup() }
}
const open = () => screen.findByRole('button', { name: 'Turn into a review: Jan Żak' })
const dialog = () => screen.findByRole('dialog', { name: 'Turn into a review', hidden: true })

test('the score is asked with the words in sight, and the review can be undone', async () => {
  const comment = mayBecome()
  const { calls, user } = await show(comment)
  expect((await open()).textContent).toBe('Turn into a review')
  await user.click(await open())
  const asked = await dialog()
  expect(within(asked).getByText('I learned more here than in a year')).toBeTruthy()
  await user.click(within(asked).getByLabelText('Positive'))
  await user.click(within(asked).getByText('Turn into a review', { selector: 'button > span' }))
  expect(await screen.findByText('The comment is now a review')).toBeTruthy()
  expect(screen.getByText('Review: positive')).toBeTruthy()
  await user.click(screen.getByText('Undo'))
  expect(await screen.findByText('The comment is no longer a review')).toBeTruthy()
  expect(await open()).toBeTruthy()
  expect(calls).toEqual([
    ['POST /comments/:id/review', { id: comment.id, score: 10 }],
    ['DELETE /comments/:id/review', { id: comment.id }],
  ])
})

test('what is a review says so, and is taken back', async () => {
  const comment = mayBecome({ review: { id: 'r', rating: 0 } })
  const { calls, user } = await show(comment)
  expect(screen.getByText('Review: negative')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo the review: Jan Żak' }))
  await waitFor(async () => expect(document.activeElement).toBe(await open()))
  expect(calls).toEqual([['DELETE /comments/:id/review', { id: comment.id }]])
})

test('it is not offered where it cannot work', async () => {
  await show(fakeComment('Question'))
  expect(screen.queryByRole('button', { name: /review/ })).toBeNull()
})

test('what is refused of the score stands beside it, of the review in a toast in the words of the server', async () => {
  const wrong = new ApiProblem(422, { message: 'No', errors: { score: ['Choose one'] } })
  const { user } = await show(mayBecome(), wrong)
  await user.click(await open())
  await user.click(within(await dialog()).getByText('Turn into a review', { selector: 'button > span' }))
  expect((await within(await dialog()).findAllByText(/Choose one/)).length).toBeGreaterThan(0)
  cleanup()
  const second = new ApiProblem(422, { message: 'No', errors: { review: ['They have written a review already'] } })
  const again = await show(mayBecome(), second)
  await again.user.click(await open())
  await again.user.click(within(await dialog()).getByText('Turn into a review', { selector: 'button > span' }))
  expect(await screen.findByText('They have written a review already')).toBeTruthy()
})
