import { type AgreedQuote, goesOn, needsCard, type QuotedLine } from '#modules/orders/index.ts'
import type { Ctx } from '#platform/context.ts'
import { daysLater, monthsLater } from '#platform/time/wall-time.ts'
import type { Quote } from './contract.ts'

/** A quote as it is told now, with what follows from it and when. */
export const viewQuote = (quoted: AgreedQuote, ctx: Pick<Ctx, 'now' | 'school'>): Quote => ({
  lines: quoted.lines.map((line) => ({
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
    plan: viewAhead(line, ctx),
  })),
  code: quoted.code && { code: quoted.code.code, problem: null },
  consents: quoted.consents,
  amount: quoted.amount,
  currency: quoted.currency,
  needs_card: needsCard(quoted),
})

function viewAhead(
  line: QuotedLine,
  { now, school: { timeZone } }: Pick<Ctx, 'now' | 'school'>,
): Quote['lines'][number]['plan'] {
  if (!line.plan || !goesOn(line)) return null
  const { months, trialDays, amount, off } = line.plan
  const next = trialDays > 0 ? daysLater(now, trialDays, timeZone) : monthsLater(now, months, timeZone)
  return {
    period_months: months,
    trial_days: trialDays,
    amount,
    next_amount: amount - (off?.amount ?? 0),
    next_charge_at: next.toISOString(),
    reduced_charges: off ? off.charges : 0,
  }
}
