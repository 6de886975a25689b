import { and, desc, eq } from 'drizzle-orm'
import { studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { listStudentOrders as endpoint } from './contract.ts'
import { ordersFound } from './list-orders.ts'
import { orders } from './tables.ts'
import { viewOrderRow } from './view.ts'

const PAGE = 10

/** Refuses with 404 who is no student of the school. */
export async function listStudentOrders(ctx: Ctx, { id, cursor }: Input<typeof endpoint>) {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  const rows = await ordersFound(ctx)
    .where(and(eq(orders.studentId, id), olderThan(orders.createdAt, orders.id, cursor)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    viewOrderRow,
    ({ order }) => `/json/home/students/${id}/orders?${new URLSearchParams({ cursor: cursorOf(order) })}`,
  )
}
