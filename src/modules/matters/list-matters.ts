import { and, asc, eq, isNull } from 'drizzle-orm'
import { orders } from '#modules/orders/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, laterThan, pageFrom, readCursor } from '#platform/db/paging.ts'
import type { listMatters as endpoint, Matter, MatterPage } from './contract.ts'
import { matters } from './tables.ts'

const PAGE = 8

/** What is not done yet, the soonest first. */
export async function listMatters(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MatterPage> {
  const last = cursor ? readCursor(cursor) : undefined
  const rows = await mattersFound(ctx)
    .where(and(isNull(matters.endedAt), laterThan(matters.dueAt, matters.id, last)))
    .orderBy(asc(matters.dueAt), asc(matters.id))
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewMatter, ({ matter }) => {
    const after = cursorOf({ createdAt: matter.dueAt, id: matter.id })
    return `/json/home/matters?${new URLSearchParams({ cursor: after })}`
  })

  function viewMatter({ matter: { id, kind, dueAt }, order, buyer }: (typeof rows)[number]): Matter {
    return { id, kind, order, buyer_name: buyer, due_at: dueAt.toISOString(), is_late: dueAt < ctx.now }
  }
}

/** Matters with their orders and buyers; a condition is to be added. */
export const mattersFound = ({ tx }: Ctx) =>
  tx
    .select({ matter: matters, order: { id: orders.id, number: orders.number }, buyer: people.name })
    .from(matters)
    .innerJoin(orders, eq(orders.id, matters.orderId))
    .innerJoin(people, eq(people.id, orders.studentId))
    .$dynamic()
