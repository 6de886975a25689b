import { setTimeout as pause } from 'node:timers/promises'
import { lockedCard } from '#providers/payments/sandbox/testing.ts'
import { newId } from '#platform/ids.ts'
import type { Gateway } from '#providers/payments/port.ts'
import { ask, askPatiently, type Reply } from './buyer.ts'
import { type Cart, type Choosing, fillCart, wishWithout } from './cart.ts'
import type { Dice } from './dice.ts'
import type { Buyer, Ware } from './market.ts'
import type { Town } from './town.ts'

const CARDS = {
  approved: '4111111111111111',
  secure: '4000002760003184',
  late: '4000000000000077',
  poor: '4000000000009995',
  /** charged while its holder is there, and never without them */
  once: '4000000000000341',
}
const SETTLED = new Set(['ACCESS_GRANTED', 'FAILURE', 'ERROR', 'CANCELED'])
const LOOKS_FOR_MS = 10_000
const ATTEMPTS = 3
/** how often the price, the slot or what is added may be another by the time it is ordered */
const CHANGES = 8

/** `refused`: somebody else was quicker, or it is being paid for in another order. */
export type Ending = 'bought' | 'failed' | 'left' | 'refused'
export type Cards = Record<keyof typeof CARDS, string>

/** Every card locked once: browsers do that themselves, on machines of their own. */
export async function lockCards(gateway: Gateway, origin: string): Promise<Cards> {
  const entries = Object.entries(CARDS).map(async ([name, number]) => {
    const { encryptedCard } = await lockedCard(gateway, { number, origin })
    return [name, encryptedCard]
  })
  return Object.fromEntries(await Promise.all(entries)) as Cards
}

interface Shopping extends Choosing {
  cards: Cards
}

/** Buys as people do: impatiently, with the wrong card, with two tabs, and sometimes not to the end. */
export async function purchase({ wish, ...shopping }: Shopping): Promise<Ending> {
  let [attempt, changes] = [1, 0]
  while (attempt <= ATTEMPTS) {
    const { cart, refused } = await fillCart({ wish, ...shopping })
    const reply = refused ?? (await submit({ wish, ...shopping }, cart, chooseCard(shopping.dice, attempt, wish.ware)))
    if (reply.status >= 400) {
      if (reply.body['code'] === 'access.already-has-access') return 'bought'
      const other = wishWithout(wish, reply)
      if (!other || ++changes > CHANGES) return 'refused'
      wish = other
      continue
    }
    attempt++
    const redirect = String(reply.body['redirect'])
    if (redirect.startsWith('http') && !(await authenticate({ wish, ...shopping }, redirect))) return 'left'
    const ending = await watch({ wish, ...shopping })
    if (ending === 'ACCESS_GRANTED') return 'bought'
    if (ending === undefined) return 'left'
  }
  return 'failed'
}

function chooseCard({ isLucky }: Dice, attempt: number, { isPlan }: Ware): keyof Cards {
  if (attempt === ATTEMPTS) return 'approved'
  if (isPlan && isLucky(30)) return 'once'
  if (isLucky(25)) return 'secure'
  if (isLucky(10)) return 'late'
  return isLucky(4) ? 'poor' : 'approved'
}

/** Sends the order, at times twice at once, from a second tab, or hanging up before the answer; with the same key each time. */
async function submit({ town, buyer, wish, cards, dice }: Shopping, cart: Cart, card: keyof Cards): Promise<Reply> {
  const order = () => ({ ...cart, checkout_key: newId(), encrypted_card: cards[card] })
  const path = `/${wish.ware.slug}/onepagecheckout`
  const body = order()
  const twins: Promise<unknown>[] = []
  if (dice.isLucky(15)) twins.push(ask(town, buyer, 'POST', path, { body }))
  if (dice.isLucky(5)) twins.push(ask(town, buyer, 'POST', path, { body: order() }))
  if (dice.isLucky(5)) twins.push(ask(town, buyer, 'POST', path, { body, hangUpAfterMs: dice.between(5, 80) }))
  const [reply] = await Promise.all([askPatiently(town, buyer, 'POST', path, { body }), Promise.allSettled(twins)])
  return reply
}

/** At the bank's page: the right code, a wrong one, or away. False when the buyer leaves it so. */
async function authenticate({ town, buyer, wish, dice }: Shopping, url: string): Promise<boolean> {
  if (dice.isLucky(10)) {
    if (dice.isLucky(50)) return false
    const hash = await findHash(town, buyer, wish.ware)
    if (hash) await askPatiently(town, buyer, 'POST', `/transaction/${hash}/cancel`)
    return true
  }
  const code = dice.isLucky(12) ? '000000' : '123456'
  for (let patience = 100; patience > 0; patience--) {
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ code }) }).catch(
      () => undefined,
    )
    if (answer && answer.status < 500) return true
    await pause(150)
  }
  throw new Error('The bank stays away')
}

/** Looks at the payment's page, and again, until it is settled; undefined when it is not within the buyer's patience. */
async function watch({ town, buyer, wish, dice }: Shopping): Promise<string | undefined> {
  const until = Date.now() + LOOKS_FOR_MS
  let hash: string | undefined
  while (Date.now() < until) {
    hash ??= await findHash(town, buyer, wish.ware)
    // The checkout names no payment any more: it was settled, one way or the other.
    const status = hash ? await askStatus(town, buyer, hash) : await findOutcome(town, buyer, wish.ware)
    if (status && SETTLED.has(status)) return status
    await pause(dice.between(30, 400))
  }
  return undefined
}

async function askStatus(town: Town, buyer: Buyer, hash: string): Promise<string> {
  const { body } = await askPatiently(town, buyer, 'POST', `/transaction/${hash}/pending`)
  return String(body['status'])
}

async function findHash(town: Town, buyer: Buyer, { slug }: Ware): Promise<string | undefined> {
  const { body } = await askPatiently(town, buyer, 'GET', `/json/checkout/${slug}`)
  return (body['payment_link'] as string | null)?.split('/').at(-1)
}

/** Of their last order of it: what was bought for others opens nothing to them. */
async function findOutcome({ query }: Town, { id }: Buyer, ware: Ware): Promise<string | undefined> {
  const [order] = await query<{ status: string }>(
    `select status from orders where student_id = $1 and product_id = $2 order by created_at desc limit 1`,
    [id, ware.id],
  )
  if (!order || order.status === 'paying') return undefined
  return order.status === 'failed' ? 'FAILURE' : 'ACCESS_GRANTED'
}
