import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { getCardEntry } from '#modules/payments/contract.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Language } from '#platform/i18n/language.ts'
import { changeCard, type Membership } from '../contract.ts'
import { en } from '../messages/card-en.ts'
import { pl } from '../messages/card-pl.ts'
import { MemberCardForm } from './MemberCardForm.tsx'

/** What the bank answers to whoever asks it for a token; null: it hangs up. */
let answers: { status: number; body: string } | null
let asked: object[]
const bank = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type')
  if (request.method === 'OPTIONS') return void response.end()
  void text(request).then((body) => {
    asked.push(JSON.parse(body) as object)
    if (answers) response.writeHead(answers.status, { 'content-type': 'application/json' }).end(answers.body)
    else response.destroy()
  })
})
const gives = (token: string) => ({ status: 200, body: JSON.stringify({ token }) })

/** What our own server got, and what it says to it. */
let sent: object[]
let refusal: ApiProblem

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('pl')])
  // What jsdom has nothing of: no page was loaded.
  Object.assign(performance, { getEntriesByType: () => [] })
  bank.listen(0, '127.0.0.1')
  await once(bank, 'listening')
})
beforeEach(() => {
  asked = []
  sent = []
  refusal = new ApiProblem(409, { code: 'subscriptions.card-refused', message: 'Sale error' })
})
afterEach(cleanup)
afterAll(() => void bank.close())

const WORDS = { en, pl }
const FIELDS = {
  en: {
    month: 'Expiry month',
    year: 'Expiry year',
    number: /^Card number/,
    name: /^Name on card/,
    code: /^Security code/,
  },
  pl: { month: 'Miesiąc ważności', year: 'Rok ważności', number: /^Numer karty/, name: /^Imię/, code: /^Kod CVV/ },
}

function show(language: Language = 'en') {
  const origin = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`
  const call = async (endpoint: unknown, input: object) => {
    if (endpoint === getCardEntry)
      return { kind: 'publishable', key: 'pk_of_the_school', tokens_url: `${origin}/tokens` }
    if (endpoint !== changeCard) throw new Error('another call')
    sent.push(input)
    throw refusal
  }
  const membership = { status: 'active', amount: 4900, currency: 'PLN', next_charge: null, last_charge: null }
  render(
    <Locale language={language} timeZone="Europe/Warsaw">
      <ApiProvider api={{ call, token: async () => 'token' } as never}>
        <MemberCardForm
          membership={membership as object as Membership}
          as={{ membership_id: 'the-membership' }}
          school="Good Hand"
          cardsSentTo={origin}
          today="2026-11-22T10:00:00.000Z"
        />
      </ApiProvider>
    </Locale>,
  )
  const [field, words] = [FIELDS[language], WORDS[language]]
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  return {
    box,
    field,
    async fill(code = '123') {
      await userEvent.type(box(field.number), '4111111111111111')
      await userEvent.type(box(field.name), 'Ewa')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: new RegExp(field.month) }), '12')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: new RegExp(field.year) }), '2030')
      await userEvent.type(box(field.code), code)
      await userEvent.click(screen.getByRole('checkbox'))
    },
    send: () => userEvent.click(screen.getByRole('button', { name: words.save })),
  }
}

test.each([
  ['en', 'Card problem', { status: 502, body: '{"error":"bank_down"}' }],
  ['pl', 'Problem z kartą', { status: 422, body: '{"error":"invalid_card"}' }],
  ['en', 'Card problem', { status: 200, body: '<html>' }],
  ['pl', 'Problem z kartą', { status: 200, body: '{"token":""}' }],
  ['en', 'Card problem', null],
] as const)('in %s a card without a token is a “%s”, and can be sent again (%j)', async (language, problem, said) => {
  answers = said
  const { fill, send, box, field } = show(language)
  await fill()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('alert'))
  expect(sent).toEqual([])
  expect(box(field.number).value).toBe('4111 1111 1111 1111')
  expect(box(field.code).value).toBe('123')

  answers = gives('tok_of_the_second_time')
  await send()
  await expect
    .poll(() => sent)
    .toEqual([{ membership_id: 'the-membership', token: 'tok_of_the_second_time', is_agreed: true }])
  const card = { key: 'pk_of_the_school', number: '4111111111111111', expiry: '12/30', code: '123' }
  expect(asked).toEqual([card, card])
})

test('the bank is asked for nothing before the card is complete and sent', async () => {
  answers = gives('tok')
  const { fill, send } = show()
  await fill('12')
  await send()
  await screen.findByRole('alert')
  expect(asked).toEqual([])
})

test('each time a card is sent it gets another token, and what is said of one stands beside the number', async () => {
  answers = gives('tok_1')
  refusal = new ApiProblem(422, { errors: { token: ['Card data is not valid'] } })
  const { fill, send, box, field } = show()
  await fill()
  await send()
  await expect.poll(() => box(field.number).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(/Card data is not valid/).length).toBeGreaterThan(0)
  answers = gives('tok_2')
  await send()
  await expect.poll(() => sent).toMatchObject([{ token: 'tok_1' }, { token: 'tok_2' }])
})
