import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { preparedInsert } from '#platform/db/prepared-insert.ts'
import { lineDiscounts, type Order, orderLines } from '../tables.ts'
import { freeze, type FrozenLines, frozenQuote } from './frozen-quote.ts'
import type { AgreedQuote } from './agreed-quote.ts'

/** The quote an order was placed by. */
export async function readQuote({ tx }: Ctx, order: Order): Promise<AgreedQuote> {
  const rows = await quotedLines(tx, { orderId: order.id })
  const lines = new Map(rows.map(({ line }) => [line.id, line]))
  return frozenQuote(
    order,
    [...lines.values()],
    rows.flatMap(({ discount }) => discount ?? []),
  )
}

/** Answers the lines as they are kept. */
export async function keepQuote({ tx }: Ctx, orderId: string, agreed: AgreedQuote): Promise<FrozenLines['lines']> {
  const { lines, discounts } = freeze(agreed, orderId)
  await linesKept(tx, lines)
  if (discounts.length > 0) await tx.insert(lineDiscounts).values(discounts)
  return lines
}

const linesKept = preparedInsert('lines_kept', orderLines, { isSilent: true })

const quotedLines = prepared('quoted_lines', (tx) =>
  tx
    .select({ line: orderLines, discount: lineDiscounts })
    .from(orderLines)
    .leftJoin(lineDiscounts, eq(lineDiscounts.lineId, orderLines.id))
    .where(eq(orderLines.orderId, sql.placeholder('orderId'))),
)
