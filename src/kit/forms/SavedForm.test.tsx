import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startTransition, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CHANGED_MEANWHILE } from '#platform/contract/seen-of.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import type { BrowserApi } from '../api/browser-api.ts'
import { readDraft, writeDraft } from '../drafts/useDraft.ts'
import { useUnsaved } from '../drafts/useUnsaved.ts'
import { toast, toasts } from '../feedback/toast.ts'
import { TextField } from '../fields/TextField.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { SavedForm } from './SavedForm.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  writeDraft('course', '')
  read.mockClear()
  shown.length = 0
  for (const { id } of toasts.current()) toast.dismiss(id)
})
afterEach(cleanup)

/** the page reads what is saved */
const read = vi.fn(() => null)
/** all titles that stood in the field, one after the other */
const shown: string[] = []

function CourseForm({ save }: { save: (title: string) => Promise<void> }) {
  const [saved, setSaved] = useState({ title: 'Ink' })
  const { values, field, forget } = useUnsaved('course', saved)
  if (shown.at(-1) !== values.title) shown.push(values.title)
  const saveAndRead = async () => {
    await save(values.title)
    // As the router shows what it has read again.
    startTransition(() => setSaved({ title: `${values.title}!` }))
  }
  return (
    <SavedForm save={saveAndRead} forget={forget} submit="Save">
      <TextField {...field.text('title')} label="Title" />
    </SavedForm>
  )
}

async function typeAndSave(save: (title: string) => Promise<void>) {
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <ApiProvider api={{} as BrowserApi}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/', element: <CourseForm save={save} />, loader: read }])}
        />
      </ApiProvider>
    </Locale>,
  )
  await userEvent.type(await screen.findByLabelText('Title'), ' and paper')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('what is typed is kept until it is saved, then forgotten, and that is said', async () => {
  let keptWhileSaving = ''
  await typeAndSave(async (title) => {
    keptWhileSaving = readDraft('course')
    expect(title).toBe('Ink and paper')
  })
  await waitFor(() => expect(toasts.current()).toMatchObject([{ tone: 'good' }]))
  expect(keptWhileSaving).toContain('Ink and paper')
  expect(readDraft('course')).toBe('')
  expect(shown.slice(-2)).toEqual(['Ink and paper', 'Ink and paper!'])
})

test('what is refused stands at its field, and what is typed stays', async () => {
  await typeAndSave(() => Promise.reject(new ApiProblem(422, { errors: { title: ['Too long'] } })))
  const field = await screen.findByRole('textbox', { name: 'Title', description: 'Too long' })
  expect(field).toHaveProperty('value', 'Ink and paper')
  expect(toasts.current()).toEqual([])
  expect(readDraft('course')).toContain('Ink and paper')
})

test('what was changed meanwhile is read again before that is told, and what is typed stays over it', async () => {
  const changed = new ApiProblem(409, { message: 'Changed', code: CHANGED_MEANWHILE })
  await typeAndSave(() => Promise.reject(changed))
  await screen.findByText('Changed')
  expect(read).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Ink and paper')
  expect(readDraft('course')).toContain('Ink and paper')
})
