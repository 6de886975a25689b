import { newId } from '#platform/ids.ts'
import type { LineDiscount, lineDiscounts, Order, OrderLine, orderLines } from '../tables.ts'
import type { AgreedCode, AgreedQuote, QuotedLine } from './agreed-quote.ts'

export interface FrozenLines {
  lines: (typeof orderLines.$inferInsert & { id: string })[]
  discounts: (typeof lineDiscounts.$inferInsert)[]
}

/** The rows that keep with an order what was quoted. */
export function freeze({ lines, currency }: AgreedQuote, orderId: string): FrozenLines {
  const frozen = lines.map(({ reductions, ...line }, position) => ({
    reductions,
    row: { ...line, id: newId(), orderId, position, currency, discountAmount: line.standardAmount - line.amount },
  }))
  return {
    lines: frozen.map(({ row }) => row),
    discounts: frozen.flatMap(({ row, reductions }) =>
      reductions.map((reduction, position) => ({ ...reduction, lineId: row.id, position })),
    ),
  }
}

type KeptOrder = Pick<Order, 'amount' | 'currency' | 'consents'>
type KeptLine = QuotedLine & Pick<OrderLine, 'id' | 'position'>
type KeptDiscount = Pick<LineDiscount, 'lineId' | 'source' | 'sourceId' | 'code' | 'amount' | 'position'>

/** The quote that was agreed to, as it was frozen. */
export const frozenQuote = (
  { amount, currency, consents }: KeptOrder,
  lines: Omit<KeptLine, 'reductions'>[],
  discounts: KeptDiscount[],
): AgreedQuote => ({
  lines: inOrder(lines).map((line) => lineOf(line, inOrder(discounts.filter(({ lineId }) => lineId === line.id)))),
  code: codeOf(discounts),
  consents: consents.map(({ kind }) => kind),
  amount,
  currency,
})

function codeOf(discounts: KeptDiscount[]): AgreedCode | null {
  const used = discounts.find(({ source }) => source === 'code')
  return used ? { id: used.sourceId, code: used.code! } : null
}

const lineOf = (line: Omit<KeptLine, 'reductions'>, discounts: KeptDiscount[]): QuotedLine => ({
  kind: line.kind,
  productId: line.productId,
  variantId: line.variantId,
  title: line.title,
  quantity: line.quantity,
  seats: line.seats,
  gift: line.gift,
  standardAmount: line.standardAmount,
  isChosen: line.isChosen,
  reductions: discounts.map(({ source, sourceId, code, amount }) => ({ source, sourceId, code, amount })),
  referenceAmount: line.referenceAmount,
  amount: line.amount,
  parts: line.parts,
  vatRate: line.vatRate,
  vatExemptionReason: line.vatExemptionReason,
  plan: line.plan,
  accessDays: line.accessDays,
  accessUntil: line.accessUntil,
})

const inOrder = <Row extends { position: number }>(rows: Row[]): Row[] =>
  rows.toSorted((one, other) => one.position - other.position)
