import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Note, LectureNotes as Notes } from '../contract.ts'
import { LectureNotes } from './LectureNotes.tsx'
import { NotesOnTheWay } from './NotesOnTheWay.tsx'

const LECTURE = { id: '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c', courseSlug: 'light' }
const aNote = (note: string, seconds: number | null, id = crypto.randomUUID() as string): Note => ({
  id,
  note,
  position_seconds: seconds,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
})

beforeAll(() => loadTexts('en'))
beforeEach(() => void vi.stubGlobal('reportError', () => undefined))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Every test writes as somebody else, so that no draft is found by the next. */
let nth = 0
const someone = () => `ola-${nth++}`

async function show(given: { notes?: Note[]; canWrite?: boolean; viewer?: string; script?: Promise<void> } = {}) {
  const { notes = [], canWrite = true, viewer = someone(), script } = given
  const film = { at: 0 as number | null, goTo: vi.fn() }
  const shown = vi.fn()
  const calls: [string, Record<string, unknown>][] = []
  const failures: Error[] = []
  const api = {
    token: () => Promise.resolve('token'),
    async call({ method, path }: { method: string; path: string }, input: Record<string, unknown>) {
      calls.push([`${method} ${path}`, input])
      const failure = failures.shift()
      if (failure) throw failure
      const known = notes.find(({ id }) => id === input['id'])
      if (method === 'DELETE') return { done: true }
      return {
        note: aNote(
          String(input['note']),
          (input['position_seconds'] as number) ?? known?.position_seconds ?? null,
          known?.id,
        ),
      }
    },
  } as unknown as BrowserApi
  const initial: Notes = { data: notes, next_page_url: null, can_write: canWrite }
  const Arriving = () => {
    if (script) use(script)
    return <LectureNotes lecture={LECTURE} initial={initial} />
  }
  let asked: Element | null = null
  const asking = { askEarly: (place: Element | null) => void (asked = place), takeAsked: () => asked }
  const notAsked = { toggle: vi.fn(), seekBy: vi.fn(), toggleSound: vi.fn(), toggleFullscreen: vi.fn() }
  const player = { current: { now: () => film.at, goTo: film.goTo, ...notAsked } }
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <MemoryRouter>
            <ApiProvider api={api}>
              <ViewerProvider viewer={{ id: viewer, name: 'Ola', role: 'student' }}>
                <Confirmations>
                  <BesideVideo value={{ player, show: shown, ...asking }}>
                    <Suspense fallback={<NotesOnTheWay />}>
                      <Arriving />
                    </Suspense>
                  </BesideVideo>
                  <Toaster />
                </Confirmations>
              </ViewerProvider>
            </ApiProvider>
          </MemoryRouter>
        </Locale>,
      ),
  )
  return { user: userEvent.setup(), film, shown, calls, failNext: (error: Error) => failures.push(error) }
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' })
const save = () => screen.getByRole('button', { name: 'Save note' })
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/EditDelete$/, ''))

test('a note keeps the moment at which writing began, however long it takes', async () => {
  const { user, film, calls } = await show({ notes: [aNote('earlier', 5), aNote('later', 300)] })
  film.at = 192.8
  await user.type(box(), 'T')
  film.at = 240
  await user.type(box(), 'ripod')
  expect(screen.getByText('At 3:12')).toBeTruthy()
  await user.click(save())
  const note = { note: 'Tripod', lecture_id: LECTURE.id, position_seconds: 192, note_key: expect.any(String) }
  expect(calls).toEqual([['POST /notes', note]])
  expect(listed()).toEqual(['0:05earlier', '3:12Tripod', '5:00later'])
  expect(box().value).toBe('')
  expect(await screen.findByText('Note saved')).toBeTruthy()
})

/** Where the focus is, outside of the notes. */
function somewhereElse() {
  const origin = document.createElement('button')
  document.body.append(origin)
  origin.focus()
  return origin
}

test('Alt and M begin a note from anywhere, and saving by keyboard leads back', async () => {
  const { user, film, shown, calls } = await show()
  const origin = somewhereElse()
  film.at = 61
  await user.keyboard('{Alt>}m{/Alt}')
  expect(shown).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(box())
  film.at = 70
  await user.keyboard('Light{Control>}{Enter}{/Control}')
  expect(calls[0]?.[1]).toMatchObject({ note: 'Light', position_seconds: 61 })
  await waitFor(() => expect(document.activeElement).toBe(origin))
  origin.remove()
})

