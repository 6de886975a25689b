import { randomUUID } from 'node:crypto'
import { encryptCard } from '#modules/payments/card/encrypt-card.ts'
import { aRound, calmRounds } from '../calm-rounds.ts'
import type { House } from '../house/open-house.ts'
import type { Measure } from '../measure.ts'
import { ROUNDS } from '../settings.ts'
import { shown, spreadOf } from '../statistics.ts'

const BUYERS_AT_ONCE = 12
const BUYERS_A_ROUND = 200
const PROMISED = 50
const CARD = { cardNumber: '4111111111111111', cardMonth: '12', cardYear: '2030', cardCvv: '123' }
const CONSENTS = ['terms', 'digital_content_now', 'digital_content_waiver']

/** Whole purchases through the sandbox bank: from the checkout call to the grant, each by another student. */
export const purchases: Measure = {
  name: 'purchases',
  async run(house) {
    const buyers = house.subjects.students.slice()
    // Browsers encrypt their cards themselves; here one stands for all, before the clock runs.
    const card = await aCard(house)
    const speed = async () => {
      const began = performance.now()
      await buyAll(house, card, buyers.splice(0, BUYERS_A_ROUND))
      return (BUYERS_A_ROUND * 1000) / (performance.now() - began)
    }
    // As elsewhere the first time is not counted.
    await speed()
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await aRound(speed))
    const { results, said } = calmRounds(rounds)
    const spread = spreadOf(results)
    const row = {
      work: 'purchase, checkout call to grant',
      measured: shown(spread, '/s'),
      baseline: '-',
      ratio: '-',
      promise: `≥ ${PROMISED} /s on two cores`,
      isKept: spread.median >= PROMISED,
      rounds: said,
    }
    return [row]
  },
}

async function aCard({ few }: House): Promise<string> {
  const entry = (await (await fetch(`${few.url}/json/payments/card-entry`)).json()) as { public_key: string }
  return encryptCard(CARD, { publicKey: entry.public_key, origin: few.url })
}

async function buyAll(house: House, card: string, buyers: House['subjects']['students']): Promise<void> {
  const line = buyers.slice()
  const buyer = async () => {
    for (let next = line.pop(); next; next = line.pop()) await buyOnce(house, card, next.headers)
  }
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buyer))
}

async function buyOnce({ few, subjects }: House, card: string, headers: Record<string, string>): Promise<void> {
  const { soldSlug, variantId, amount, currency } = subjects
  const order = {
    checkout_key: randomUUID(),
    variant_id: variantId,
    amount,
    currency,
    encrypted_card: card,
    consents: CONSENTS,
  }
  const answer = await fetch(`${few.url}/${soldSlug}/onepagecheckout`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  })
  const { redirect } = (await answer.json()) as { redirect?: string }
  const hash = redirect?.split('/').at(-1)
  const pending = await fetch(`${few.url}/transaction/${hash}/pending`, { method: 'POST', headers, body: '{}' })
  const { status } = (await pending.json()) as { status?: string }
  if (status !== 'ACCESS_GRANTED') throw new Error(`A purchase ended as ${answer.status} ${status}`)
}
