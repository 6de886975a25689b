import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { FoundCourse } from '../contract.ts'
import { SearchModal } from './SearchModal.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

const bread: FoundCourse = { id: '1', title: 'Chleb', slug: 'chleb', cover_photo: null }
const books: FoundCourse = { id: '2', title: 'Oprawa książek', slug: 'oprawa', cover_photo: '/public/2.webp' }
let asked: string[]
let answer: (q: string) => FoundCourse[]
const onClose = vi.fn()

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => {}
  await loadTexts('en')
})
beforeEach(async () => {
  asked = []
  answer = () => [bread, books]
  onClose.mockReset()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = {
    token: async () => '',
    call: async (_endpoint: unknown, { q }: { q: string }) => {
      asked.push(q)
      return { data: answer(q) }
    },
  }
  await showInRoute(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api as never}>
        <Suspense>
          <SearchModal onClose={onClose} />
        </Suspense>
      </ApiProvider>
    </QueryClientProvider>,
    [{ path: '/:slug', element: <p>Course page</p> }],
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const input = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
/** Time goes by, then what it led to is rendered. */
const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await act(() => vi.advanceTimersByTimeAsync(1))
}

test('asks once, half a second after the last letter', async () => {
  type('c')
  await pass(400)
  type('chleb')
  await pass(400)
  expect(asked).toEqual([])
  await pass(150)
  expect(asked).toEqual(['chleb'])
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Chleb'),
    expect.stringContaining('Oprawa książek'),
  ])
})

test('clears at once when the field is emptied, and asks nothing', async () => {
  type('chleb')
  await pass(600)
  type('  ')
  await pass(600)
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(asked).toEqual(['chleb'])
})

test('says when there is nothing', async () => {
  answer = () => []
  type('xyzzy')
  await pass(600)
  expect(screen.getByText('No results this time. Please try again.')).toBeTruthy()
})

test('shows what q is refused with, and clears the results on any other error', async () => {
  type('chleb')
  await pass(600)
  answer = () => {
    throw new ApiProblem(422, { errors: { q: ['Too long', 'Second'] } })
  }
  type('chleb i')
  await pass(600)
  expect(screen.getByText('Too long')).toBeTruthy()
  expect(screen.queryByText('Second')).toBeNull()
  answer = () => {
    throw new ApiProblem(500, {})
  }
  type('chleb i sól')
  await pass(600)
  expect(screen.queryByText('Too long')).toBeNull()
  expect(screen.queryAllByRole('option')).toEqual([])
})

test('is worked by arrows and Enter', async () => {
  type('o')
  await pass(600)
  fireEvent.keyDown(input(), { key: 'ArrowDown' })
  fireEvent.keyDown(input(), { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Oprawa książek')
  expect(input().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(50)
  expect(screen.getByText('Course page')).toBeTruthy()
})

test('its results are links that leave the focus in the field', async () => {
  type('o')
  await pass(600)
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual(['/chleb', '/oprawa'])
  const press = fireEvent.mouseDown(screen.getAllByRole('option')[0]!)
  expect(press).toBe(false)
  const beside = fireEvent.click(screen.getAllByRole('option')[0]!, { ctrlKey: true })
  expect(beside, 'the browser opens it in a tab of its own').toBe(true)
  expect(screen.queryByText('Course page')).toBeNull()
})

test('hides the options 200 ms after the field loses the focus', async () => {
  type('chleb')
  await pass(600)
  fireEvent.blur(input())
  await pass(150)
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await pass(100)
  expect(screen.queryAllByRole('option')).toEqual([])
  fireEvent.focus(input())
  expect(screen.getAllByRole('option')).toHaveLength(2)
})