test('Alt and M before the script of the notes is there lead to the box once it is, and back', async () => {
  const { promise: script, resolve: arrive } = Promise.withResolvers<void>()
  const { user, film, shown } = await show({ script })
  const origin = somewhereElse()
  film.at = 61
  await user.keyboard('{Alt>}m{/Alt}')
  expect(shown).toHaveBeenCalledOnce()
  await act(async () => arrive())
  expect(document.activeElement).toBe(box())
  await user.keyboard('Light{Control>}{Enter}{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(origin))
  origin.remove()
})

test('the moment can be left out, and there is none before the film has said where it is', async () => {
  const { user, film, calls } = await show()
  film.at = 61
  await user.type(box(), 'Whole')
  await user.click(screen.getByRole('button', { name: 'Remove the moment 1:01' }))
  await user.click(save())
  film.at = null
  await user.type(box(), 'Text alone')
  await user.click(save())
  expect(calls.map(([, { position_seconds: at }]) => at)).toEqual([null, null])
})

test('what was typed is there again after a reload, with its moment', async () => {
  const viewer = someone()
  const first = await show({ viewer })
  first.film.at = 61
  await first.user.type(box(), 'Half a thou')
  cleanup()
  const { user, calls } = await show({ viewer })
  expect(box().value).toBe('Half a thou')
  await user.type(box(), 'ght')
  await user.click(save())
  expect(calls[0]?.[1]).toMatchObject({ note: 'Half a thought', position_seconds: 61 })
})

test('when the call fails nothing is lost', async () => {
  const { user, failNext } = await show()
  await user.type(box(), 'Not to be lost')
  failNext(new ApiProblem(500, { message: 'No' }))
  await user.click(save())
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(box().value).toBe('Not to be lost')
  expect(listed()).toEqual([])
})

test('a note that is sent again after its answer was lost has the key it had, and the next one another', async () => {
  const viewer = someone()
  const first = await show({ viewer })
  await first.user.type(box(), 'Once')
  first.failNext(new ApiProblem(503, { message: 'No' }))
  await first.user.click(save())
  cleanup()
  const { user, calls } = await show({ viewer })
  await user.click(save())
  await user.type(box(), 'Another')
  await user.click(save())
  const keys = [...first.calls, ...calls].map(([, { note_key: key }]) => key)
  expect(keys).toEqual([keys[0], keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
})

test('what the server refuses is said under the box, and too much is not sent', async () => {
  const { user, failNext, calls } = await show()
  await user.type(box(), 'x')
  failNext(new ApiProblem(422, { message: 'No', errors: { note: ['This is no note'] } }))
  await user.click(save())
  expect(await screen.findByText('This is no note')).toBeTruthy()
  await user.clear(box())
  await user.click(box())
  await user.paste('🎨'.repeat(5001))
  expect(screen.getByText('A note can have up to 5,000 characters, yours has 5,001.')).toBeTruthy()
  expect(save()).toHaveProperty('disabled', true)
  expect(calls).toHaveLength(1)
})

test('a moment is played where it is, and leads there without scripts', async () => {
  const { user, film } = await show({ notes: [aNote('Tripod', 3787)] })
  const moment = screen.getByRole('link', { name: 'Play from 1:03:07' })
  expect(moment.getAttribute('href')).toBe(`/light/watch/${LECTURE.id}?t=3787`)
  await user.click(moment)
  expect(film.goTo).toHaveBeenCalledExactlyOnceWith(3787)
})

test('a note is changed in place, emptied on the way too, and a change that was begun survives a reload', async () => {
  const notes = [aNote('frist', 5)]
  const first = await show({ notes })
  await first.user.click(screen.getByRole('button', { name: 'Edit note: frist' }))
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' })
  expect(document.activeElement).toBe(area())
  await first.user.clear(area())
  expect(area().value).toBe('')
  await first.user.type(area(), 'fir')
  cleanup()
  const { user, calls } = await show({ notes })
  expect(area().value).toBe('fir')
  await user.type(area(), 'st')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(calls).toEqual([['PUT /notes/:id', { id: notes[0]!.id, note: 'first' }]])
  expect(listed()).toEqual(['0:05first'])
})

test('a note is deleted once that was confirmed', async () => {
  const { user, calls } = await show({ notes: [aNote('Keep me', 5), aNote('Delete me', 7)] })
  const ask = () => user.click(screen.getByRole('button', { name: 'Delete note: Delete me' }))
  await ask()
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('The note “Delete me” will be deleted.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(calls).toEqual([])
  await ask()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete note' }))
  expect(await screen.findByText('Note deleted')).toBeTruthy()
  expect(listed()).toEqual(['0:05Keep me'])
})

test('where the lecture is closed notes are read and deleted only', async () => {
  await show({ notes: [aNote('Mine', 5)], canWrite: false })
  expect(screen.getByText(/What you wrote stays yours/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete note: Mine' })).toBeTruthy()
})

test('a lecture without notes says who will see them', async () => {
  await show()
  expect(screen.getByText('No notes yet')).toBeTruthy()
  expect(screen.getByText('What you write down here is seen by nobody but you.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All my notes' }).getAttribute('href')).toBe('/my/notes')
})
