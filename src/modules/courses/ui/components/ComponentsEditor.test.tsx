import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { EditedComponent } from '../../components/contract.ts'
import { ComponentsEditor } from './ComponentsEditor.tsx'

const place = { courseId: 'c', sectionId: 's', lectureId: 'l' }
const flour: EditedComponent = { id: 'flour', type: 'text', html: '<p>Flour</p>', version: 'one' }
const water: EditedComponent = { id: 'water', type: 'text', html: '<p>Water</p>', version: 'one' }
const lecture = { id: 'm', title: 'Baking' }

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

async function show(answers: Record<string, unknown> = {}) {
  const asked: string[] = []
  const call = vi.fn(async ({ method, path }: Endpoint, given: object) => {
    const named = `${method} ${path.split('/').slice(-2).join('/')}`
    asked.push('lecture_id' in given ? `${named} to ${String(given.lecture_id)}` : named)
    return answers[named] ?? {}
  })
  const api = { token: () => Promise.resolve('token'), call } as unknown as BrowserApi
  await act(
    async () =>
      void render(
        <MemoryRouter>
          <Locale language="en" timeZone="Europe/Warsaw">
            <ApiProvider api={api}>
              <Suspense>
                <ComponentsEditor place={place} components={[flour, water]} />
              </Suspense>
              <Toaster />
            </ApiProvider>
          </Locale>
        </MemoryRouter>,
      ),
  )
  const rows = () => within(screen.getByRole('region', { name: 'Content' })).getAllByRole('listitem')
  const choose = async (name: string, item: string) => {
    await userEvent.click(screen.getByRole('button', { name: `More: ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { asked, rows, choose }
}

test('what was deleted is back by Undo, where the server says', async () => {
  const { asked, rows, choose } = await show({ 'POST :componentId/restore': { data: [flour, water] } })
  await choose('Text: Flour', 'Delete')
  expect(await screen.findByText('Deleted: Text: Flour')).toBeTruthy()
  expect(rows()).toHaveLength(1)
  await userEvent.click(screen.getByText('Undo'))
  expect(asked).toEqual(['DELETE components/:componentId', 'POST :componentId/restore'])
  expect(rows()).toHaveLength(2)
})

test('a copy stands below what it is a copy of', async () => {
  const { rows, choose } = await show({
    'POST :componentId/duplicate': { data: [flour, { ...flour, id: 'copy' }, water] },
  })
  await choose('Text: Flour', 'Duplicate')
  expect(await screen.findByText('The copy stands right below')).toBeTruthy()
  // What a text is shown by comes on demand.
  await waitFor(() =>
    expect(rows().map(({ textContent }) => /Flour|Water/.exec(textContent ?? '')?.[0])).toEqual([
      'Flour',
      'Flour',
      'Water',
    ]),
  )
})

test('a component that moved to another lecture is back by Undo', async () => {
  const { asked, rows, choose } = await show({
    'GET :courseId/sections': { data: [{ id: 's', title: 'Bread', lectures: [{ id: 'l', title: 'Dough' }, lecture] }] },
    'GET lectures/:lectureId': { section_id: 's' },
    'PUT components/order': { data: [flour, water] },
  })
  await choose('Text: Water', 'Move to another lecture')
  await userEvent.click(await screen.findByRole('combobox', { name: /Lecture of this course/ }))
  expect(screen.queryByRole('option', { name: 'Bread: Dough' })).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: 'Bread: Baking' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  expect(await screen.findByText('“Text: Water” is now in “Bread: Baking”')).toBeTruthy()
  expect(rows()).toHaveLength(1)
  await userEvent.click(screen.getByText('Undo'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(asked.slice(1)).toEqual([
    'PUT :componentId/lecture to m',
    'GET lectures/:lectureId',
    'PUT :componentId/lecture to l',
    'PUT components/order',
  ])
})
