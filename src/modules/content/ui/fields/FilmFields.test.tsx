import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Video } from '#modules/media/contract.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import { FilmFields } from './FilmFields.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const FILM: Video = {
  id: '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c',
  bunny_id: 'b',
  bunny_status: 3,
  state: 'ready',
  progress: 100,
  failure: null,
  duration_seconds: 4,
  has_own_still: false,
  poster_url: '/poster.webp',
  embed_url: null,
  captions: [],
}
const NOW = { ...FILM, captions: [{ language: 'de', label: 'Deutsch' }] }

/** The fields of a block with a film, in their dialog; on the server it is as `now` says. */
async function show(film: Video, now: Video = film) {
  const [onSubmit, onClose] = [vi.fn(), vi.fn()]
  const kept: string[] = []
  let there = now
  const call = async (_: Endpoint, { webvtt }: { webvtt?: string }) => {
    if (webvtt === undefined) return there
    kept.push(webvtt)
    there = { ...there, captions: [{ language: 'en', label: 'English' }] }
    return there
  }
  const api = { token: () => Promise.resolve('token'), call } as unknown as BrowserApi
  const words = { title: 'Video', dismiss: 'Close it', submit: 'Save it' }
  await showInRoute(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api}>
        <Confirmations>
          <Suspense>
            <FormDialog {...words} size="large" onSubmit={onSubmit} onClose={onClose}>
              <FilmFields draft={{ id: 'v', type: 'video', title: 'Zza kulis', film }} onChange={() => undefined} />
            </FormDialog>
          </Suspense>
        </Confirmations>
      </ApiProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const choose = async (cues: string) => {
    const file = new File([`WEBVTT\n\n${cues}`], 'film.vtt', { type: 'text/vtt' })
    await user.upload(await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }), file)
  }
  return { user, press, choose, kept, onSubmit, onClose }
}

const OVERLAPPING = '00:00.500 --> 00:02.000\nKreda\n\n00:01.000 --> 00:03.000\nKlej\n'

test('a film has a still and captions, which are kept apart from its block', async () => {
  const { choose, kept, onSubmit } = await show(FILM)
  expect(await screen.findByRole('region', { name: 'Thumbnail' })).toBeTruthy()
  await choose('00:00.500 --> 00:02.000\nKreda\n')
  expect(await screen.findByRole('button', { name: 'Edit captions: English' })).toBeTruthy()
  expect(kept).toEqual([expect.stringContaining('Kreda')])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('those that were changed since the block was read are there as they are now', async () => {
  await show(FILM, NOW)
  expect(await screen.findByRole('button', { name: 'Edit captions: Deutsch' })).toBeTruthy()
})

test('a film that is not sent yet has neither', async () => {
  await show({ ...FILM, state: 'uploading', poster_url: null })
  await act(async () => undefined)
  expect(screen.queryByRole('heading', { name: 'Captions' })).toBeNull()
})

test('the times of a caption are no part of the form around', async () => {
  const { choose } = await show(FILM)
  await choose(OVERLAPPING)
  const times = within(await screen.findByRole('region', { name: 'Captions: English' })).getAllByLabelText('From')
  expect(times.map((field) => (field as HTMLInputElement).form)).toEqual([null, null])
})

test.each([
  ['closes', 'Close it', 'onClose'],
  ['saves', 'Save it', 'onSubmit'],
] as const)('whoever %s the dialog over unsaved captions is asked first', async (_does, button, told) => {
  const { choose, press, ...heard } = await show(FILM)
  await choose(OVERLAPPING)
  await screen.findByRole('region', { name: 'Captions: English' })
  await press(button)
  await screen.findByText('What you changed in these captions will be lost.')
  const question = screen.getAllByRole('dialog').at(-1)!
  await userEvent.click(within(question).getAllByRole('button', { name: 'Cancel' }).at(-1)!)
  expect(heard[told]).not.toHaveBeenCalled()
  await press(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(heard[told]).toHaveBeenCalledOnce())
})

test('where nothing is unsaved nobody is asked', async () => {
  const { press, onClose } = await show(FILM)
  await screen.findByRole('region', { name: 'Thumbnail' })
  await press('Close it')
  expect(onClose).toHaveBeenCalledOnce()
})
