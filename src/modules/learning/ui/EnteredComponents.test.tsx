import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import type { WatchedComponent } from '#modules/courses/components/contract.ts'
import type { EntryAnswer } from '#modules/content/contract.ts'
import { ShownBlocks } from '#modules/content/ui/views/ShownBlocks.tsx'
import { putFile } from '#modules/media/ui/put-file.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { forgetDrafts, readDraft } from '#kit/drafts/useDraft.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { keepEntry } from '../contract.ts'
import { EnteredComponents } from './EnteredComponents.tsx'

vi.mock('#modules/media/ui/put-file.ts')

const asked = { help: '', awaits_answer: false }
const line: WatchedComponent = { id: 'c', type: 'text_line', label: 'What will you bake?', ...asked }
const amount: WatchedComponent = { id: 'n', type: 'number', label: 'Flour', unit: 'g', ...asked }
const list: WatchedComponent = { id: 'k', type: 'checklist', label: 'To do', help: '', options: ['Knead', 'Bake'] }

beforeAll(() => loadTexts('en'))
afterEach(() => {
  cleanup()
  forgetDrafts()
})

async function show(
  component: WatchedComponent,
  { isVisitor = false, entered = [] as string[][], answer = null as EntryAnswer | null } = {},
) {
  const answers: (Error | undefined)[] = []
  const sent: string[][] = []
  const call = vi.fn(async (endpoint: unknown, { values }: { values: string[] }) => {
    if (endpoint !== keepEntry)
      return {
        data: entered.map((each) => ({ component_id: component.id, values: each, entered_at: '2026-01-01', answer })),
      }
    sent.push(values)
    const failure = answers.shift()
    if (failure) throw failure
    return { component_id: component.id, values, entered_at: new Date().toISOString() }
  })
  const api = { token: () => Promise.resolve('token'), call } as unknown as BrowserApi
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <ApiProvider api={api}>
            <ViewerProvider viewer={isVisitor ? null : { id: 'me', name: 'Me', role: 'student' }}>
              <Suspense>
                <EnteredComponents lectureId="l">
                  <ShownBlocks blocks={[component]} />
                </EnteredComponents>
              </Suspense>
            </ViewerProvider>
          </ApiProvider>
        </Locale>,
      ),
  )
  return { answers, sent, call }
}

test('what is typed is sent at the next pause, once, and told of', async () => {
  const { sent } = await show(line, { entered: [['Rolls']] })
  const field = await screen.findByRole('textbox', { name: 'What will you bake?' })
  expect(field).toHaveProperty('value', 'Rolls')
  await userEvent.type(field, ' and bread')
  expect(await screen.findByText('Kept')).toBeTruthy()
  expect(sent).toEqual([['Rolls and bread']])
  expect(readDraft('entries:me:l')).toBe('')
})

test('without a network it stays in the browser, and goes when there is one again', async () => {
  const { answers, sent } = await show(line)
  answers.push(new NetworkProblem())
  await userEvent.type(await screen.findByRole('textbox'), 'Bread')
  expect(await screen.findByText('Kept on this device until there is a network')).toBeTruthy()
  expect(readDraft('entries:me:l')).toContain('Bread')
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Kept')).toBeTruthy()
  expect(sent).toEqual([['Bread'], ['Bread']])
})

test('a refusal is told', async () => {
  const { answers } = await show(line)
  answers.push(new ApiProblem(422, { message: 'No' }))
  await userEvent.type(await screen.findByRole('textbox'), 'Bread')
  expect(await screen.findByText(/^It could not be kept/)).toBeTruthy()
})

test('of a visitor it stays in the browser', async () => {
  const { call } = await show(line, { isVisitor: true })
  await userEvent.type(await screen.findByRole('textbox'), 'Bread')
  expect(screen.getByText(/^Kept on this device; log in/)).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

test('a number may have a comma, and what is none is not sent', async () => {
  const { sent } = await show(amount)
  const field = await screen.findByRole('textbox', { name: 'Flour (g)' })
  await userEvent.type(field, 'much')
  expect(await screen.findByText('Write a number, such as 2.5')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '2,5')
  await waitFor(() => expect(sent.at(-1)).toEqual(['2.5']))
})

test('a file that is handed in stands below its question, and is taken back', async () => {
  const asking: WatchedComponent = { id: 'h', type: 'hand_in', label: 'Your loaf', kinds: ['pictures'], ...asked }
  const { call, sent } = await show(asking)
  const file = new File(['x'], 'loaf.png', { type: 'image/png' })
  const handedIn = { filename: 'loaf.png', bytes: 1, url: '/lectures/entries/e/file' }
  vi.mocked(putFile).mockResolvedValue()
  call.mockResolvedValueOnce({ stored_id: 's', upload: '/put', headers: {} } as never)
  call.mockResolvedValueOnce({ component_id: 'h', values: ['loaf.png'], file: handedIn, answer: null } as never)
  const region = await screen.findByRole('region', { name: 'Your loaf' })
  expect(region.textContent).toContain('One file: pictures; at most 100 MB.')
  await userEvent.upload(region.querySelector('input')!, file)
  const link = await screen.findByRole('link', { name: 'loaf.png' })
  expect(link.getAttribute('href')).toBe(handedIn.url)
  expect(screen.getByRole('button', { name: 'Hand in another file' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(screen.queryByRole('link', { name: 'loaf.png' })).toBeNull()
  await waitFor(() => expect(sent).toEqual([[]]))
})

test('a file that is refused says why', async () => {
  const asking: WatchedComponent = { id: 'h', type: 'hand_in', label: 'Your loaf', kinds: ['pictures'], ...asked }
  const { call } = await show(asking)
  call.mockRejectedValueOnce(new ApiProblem(422, { message: 'No', errors: { filename: ['Not of this kind'] } }))
  const region = await screen.findByRole('region', { name: 'Your loaf' })
  await userEvent.upload(region.querySelector('input')!, new File(['x'], 'loaf.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not of this kind')
})

test('of a visitor no file is taken', async () => {
  await show({ id: 'h', type: 'hand_in', label: 'Your loaf', kinds: ['pictures'], ...asked }, { isVisitor: true })
  expect(await screen.findByText('Log in to hand in a file.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a checklist is ticked off', async () => {
  const { sent } = await show(list, { entered: [['Bake']] })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Knead' }))
  await waitFor(() => expect(sent).toEqual([['Knead', 'Bake']]))
})

test('a promised answer is told of, and stands below what was entered, with what was changed since', async () => {
  const promised: WatchedComponent = { ...line, awaits_answer: true }
  await show(promised)
  expect(await screen.findByText('Your instructor reads and answers this.')).toBeTruthy()
  cleanup()
  const answer = { body: 'Try rye flour 🌾', answered_at: '2026-01-02T10:00:00.000Z', by: 'Zoé', is_older: false }
  await show(promised, { entered: [['Bread']], answer })
  const shown = await screen.findByRole('complementary', { name: 'Answer of your instructor' })
  expect(shown.textContent).toContain('Try rye flour 🌾')
  expect(shown.textContent).toContain('Zoé')
  expect(screen.queryByText('Your instructor reads and answers this.')).toBeNull()
  expect(screen.queryByText('Written before you last changed this.')).toBeNull()
  cleanup()
  await show(line, { entered: [['Rye bread']], answer: { ...answer, by: null, is_older: true } })
  expect(await screen.findByText('Written before you last changed this.')).toBeTruthy()
})
