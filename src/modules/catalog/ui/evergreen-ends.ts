import type { BrowserApi } from '#kit/api/browser-api.ts'
import { SEEN_OFFERS } from '../evergreen/address.ts'
import type { SeenOffer, seeEvergreenOffers } from '../evergreen/contract.ts'
import { SEEN_AT_ONCE } from '../vocabulary.ts'
import { endHere } from './end-here.ts'
import { type Ends, keepEnds, keptEnd, keptEnds } from './kept-ends.ts'

/** The call without the shapes of what it answers, which visitors' pages are spared. */
const seeOffers = SEEN_OFFERS as unknown as typeof seeEvergreenOffers

export interface SeenEnds {
  /** of the offers that run */
  ends: Ends
  /** products whose offers are known to run or not */
  known: ReadonlySet<string>
}

let seen: SeenEnds = { ends: {}, known: new Set() }
const listeners = new Set<() => void>()
const wanted = new Set<string>()

/** The offers that run for whoever looks, and until when: the same for everything on a page, and from page to page. */
export const evergreenEnds = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: (): SeenEnds => seen,

  /** Starts the clocks of a product's offers; whatever a page asks for in one go is one call. */
  see(api: BrowserApi, productId: string): void {
    set({ ...running(keptEnds()), ...seen.ends })
    wanted.add(productId)
    if (wanted.size === 1) queueMicrotask(() => void ask(api))
  },

  end(id: string): void {
    set(Object.fromEntries(Object.entries(seen.ends).filter(([each]) => each !== id)))
  },
}

async function ask(api: BrowserApi): Promise<void> {
  const product_ids = [...wanted].slice(0, SEEN_AT_ONCE)
  for (const id of product_ids) wanted.delete(id)
  if (wanted.size > 0) queueMicrotask(() => void ask(api))
  const askedAt = Date.now()
  // What was shown before stays shown: the checkout asks again.
  const answer = await api.call(seeOffers, { product_ids }).catch(() => undefined)
  const told = endsOf(answer?.offers ?? [], { askedAt, answeredAt: Date.now() })
  keepEnds(told)
  set(running({ ...seen.ends, ...told }), product_ids)
}

const endsOf = (offers: SeenOffer[], answered: { askedAt: number; answeredAt: number }): Ends =>
  Object.fromEntries(
    offers.map((offer) => [offer.id, endHere(offer, answered, seen.ends[offer.id] ?? keptEnd(offer.id))]),
  )

const running = (known: Ends): Ends =>
  Object.fromEntries(Object.entries(known).filter(([, at]) => Date.parse(at) > Date.now()))

function set(ends: Ends, answered: string[] = []): void {
  const isNews = JSON.stringify(ends) !== JSON.stringify(seen.ends) || answered.some((id) => !seen.known.has(id))
  if (!isNews) return
  seen = { ends, known: new Set([...seen.known, ...answered]) }
  for (const listener of listeners) listener()
}
