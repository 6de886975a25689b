import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { aBrowserThatDraws } from './fake-drawing.ts'
import { ImageUpload } from './ImageUpload.tsx'

beforeAll(() => loadTexts('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reported = vi.fn<(error: unknown) => void>()

async function show(call: () => Promise<unknown>) {
  vi.stubGlobal('reportError', reported)
  reported.mockClear()
  aBrowserThatDraws().opens({ width: 4000, height: 3000 })
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <MemoryRouter>
            <ApiProvider api={{ call } as unknown as BrowserApi}>
              <Confirmations>
                <Suspense>
                  <ImageUpload label="Cover" context="cover" picture={null} onChange={() => undefined} />
                </Suspense>
              </Confirmations>
            </ApiProvider>
          </MemoryRouter>
        </Locale>,
      ),
  )
  const user = userEvent.setup({ applyAccept: false })
  return (name: string) =>
    user.upload(screen.getByLabelText('Choose an image', { selector: 'input' }), new File(['x'], name))
}

test('what a camera wrote is sent as a type that is taken; what is no picture is refused by its extension', async () => {
  const call = vi.fn<() => Promise<unknown>>().mockRejectedValue(new ApiProblem(419, {}))
  const choose = await show(call)
  await choose('virus.exe')
  expect(await screen.findByText('Bad file extension')).toBeTruthy()
  await choose('IMG_1.heic')
  await screen.findByText('Your session has expired - please reload')
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    extension: 'jpeg',
    filename: 'IMG_1.jpeg',
    context: 'cover',
  })
})

test.each([
  [new ApiProblem(500, {}), 1],
  [new Error('a bug'), 1],
  [new ApiProblem(422, { errors: { extension: ['Bad file extension'] } }), 0],
])('what nobody expected of an upload is reported: %s', async (problem, times) => {
  const choose = await show(() => Promise.reject(problem))
  await choose('cover.png')
  await screen.findByText(times === 0 ? 'Bad file extension' : 'Something went wrong')
  await waitFor(() => expect(reported.mock.calls).toEqual(Array.from({ length: times }, () => [problem])))
})
