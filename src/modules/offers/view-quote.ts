import type { AgreedQuote } from '#modules/orders/index.ts'
import type { Quote } from './contract.ts'

export const viewQuote = ({ lines, code, consents, amount, currency }: AgreedQuote): Quote => ({
  lines: lines.map((line) => ({
    kind: line.kind,
    product_id: line.productId,
    variant_id: line.variantId,
    title: line.title,
    quantity: line.quantity,
    standard_amount: line.standardAmount,
    is_chosen: line.isChosen,
    reductions: line.reductions.map(({ source, code, amount }) => ({ source, code, amount })),
    reference_amount: line.referenceAmount,
    amount: line.amount,
    vat_rate: line.vatRate,
  })),
  code: code && { code: code.code, problem: null },
  consents,
  amount,
  currency,
})
