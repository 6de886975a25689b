import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { showInRoute } from '#test/show-in-route.tsx'
import { loadTexts } from '../text/text-of.ts'
import { column } from '../lists/columns.ts'
import { DataTable } from '../lists/DataTable.tsx'
import { ListKeys } from './ListKeys.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const ROWS = ['Ala', 'Bolek', 'Celina'].map((name) => ({ id: name.toLowerCase(), name }))

const showList = () =>
  showInRoute(
    <>
      <ListKeys />
      <input aria-label="Search" />
      <main>
        <DataTable
          caption="Students"
          rows={ROWS}
          columns={[
            column<(typeof ROWS)[number]>('Student', ({ id, name }) => (
              <>
                <input type="checkbox" aria-label={`Choose ${name}`} />
                <a href={`#${id}`}>{name}</a>
              </>
            )),
          ]}
        />
      </main>
    </>,
  )
const inHand = () => document.activeElement?.textContent
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` }).checked

test('j and k go from row to row and stop at the ends, and x chooses the one in hand', async () => {
  await showList()
  await userEvent.keyboard('j')
  expect(inHand()).toBe('Ala')
  await userEvent.keyboard('jjj')
  expect(inHand()).toBe('Celina')
  await userEvent.keyboard('kx')
  expect(inHand()).toBe('Bolek')
  expect(['Ala', 'Bolek', 'Celina'].map(isChosen)).toEqual([false, true, false])
  await userEvent.keyboard('x')
  expect(isChosen('Bolek')).toBe(false)
})

test('what is typed into a field stays there', async () => {
  await showList()
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
  await userEvent.type(search, 'jaxk?')
  expect(search.value).toBe('jaxk?')
  expect(document.activeElement).toBe(search)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('? tells the keys, and who dictates switches them off there', async () => {
  await showList()
  await userEvent.keyboard('?')
  const keysWork = await screen.findByRole('switch', { name: /Single letters/ })
  await userEvent.click(keysWork)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('j')
  expect(inHand()).not.toBe('Ala')
  await userEvent.click(screen.getByRole('button', { name: 'Keys' }))
  await userEvent.click(await screen.findByRole('switch', { name: /Single letters/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('j')
  expect(inHand()).toBe('Ala')
})
