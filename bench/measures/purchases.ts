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
export const CONSENTS = ['terms', 'digital_content_now', 'digital_content_waiver']

/** Whole purchases through the sandbox bank: from the checkout call to the grant, each by another student. */
export const purchases: Measure = {
  name: 'purchases',
  async run(house) {
    const speed = await aTill(house)
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

/** Purchases a second, of so many students who have not bought it yet. */
export async function aTill(house: House): Promise<() => Promise<number>> {
  const buyers = house.subjects.students.slice()
  // Browsers encrypt their cards themselves; here one stands for all, before the clock runs.
  const order = orderOf(house, await aCard(house))
  return async () => {
    const began = performance.now()
    await buyAll(house, order, buyers.splice(0, BUYERS_A_ROUND))
    return (BUYERS_A_ROUND * 1000) / (performance.now() - began)
  }
}

export async function aCard({ few }: House): Promise<string> {
  const entry = (await (await fetch(`${few.url}/json/payments/card-entry`)).json()) as { public_key: string }
  return encryptCard(CARD, { publicKey: entry.public_key, origin: few.url })
}

async function buyAll(house: House, order: Ordered, buyers: House['subjects']['students']): Promise<void> {
  const line = buyers.slice()
  const buyer = async () => {
    for (let next = line.pop(); next; next = line.pop()) await buyOnce(house, next.headers, order)
  }
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buyer))
}

interface Ordered {
  slug: string
  /** what a buyer sends, without its key */
  order: Record<string, unknown>
}

/** What is sold in the measure, with this card. */
export function orderOf({ subjects }: House, encrypted_card: string): Ordered {
  const { soldSlug, variantId, amount, currency } = subjects
  return { slug: soldSlug, order: { variant_id: variantId, amount, currency, encrypted_card, consents: CONSENTS } }
}

/** From the checkout call to the grant. @throws Error when nothing was given */
export async function buyOnce(
  { few }: House,
  headers: Record<string, string>,
  { slug, order }: Ordered,
): Promise<void> {
  const answer = await fetch(`${few.url}/${slug}/onepagecheckout`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...order, checkout_key: randomUUID() }),
  })
  const { redirect } = (await answer.json()) as { redirect?: string }
  const hash = redirect?.split('/').at(-1)
  const pending = await fetch(`${few.url}/transaction/${hash}/pending`, { method: 'POST', headers, body: '{}' })
  const { status } = (await pending.json()) as { status?: string }
  if (status !== 'ACCESS_GRANTED') throw new Error(`A purchase ended as ${answer.status} ${status}`)
}
