import { and, eq, inArray } from 'drizzle-orm'
import type { Fulfillables, GivenSeat, TakingPlace } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { lineDiscounts } from '../tables.ts'
import { type Concluded, contractOf } from './contract-of.ts'
import type { Contract } from './policy.ts'

interface Reading {
  fulfillables: Fulfillables
  /** nobody is given a seat of theirs until the commit */
  lock: boolean
}

/** What the law asks of a buyer's orders, by their ids: what was agreed, and what of it has begun. */
export async function readContracts(
  ctx: Ctx,
  concluded: Concluded[],
  { fulfillables, lock }: Reading,
): Promise<Map<string, Contract>> {
  const forOthers = concluded.flatMap(({ lines }) => lines.filter(({ seats }) => seats > 0))
  const orderLineIds = forOthers.map(({ id }) => id)
  const given = await fulfillables.seats.given(ctx, { orderLineIds, lock })
  const times = await timesOf(ctx, concluded, { given, fulfillables })
  const counted = await countedOf(ctx, concluded)
  const { timeZone } = ctx.school
  return new Map(concluded.map((each) => [each.order.id, contractOf(each, { given, times, timeZone, counted })]))
}

/** The lines that cost nothing but what was counted towards them. */
async function countedOf({ tx }: Ctx, concluded: Concluded[]): Promise<Set<string>> {
  const free = concluded.flatMap(({ lines }) => lines.flatMap(({ id, amount }) => (amount === 0 ? id : [])))
  if (free.length === 0) return new Set()
  const rows = await tx
    .select({ id: lineDiscounts.lineId })
    .from(lineDiscounts)
    .where(and(inArray(lineDiscounts.lineId, free), eq(lineDiscounts.source, 'owned')))
  return new Set(rows.map(({ id }) => id))
}

/** Of each line of what takes place at a time, and each seat that was given of it, when that is; null where none is chosen. */
async function timesOf(
  ctx: Ctx,
  concluded: Concluded[],
  { given, fulfillables }: { given: GivenSeat[]; fulfillables: Fulfillables },
): Promise<Map<string, TakingPlace | null>> {
  const sold = concluded.flatMap(({ order, lines, transactionId }) =>
    lines.map((line) => ({
      ...line,
      kind: fulfillables.get(line.productKind),
      studentId: order.studentId,
      transactionId,
    })),
  )
  const timed = sold.filter(({ kind }) => kind.takesPlace)
  const seats = given.filter(({ orderLineId }) => timed.some(({ id }) => id === orderLineId))
  const studentIds = [...timed.map(({ studentId }) => studentId), ...seats.flatMap(({ personId }) => personId ?? [])]
  const sourceIds = [...timed.flatMap(({ transactionId }) => transactionId ?? []), ...seats.map(({ id }) => id)]
  const times: TakingPlace[] = []
  if (sourceIds.length > 0)
    for (const kind of new Set(timed.map(({ kind }) => kind)))
      times.push(...((await kind.takesPlace?.(ctx, { studentIds, sourceIds })) ?? []))
  return new Map([
    ...timed.map(({ id, productId, transactionId }): [string, TakingPlace | null] => [
      id,
      times.find((time) => time.sourceId === transactionId && time.productId === productId) ?? null,
    ]),
    ...seats.map(({ id }): [string, TakingPlace | null] => [id, times.find(({ sourceId }) => sourceId === id) ?? null]),
  ])
}
