import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { byRouter } from '#kit/navigation/by-router.tsx'
import { WaysContext } from '#kit/navigation/ways.tsx'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { ReportButton } from './ReportButton.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const call = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>()

/** Opens the dialog in which something of another is reported. */
async function report() {
  cleanup()
  await showInRoute(
    <WaysContext value={byRouter}>
      <ApiProvider api={{ call } as never}>
        <ViewerProvider viewer={{ id: 'ola', name: 'Ola', role: 'student' }}>
          <Suspense>
            <ReportButton type="App\Post" id="a-post" authorName="Jan" />
            <Toaster />
          </Suspense>
        </ViewerProvider>
      </ApiProvider>
    </WaysContext>,
    [{ path: '/login', element: <p>Please log in</p> }],
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Report what Jan wrote' }))
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { hidden: true })
  return { user, words, press: (name: string) => user.click(screen.getByText(name, { selector: 'button > span' })) }
}

test('a report that came too late leads to the login and keeps its words, until it is sent', async () => {
  call.mockRejectedValueOnce(new ApiProblem(419, { message: 'Session expired' }))
  const late = await report()
  await late.user.type(late.words, 'To jest reklama')
  await late.press('Send report')
  expect(await screen.findByText('Please log in')).toBeTruthy()

  call.mockResolvedValueOnce({})
  const again = await report()
  expect(again.words.value).toBe('To jest reklama')
  await again.press('Send report')
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  expect(call.mock.lastCall?.[1]).toMatchObject({ type: 'App\\Post', id: 'a-post', words: 'To jest reklama' })
  expect((await report()).words.value).toBe('')
})

test('a report that is given up is forgotten', async () => {
  const { user, words, press } = await report()
  await user.type(words, 'Well')
  await press('Cancel')
  expect((await report()).words.value).toBe('')
})
