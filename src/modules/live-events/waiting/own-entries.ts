import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMyEntries as endpoint, MyEntry, MyEntryPage, WaitingList } from './contract.ts'
import { isListOpen } from './closing.ts'
import { waitingEntries as entries, type WaitingEntry } from './tables.ts'

const PAGE = 20

/** How many stand before one in line, and they themselves; null for who is not in it. */
const positionOf = sql<number | null>`case when ${entries.state} = 'waiting' then (
  select count(*)::int from waiting_entries ahead
  where ahead.product_id = ${entries.productId} and ahead.state = 'waiting' and (ahead.queued_at, ahead.id) <= (${entries.queuedAt}, ${entries.id})
) end`

/** The events whoever is signed in waits for, or is offered a place at. */
export async function listMyEntries(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyEntryPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const rows = await ctx.tx
    .select({ entry: entries, slug: products.slug, title: products.title, position: positionOf })
    .from(entries)
    .innerJoin(products, eq(products.id, entries.productId))
    .where(and(isOwn(ctx.actor.id), olderThan(entries.createdAt, entries.id, cursor)))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    ({ entry, ...product }): MyEntry => ({ id: entry.id, ...product, ...viewOwn(entry) }),
    ({ entry }) => `/json/my/waiting-lists?${new URLSearchParams({ cursor: cursorOf(entry) })}`,
  )
}

/** What the page of an event says of its waiting list to whoever looks. */
export async function viewWaitingList(ctx: Ctx, product: typeof products.$inferSelect): Promise<WaitingList> {
  const { actor, now, tx } = ctx
  const is_open = isListOpen(product, now)
  if (actor.role !== 'student') return { is_open, own: null }
  const [own] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.productId, product.id), isOwn(actor.id)))
  return { is_open, own: own ? viewOwn(own) : null }
}

const isOwn = (studentId: string): SQL | undefined => and(eq(entries.studentId, studentId), isNull(entries.settledAt))

const viewOwn = ({ state, offerUntil }: WaitingEntry) => ({
  state: state === 'offered' || state === 'taking' ? state : ('waiting' as const),
  offer_until: offerUntil?.toISOString() ?? null,
})
