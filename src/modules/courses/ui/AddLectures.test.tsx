import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { ContentEditor } from './ContentEditor.tsx'

const SECTIONS = [{ id: 's', title: 'Paper', delay_days: 0, lectures: [] }]

beforeAll(() => loadTexts('en'))
beforeEach(() => void vi.stubGlobal('reportError', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** With a server that answers when it is told to. */
async function show() {
  const asked: { titles: string[]; answer: (failure?: Error) => Promise<void> }[] = []
  const api = {
    token: () => Promise.resolve('token'),
    call: (_: unknown, { titles }: { titles: string[] }) =>
      new Promise((resolve, reject) => {
        const data = titles.map((title) => ({
          id: title,
          section_id: 's',
          title,
          kind: 'text',
          status: 'draft',
          visibility: 'draft',
          is_free_to_watch: false,
          needs_login: false,
          delay_days: 0,
          run_time_seconds: 0,
          video_state: 'none',
          lectures: [],
        }))
        asked.push({
          titles,
          answer: (failure) => act(async () => (failure ? reject(failure) : resolve({ data }))),
        })
      }),
  } as unknown as BrowserApi
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <MemoryRouter>
            <ApiProvider api={api}>
              <Confirmations>
                <Suspense>
                  <ContentEditor courseId="c" sections={SECTIONS} />
                </Suspense>
                <Toaster />
              </Confirmations>
            </ApiProvider>
          </MemoryRouter>
        </Locale>,
      ),
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a lecture to Paper' })
  return { asked, field, person: userEvent.setup() }
}
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('titles typed faster than the server answers are kept in their order, and empty ones not at all', async () => {
  const { asked, field, person } = await show()
  await person.type(field, ' Fold {Enter}Cut{Enter}{Enter}  {Enter}Sew{Enter}')
  expect(field.value.trim()).toBe('')
  expect(asked.map((each) => each.titles)).toEqual([['Fold']])
  await asked[0]!.answer()
  await asked[1]!.answer()
  await asked[2]!.answer()
  expect(asked.map((each) => each.titles)).toEqual([['Fold'], ['Cut'], ['Sew']])
  expect(titles()).toEqual(['Fold', 'Cut', 'Sew'])
})

test('a title that could not be kept stands in the field again, or is named where another is being typed', async () => {
  const { asked, field, person } = await show()
  await person.type(field, 'Fold{Enter}')
  await asked[0]!.answer(new ApiProblem(409, { message: 'A course can have at most 1000 lectures.' }))
  expect(field.value).toBe('Fold')
  await screen.findByText('A course can have at most 1000 lectures.')
  await person.type(field, '{Enter}Cut')
  await asked[1]!.answer(new ApiProblem(409, { message: 'Full.' }))
  expect(field.value).toBe('Cut')
  await screen.findByText('“Fold” could not be added.')
  expect(titles()).toEqual([])
})

test('one line is pasted as it is; of several each is looked at, mended and added at once', async () => {
  const { asked, field, person } = await show()
  field.focus()
  await person.paste('1. One line')
  expect(field.value).toBe('1. One line')
  await person.clear(field)
  await person.paste('1. Fold\n\n2. Cut')
  const list = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Titles, one a line' })
  expect([list.value, field.value]).toEqual(['Fold\nCut', ''])
  await person.clear(list)
  await person.click(screen.getByRole('button', { name: 'Add 0 lectures' }))
  await screen.findByText('Write at least one title', { selector: '[id$="errors"] *' })
  await person.type(list, 'Fold\nCut\nSew')
  await person.click(screen.getByRole('button', { name: 'Add 3 lectures' }))
  expect(asked.map((each) => each.titles)).toEqual([['Fold', 'Cut', 'Sew']])
  await asked[0]!.answer()
  expect(titles()).toEqual(['Fold', 'Cut', 'Sew'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sections are typed one after another, and a pasted list of them is looked at first', async () => {
  const { asked, person } = await show()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a section' })
  await person.type(field, 'Ink{Enter}')
  await asked[0]!.answer()
  expect(document.activeElement).toBe(field)
  await person.paste(`Water\n\n${'x'.repeat(151)}`)
  const list = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Titles, one a line' })
  await person.click(screen.getByRole('button', { name: 'Add 2 sections' }))
  await screen.findByText(/^A title can have at most 150 characters/, { selector: '[id$="errors"] *' })
  await person.clear(list)
  await person.type(list, 'Water\nFire')
  await person.click(screen.getByRole('button', { name: 'Add 2 sections' }))
  await asked[1]!.answer()
  expect(asked.map((each) => each.titles)).toEqual([['Ink'], ['Water', 'Fire']])
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(sections).toEqual(['Paper', 'Ink', 'Water', 'Fire'])
})
