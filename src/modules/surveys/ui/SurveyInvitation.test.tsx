import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clock, HOUR } from '#platform/clock.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { forgetDrafts } from '#kit/drafts/useDraft.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { ShownSurvey } from '../vocabulary.ts'
import { SurveyInvitation } from './SurveyInvitation.tsx'
import { SurveyModal } from './SurveyModal.tsx'

const ID = '0199a5c4-0000-7000-8000-000000000001'
const QUESTION = '0199a5c4-0000-7000-8000-000000000002'
const EVERYWHERE: ShownSurvey = { id: ID, on: 'everywhere', slug: null }
const survey = {
  id: ID,
  title: 'Two minutes',
  description: '',
  questions: [
    {
      id: QUESTION,
      title: 'How did you find us?',
      type: 'text',
      inputType: 'text',
      placeholder: '',
      required: true,
      options: [],
      value: '',
    },
  ],
}

beforeAll(async () => {
  await import('./ask-for.ts')
  expect(SurveyModal).toBeTypeOf('function')
  await loadTexts('en')
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  }
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  window.localStorage.clear()
  forgetDrafts()
  clock.shiftMilliseconds = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const calls: { path: string; input: unknown }[] = []
let respondedAt: string | null
let refusal: Error | undefined
beforeEach(() => {
  calls.length = 0
  respondedAt = null
  refusal = undefined
})
const api = {
  call: async ({ path }: { path: string }, input: unknown) => {
    calls.push({ path, input })
    if (path === '/survey/:id') return { survey, responded_at: respondedAt }
    if (refusal) throw refusal
    return { responded_at: '2026-11-21T10:00:00.000Z' }
  },
} as unknown as BrowserApi

async function visit(path = '/', surveys = [EVERYWHERE]) {
  cleanup()
  await act(async () => {
    render(
      <Locale language="en" timeZone="Europe/Warsaw">
        <MemoryRouter initialEntries={[path]}>
          <ApiProvider api={api}>
            <input aria-label="Elsewhere" />
            <SurveyInvitation surveys={surveys} />
          </ApiProvider>
        </MemoryRouter>
      </Locale>,
    )
  })
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const isShown = async () => {
  await act(() => vi.dynamicImportSettled())
  return screen.queryByRole('heading', { name: 'Two minutes' }) !== null
}

test('it is shown after a few quiet seconds, not at once', async () => {
  await visit()
  await pass(2)
  expect(await isShown()).toBe(false)
  expect(calls).toEqual([])
  await pass(1)
  expect(await isShown()).toBe(true)
})

test('once displayed it stays away for 24 hours, whether it was closed or not', async () => {
  await visit()
  await pass(3)
  expect(await isShown()).toBe(true)
  clock.moveBy(24 * HOUR - 60_000)
  await visit()
  await pass(10)
  expect(await isShown()).toBe(false)
  clock.moveBy(60_000)
  await visit()
  await pass(3)
  expect(await isShown()).toBe(true)
})

test('once answered it never comes back', async () => {
  await visit()
  await pass(3)
  expect(await isShown()).toBe(true)
  fireEvent.change(screen.getByLabelText(/How did you find us/), { target: { value: 'A friend' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  expect(screen.getByRole('status').textContent).toContain('Your answers are in')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(calls.at(-1)).toEqual({
    path: '/survey/submit',
    input: { survey_id: ID, response: { [QUESTION]: 'A friend' } },
  })
  clock.moveBy(30 * 24 * HOUR)
  await visit()
  await pass(10)
  expect(await isShown()).toBe(false)
})

test('who answered on another device is not asked here, now or later', async () => {
  respondedAt = '2026-11-20T10:00:00.000Z'
  await visit()
  await pass(3)
  expect(await isShown()).toBe(false)
  respondedAt = null
  await visit()
  await pass(10)
  expect(await isShown()).toBe(false)
  expect(calls).toHaveLength(1)
})

test('it waits while someone types, watches a film or is in another dialog', async () => {
  await visit()
  screen.getByLabelText('Elsewhere').focus()
  await pass(10)
  screen.getByLabelText('Elsewhere').blur()
  const film = setInterval(
    () => window.dispatchEvent(new MessageEvent('message', { data: { type: 'katedra:time' } })),
    1000,
  )
  await pass(30)
  expect(await isShown()).toBe(false)
  clearInterval(film)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await pass(30)
  expect(await isShown()).toBe(false)
  dialog.remove()
  await pass(3)
  expect(await isShown()).toBe(true)
})

test.each([
  ['/linocut/checkout', EVERYWHERE],
  ['/payment/abc', EVERYWHERE],
  ['/login', EVERYWHERE],
  ['/home', EVERYWHERE],
  ['/', { ...EVERYWHERE, on: 'watch' }],
  ['/bookbinding', { ...EVERYWHERE, on: 'one_course', slug: 'linocut' }],
  ['/linocut', { ...EVERYWHERE, on: 'community' }],
] as const)('it is not shown at %s', async (path, shown) => {
  await visit(path, [shown])
  await pass(10)
  expect(await isShown()).toBe(false)
})

test.each([
  ['/linocut', { ...EVERYWHERE, on: 'course_pages' }],
  ['/linocut', { ...EVERYWHERE, on: 'one_course', slug: 'linocut' }],
  ['/linocut/watch/1', { ...EVERYWHERE, on: 'one_course', slug: 'linocut' }],
  ['/linocut/watch/1', { ...EVERYWHERE, on: 'watch' }],
  ['/community/posts/1', { ...EVERYWHERE, on: 'community' }],
] as const)('it is shown at %s', async (path, shown) => {
  await visit(path, [shown])
  await pass(3)
  expect(await isShown()).toBe(true)
})

test('what was typed is there again when it comes back, and what is wrong stands at its field', async () => {
  await visit()
  await pass(3)
  expect(await isShown()).toBe(true)
  fireEvent.change(screen.getByLabelText(/How did you find us/), { target: { value: 'A fri' } })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(await isShown()).toBe(false)
  clock.moveBy(25 * HOUR)
  await visit()
  await pass(3)
  expect(await isShown()).toBe(true)
  const field = screen.getByLabelText<HTMLInputElement>(/How did you find us/)
  expect(field.value).toBe('A fri')
  const errors = { [`response.${QUESTION}`]: ['Say more'] }
  refusal = new ApiProblem(422, { message: 'Wrong', errors })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

test('an answer that another tab has given already counts as given', async () => {
  await visit()
  await pass(3)
  expect(await isShown()).toBe(true)
  refusal = new ApiProblem(409, { message: 'Already', code: 'surveys.answered' })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  expect(screen.getByRole('status').textContent).toContain('Your answers are in')
})
