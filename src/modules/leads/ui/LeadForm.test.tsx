import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { captureLead, type LeadForm as Definition } from '../contract.ts'
import { aField } from '#modules/fields/testing.ts'
import { LeadForm } from './LeadForm.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

const form: Definition = {
  id: 'form',
  language: 'en',
  header: 'Letters',
  fields: [aField({ name: 'email', label: 'Email', type: 'email', required: true })],
  button_text: '',
  consent_text: '',
  success_header: '',
  success_text: 'See you soon',
  redirect_url: '',
  form_token: 'of the page',
}
const onRedirect = vi.fn()
let sent: Record<string, unknown>[]
let answers: (() => unknown)[]
let tokens: number

beforeAll(() => loadTexts('en'))
beforeEach(async () => {
  sent = []
  tokens = 0
  onRedirect.mockReset()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const api = {
    token: async () => '',
    call: async (endpoint: unknown, fields: Record<string, unknown>) => {
      if (endpoint !== captureLead) {
        tokens += 1
        return { form_token: 'fresh' }
      }
      sent.push(fields)
      return answers.shift()!()
    },
  }
  await showInRoute(
    <ApiProvider api={api as never}>
      <Suspense>
        <LeadForm form={form} outcome={null} onRedirect={onRedirect} />
      </Suspense>
    </ApiProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const button = () => screen.getByRole('button', { name: 'Subscribe' })
const isBusy = () => button().getAttribute('aria-busy') === 'true'
const send = async () => {
  fireEvent.submit(button().closest('form')!)
  await pass(0)
}
const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await act(() => vi.advanceTimersByTimeAsync(1))
}
const told = { success_header: '', success_text: 'See you soon', redirect_url: 'https://pracownia.test/kursy' }
const refuse =
  (status: number, errors = {}) =>
  () => {
    throw new ApiProblem(status, { message: 'No', errors })
  }

test('is loading, then says thanks and leads on; the token is fresh', async () => {
  const held = Promise.withResolvers()
  answers = [() => held.promise]
  await send()
  expect(isBusy()).toBe(true)
  held.resolve(told)
  await pass(0)
  expect(screen.getByText('Thank you')).toBeDefined()
  expect(screen.getByText('See you soon')).toBeDefined()
  expect(onRedirect).toHaveBeenCalledWith('https://pracownia.test/kursy')
  expect(sent).toMatchObject([{ form_id: 'form', form_token: 'fresh', homepage: '', _from: '/' }])
})

test('on failure tells each field at once, and its loading stops two seconds later', async () => {
  answers = [refuse(422, { email: ['This is no address'] })]
  await send()
  expect(screen.getAllByText(/This is no address/)).toHaveLength(2)
  expect(isBusy()).toBe(true)
  await pass(1_700)
  expect(isBusy()).toBe(true)
  await pass(400)
  expect(isBusy()).toBe(false)
})

test('a form that came too early is sent once more when it is old enough', async () => {
  answers = [refuse(409), () => told]
  await send()
  expect(sent).toHaveLength(1)
  await pass(1_900)
  expect(sent).toHaveLength(1)
  await pass(300)
  expect(sent).toHaveLength(2)
  expect(tokens).toBe(1)
  expect(screen.getByText('Thank you')).toBeDefined()
})

test('a form that came too late is sent once more with another token', async () => {
  answers = [refuse(409), () => told]
  fireEvent.focus(button())
  await pass(3_600_000)
  await send()
  await pass(2_200)
  expect([sent.length, tokens]).toEqual([2, 2])
  expect(screen.getByText('Thank you')).toBeDefined()
})
