import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Video } from '../../contract.ts'
import { Captions } from './Captions.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const VIDEO: Video = {
  id: '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c',
  bunny_id: 'b',
  bunny_status: 3,
  state: 'ready',
  progress: 100,
  failure: null,
  duration_seconds: 4,
  has_own_still: false,
  poster_url: null,
  embed_url: null,
  captions: [],
}

async function show() {
  const kept: string[] = []
  const api = {
    token: () => Promise.resolve('token'),
    async call(_: unknown, { webvtt }: { webvtt: string }) {
      kept.push(webvtt)
      return { ...VIDEO, captions: [{ language: 'en', label: 'English' }] }
    },
  } as unknown as BrowserApi
  const element = (
    <Confirmations>
      <Captions video={VIDEO} filmPlace={{ current: null }} />
      <Toaster />
    </Confirmations>
  )
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  await act(async () =>
    render(
      <Locale language="en" timeZone="Europe/Warsaw">
        <QueryClientProvider client={queries}>
          <ApiProvider api={api}>
            <Suspense>
              <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
            </Suspense>
          </ApiProvider>
        </QueryClientProvider>
      </Locale>,
    ),
  )
  const user = userEvent.setup()
  const choose = async (cues: string) => {
    const file = new File([`WEBVTT\n\n${cues}`], 'film.vtt', { type: 'text/vtt' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  }
  return { user, kept, choose }
}

test('captions without a fault are kept as soon as their file is chosen', async () => {
  const { kept, choose } = await show()
  await choose('00:00.500 --> 00:02.000\nKreda\n\n00:02.000 --> 00:04.000\nKlej\n')
  await waitFor(() => expect(kept).toEqual([expect.stringContaining('Klej')]))
  expect(await screen.findByRole('button', { name: 'Edit captions: English' })).toBeTruthy()
})

test.each([
  ['overlap', '00:00.500 --> 00:02.000\nKreda\n\n00:01.000 --> 00:03.000\nKlej\n', 'Begins before the one above ends'],
  ['end before they begin', '00:03.000 --> 00:01.000\nKreda\n', 'Ends before it begins'],
  [
    'begin after the film',
    '00:00.500 --> 00:01.000\nKreda\n\n00:10.000 --> 00:12.000\nKlej\n',
    'Begins after the film has ended',
  ],
])('captions that %s are looked at before they are kept', async (_, cues, problem) => {
  const { user, kept, choose } = await show()
  await choose(cues)
  expect(await screen.findByText(problem)).toBeTruthy()
  expect(screen.getByText(/^1 caption needs a look/)).toBeTruthy()
  expect(kept).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('What you changed in these captions will be lost.')).toBeTruthy()
})
