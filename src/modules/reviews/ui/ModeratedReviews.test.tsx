import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import type { ModeratedReview } from '../contract.ts'
import { DecideReview } from './DecideReview.tsx'
import { ModeratedReviews } from './ModeratedReviews.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

test('one that was decided is told, and is what it was before once that is taken back', async () => {
  const calls: string[] = []
  const call = async ({ method, path }: Endpoint) => void calls.push(`${method} ${path}`)
  await showInRoute(
    <ApiProvider api={{ call } as unknown as BrowserApi}>
      <DecideReview review={{ id: 'a-review', status: 'pending' } as ModeratedReview} />
      <Toaster />
    </ApiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByText('1 review is shown.')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
  await waitFor(() => expect(calls).toEqual(['POST /home/reviews/:id/approve', 'POST /home/reviews/:id/reconsider']))
})

test('a list without any says what will wait there only where they wait, and leads from the others to all', async () => {
  const show = (status: ModeratedReview['status'] | '') =>
    showInRoute(
      <ApiProvider api={{} as BrowserApi}>
        <ModeratedReviews reviews={[]} status={status} />
      </ApiProvider>,
    )
  await show('')
  expect(screen.getByText(/will wait here/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  await show('approved')
  expect(screen.queryByText(/will wait here/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Show all reviews' })).toBeTruthy()
})
