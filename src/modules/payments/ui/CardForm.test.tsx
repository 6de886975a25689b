import { generateKeyPairSync } from 'node:crypto'
import type { ReactNode } from 'react'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { CardEntry } from '../contract.ts'
import { CardForm } from './CardForm.tsx'
import { useCard } from './use-card.ts'
import { loadCardTools } from './use-card-tools.ts'

beforeAll(() => loadTexts('en'))
// What jsdom has nothing of: no page was loaded.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }))
afterEach(cleanup)

function Card() {
  return <CardForm card={useCard({ isWanted: true, sentTo: null })} today="2026-11-22T10:00:00.000Z" />
}

async function show(entry: CardEntry, form = <Card />) {
  let asked = 0
  const call = async () => {
    asked++
    return entry
  }
  render(
    <ApiProvider api={{ call, token: async () => 'token' } as never}>
      <Form errors={{}}>{form}</Form>
    </ApiProvider>,
  )
  await expect.poll(() => asked).toBe(1)
}

const UNAVAILABLE = 'The bank is not answering, so we cannot take cards at the moment.'

test('a card can be typed where the gateway gives a key to encrypt it with', async () => {
  await show({ kind: 'rsa', public_key: 'a key', key_id: '1' })
  expect(screen.getByRole('textbox', { name: /card number/i })).toBeTruthy()
  expect(screen.queryByText(UNAVAILABLE)).toBeNull()
})

test('whoever is quicker than the key waits for it, and is not told that the bank does not answer', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { promise, resolve: arrive } = Promise.withResolvers<CardEntry>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={{ call: () => promise, token: async () => 'token' } as never}>{children}</ApiProvider>
  )
  const { result } = renderHook(() => useCard({ isWanted: true, sentTo: null }), { wrapper })
  const card = { cardNumber: '4111 1111 1111 1111', cardMonth: '12', cardYear: '2040', cardCvv: '123' } as const
  for (const [field, value] of Object.entries(card)) act(() => result.current.type(field as keyof typeof card, value))
  const sent = loadCardTools().then((tools) => result.current.handOver(tools))
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await act(async () => arrive({ kind: 'rsa', public_key: key, key_id: '1' }))
  expect(await act(() => sent)).toEqual({ handed: { encrypted: expect.stringMatching(/^[A-Za-z0-9+/]{300,}=*$/) } })
  expect(result.current.isUnavailable).toBe(false)
})

test('a card that goes to the bank itself is said to be read by the bank alone', async () => {
  function Sent() {
    return <CardForm card={useCard({ isWanted: true, sentTo: 'https://bank.test' })} today="2026-11-22T10:00:00.000Z" />
  }
  await show({ kind: 'publishable', key: 'pk', tokens_url: 'https://bank.test/tokens' }, <Sent />)
  expect(screen.getByText(/Only the bank can read your card/)).toBeTruthy()
  expect(screen.queryByText(UNAVAILABLE)).toBeNull()
})

test('where its card would go elsewhere, nobody is let to fill in what cannot be sent', async () => {
  await show({ kind: 'redirect' })
  expect(await screen.findByText(UNAVAILABLE)).toBeTruthy()
})
