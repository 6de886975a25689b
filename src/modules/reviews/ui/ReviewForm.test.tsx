import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { ReviewForm } from './ReviewForm.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

async function show(answer: () => Promise<unknown>) {
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <MemoryRouter>
            <ApiProvider api={{ call: answer } as unknown as BrowserApi}>
              <ViewerProvider viewer={{ id: 'ola', name: 'Ola', role: 'student' }}>
                <Suspense>
                  <ReviewForm courseId="knives" onWritten={() => undefined} />
                </Suspense>
              </ViewerProvider>
            </ApiProvider>
          </MemoryRouter>
        </Locale>,
      ),
  )
  return userEvent.setup()
}
const words = () => screen.findByRole('textbox', { name: /What would you tell/ })

test('what was written of a course survives an expired session, and is forgotten once it is accepted', async () => {
  const user = await show(() => Promise.reject(new ApiProblem(419, { message: 'Session expired' })))
  await user.type(await words(), 'Ostry nóż')
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  cleanup()
  const again = await show(() => Promise.resolve({ review: {} }))
  expect(await words()).toHaveProperty('value', 'Ostry nóż')
  await again.click(screen.getByRole('radio', { name: 'Yes, I recommend it' }))
  await again.click(screen.getByRole('button', { name: 'Send review' }))
  cleanup()
  await show(() => Promise.resolve({}))
  expect(await words()).toHaveProperty('value', '')
})
