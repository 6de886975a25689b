import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import { Toaster } from '../feedback/Toaster.tsx'
import { toast, toasts } from '../feedback/toast.ts'
import { type BulkAction, BulkTable } from './BulkTable.tsx'
import { column } from './columns.ts'

interface Row {
  id: string
  isOut: boolean
}

const ROWS: Row[] = [
  { id: 'Ala', isOut: false },
  { id: 'Bolek', isOut: true },
  { id: 'Celina', isOut: false },
]

/** What the server was asked, in turn. */
let asked: string[] = []
let refused: Record<string, ApiProblem> = {}

const call = (what: string) => async (row: Row) => {
  asked.push(`${what} ${row.id}`)
  if (refused[row.id]) throw refused[row.id]
}

const publish: BulkAction<Row> = {
  label: 'Publish',
  isFor: ({ isOut }) => !isOut,
  work: call('publish'),
  undo: call('hide'),
  said: (count) => `${count} published`,
}

const show = (actions: BulkAction<Row>[]) =>
  showInRoute(
    <>
      <BulkTable
        caption="Things"
        rows={ROWS}
        columns={[column<Row>('Name', ({ id }) => id)]}
        nameOf={({ id }) => id}
        actions={actions}
      />
      <Toaster />
    </>,
  )

beforeEach(() => {
  asked = []
  refused = {}
  for (const { id } of toasts.current()) toast.dismiss(id)
})
afterEach(cleanup)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the same is done with those of the chosen that it is for, one after the other, and taken back', async () => {
  await show([publish])
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await press('Choose all on this page')
  await screen.findByText('3 chosen')
  await press('Publish')
  await screen.findByText('2 published')
  expect(asked).toEqual(['publish Ala', 'publish Celina'])
  await screen.findByText('0 chosen')
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  await waitFor(() => expect(asked.slice(2)).toEqual(['hide Ala', 'hide Celina']))
})

test('what is refused of one is said of it, it stays chosen, and the others go on', async () => {
  refused = { Ala: new ApiProblem(409, { message: 'Add a lecture first' }) }
  await show([publish])
  for (const name of ['Ala', 'Celina']) await userEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}` }))
  await press('Publish')
  await screen.findByText('1 published')
  await screen.findByText('Ala: Add a lecture first')
  expect(screen.getByRole('checkbox', { name: 'Choose Ala' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Choose Celina' })).toHaveProperty('checked', false)
})

test('a session that ended ends it, and what was done before is told', async () => {
  refused = { Celina: new ApiProblem(401, { message: 'Log in' }) }
  await show([publish])
  await press('Choose all on this page')
  await press('Publish')
  await screen.findByText('1 published')
  await screen.findByText('Log in to set progress')
  expect(screen.queryByText('One could not be changed')).toBeNull()
})

test('who may only look chooses nothing', async () => {
  await show([])
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
