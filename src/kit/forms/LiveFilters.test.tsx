import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { LiveFilters } from './LiveFilters.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Filtered() {
  const { search } = useLocation()
  return (
    <>
      <p data-testid="address">{search}</p>
      <LiveFilters>
        <TextField name="q" label="Search" />
        <Select
          name="status"
          label="Status"
          options={[
            { value: '', label: 'All' },
            { value: 'draft', label: 'Drafts' },
          ]}
        />
      </LiveFilters>
      <Link to="?">Everything</Link>
    </>
  )
}

function ManyFiltered() {
  return (
    <LiveFilters>
      <input type="hidden" name="product_id" value="p" />
      <TextField name="q" label="Search" />
      <TextField name="from" label="From" />
      <TextField name="until" label="Until" />
    </LiveFilters>
  )
}

async function show(element = <Filtered />, at = '/') {
  const router = createMemoryRouter([{ path: '/', element, loader: () => null }], { initialEntries: [at] })
  await act(async () =>
    render(
      <Locale language="en" timeZone="Europe/Warsaw">
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </Locale>,
    ),
  )
  return router
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const address = () => screen.getByTestId('address').textContent
const words = () => screen.getByLabelText<HTMLInputElement>('Search')
const status = () => screen.getByLabelText<HTMLSelectElement>('Status')
const type = (value: string) => fireEvent.change(words(), { target: { value } })

test('what is typed counts after half a second, a choice at once, and nothing empty is in the address', async () => {
  await show()
  type(' żółw ')
  await pass(499)
  expect(address()).toBe('')
  await pass(2)
  expect(address()).toBe('?q=%C5%BC%C3%B3%C5%82w')
  fireEvent.change(status(), { target: { value: 'draft' } })
  await pass(1)
  expect(new URLSearchParams(address()).get('status')).toBe('draft')
})

test('a link and the way back show in the fields, but never over what someone is typing', async () => {
  const router = await show()
  type('lino')
  await pass(501)
  fireEvent.change(status(), { target: { value: 'draft' } })
  await pass(1)
  words().focus()
  type('linocut')
  await act(() => router.navigate('?'))
  expect([words().value, status().value]).toEqual(['linocut', ''])
  words().blur()
  await act(() => router.navigate('?q=thread&status=draft'))
  expect([words().value, status().value]).toEqual(['thread', 'draft'])
})

test('a choice made in the moment another address arrives is sent, beside what that address asks', async () => {
  const router = await show()
  await act(async () => {
    const arriving = router.navigate('?q=thread')
    fireEvent.change(status(), { target: { value: 'draft' } })
    await arriving
  })
  expect([words().value, status().value]).toEqual(['thread', 'draft'])
  await pass(1)
  expect(address()).toBe('?q=thread&status=draft')
})

test('Enter sends at once, and the pause that was running sends no second time', async () => {
  const router = await show()
  const visited: string[] = []
  router.subscribe(({ location }) => visited.push(location.search))
  type('now')
  fireEvent.submit(words().form!)
  await pass(1000)
  expect(new Set(visited.filter((each, nth) => each !== visited[nth - 1]))).toEqual(new Set(['', '?q=now']))
  expect(address()).toBe('?q=now')
})

test('more than two fold behind a button after the first, which says how many of them are chosen', async () => {
  await show(<ManyFiltered />, '/?q=lino&from=2026-01-01&product_id=p&sort=name&cursor=c')
  const button = screen.getByRole('button', { name: 'Filters (2)' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  const fields = [...button.closest('form')!.querySelectorAll('input:not([type=hidden]), button')]
  expect(fields.map((each) => each.getAttribute('name') ?? 'button')).toEqual(['q', 'button', 'from', 'until'])
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

test('two stay as they are, and where nothing is chosen no number stands', async () => {
  await show()
  expect(screen.queryByRole('button', { name: /Filters/ })).toBeNull()
  cleanup()
  await show(<ManyFiltered />)
  screen.getByRole('button', { name: 'Filters' })
})
