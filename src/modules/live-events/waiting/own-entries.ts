import { and, eq, isNull, sql } from 'drizzle-orm'
import { isBelowPlace, listingMine, ownedList, type OwnedRow, owner } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { isListOpen } from './closing.ts'
import { listMyEntries as endpoint, type WaitingList } from './contract.ts'
import { waitingEntries as entries, type WaitingEntry } from './tables.ts'

const PAGE = 20

interface Row extends OwnedRow {
  slug: string
  title: string
  state: WaitingEntry['state']
  offer_until: string | null
  position: number | null
}

/** How many stand before one in line, and they themselves; null for who is not in it. */
const position = sql`case when ${entries.state} = 'waiting' then (
  select count(*) from ${entries} as ahead
  where ahead.product_id = ${entries.productId} and ahead.state = 'waiting' and (ahead.queued_at, ahead.id) <= (${entries.queuedAt}, ${entries.id})
) end`

/** The events somebody waits for, or is offered a place at. */
export const ownedEntries = ownedList<Row, typeof endpoint>(endpoint, {
  length: PAGE,
  rows: sql`
    select ${entries.id}, ${entries.createdAt}, ${products.slug}, ${products.title}, ${entries.state}, ${entries.offerUntil}, ${position} as position
    from ${entries} join ${products} on ${products.id} = ${entries.productId}
    where ${entries.studentId} = ${owner} and ${entries.settledAt} is null and ${isBelowPlace(entries.createdAt, entries.id)}`,
  view: ({ id, slug, title, position: nth, state, offer_until: until }) => ({
    id,
    slug,
    title,
    position: nth,
    ...viewOwn({ state, offerUntil: until === null ? null : new Date(until) }),
  }),
})

export const listMyEntries = listingMine(ownedEntries)

/** What the page of an event says of its waiting list to whoever looks. */
export async function viewWaitingList(ctx: Ctx, product: typeof products.$inferSelect): Promise<WaitingList> {
  const { actor, now, tx } = ctx
  const is_open = isListOpen(product, now)
  if (actor.role !== 'student') return { is_open, own: null }
  const [own] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.productId, product.id), eq(entries.studentId, actor.id), isNull(entries.settledAt)))
  return { is_open, own: own ? viewOwn(own) : null }
}

const viewOwn = ({ state, offerUntil }: Pick<WaitingEntry, 'state' | 'offerUntil'>) => ({
  state: state === 'offered' || state === 'taking' ? state : ('waiting' as const),
  offer_until: offerUntil?.toISOString() ?? null,
})
