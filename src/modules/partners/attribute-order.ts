import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Referrer } from '#modules/checkout/index.ts'
import { plainEmail } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { commissionOf, type Rule } from './commission.ts'
import { isWithin, readClick } from './links/partner-cookie.ts'
import { attributions, commissions, type Partner, partnerProducts, partners } from './tables.ts'

type Placed = Parameters<Referrer['placed']>[1]

/**
 * Puts down whose link an order came by, with what each line of it earns by the rule of this moment. Nobody earns by what they buy
 * themselves, nor by what is free, and of what earns nothing there is nothing to put down.
 */
export async function attributeOrder(ctx: Ctx, { order, lines }: Placed, remembered: string): Promise<void> {
  const click = readClick(remembered)
  const partner = click && (await findPartner(ctx, click.code, order.studentId))
  if (!partner || !isWithin(click.at, partner.windowDays, ctx.now)) return
  const rules = await readRules(
    ctx,
    partner,
    lines.map(({ productId }) => productId),
  )
  const earning = lines.flatMap(({ id, productId, amount, currency }) => {
    const rule = rules(productId, currency)
    return earnedBy(rule, { lineId: id, orderId: order.id, productId, price: amount, currency })
  })
  // What is tried for nothing earns by its first charge, one day.
  const isTried = lines.some(({ plan, amount }) => plan !== null && amount === 0)
  if (earning.length === 0 && !isTried) return
  const attributed = { orderId: order.id, partnerId: partner.id, clickedAt: click.at, createdAt: ctx.now }
  await ctx.tx.insert(attributions).values(attributed)
  if (earning.length > 0) await ctx.tx.insert(commissions).values(earning)
}

interface EarningLine {
  lineId: string
  orderId: string
  productId: string
  price: number
  currency: string
}

/** What a line earns by a rule: nothing without one, nor where it is free. */
export const earnedBy = (rule: Rule | undefined, line: EarningLine) =>
  rule && line.price > 0
    ? [{ ...line, kind: rule.kind, value: rule.value, amount: commissionOf(rule, line.price) }]
    : []

/** The active partner of a code, unless it is the buyer: by whichever account of the same mailbox. Nobody deletes them meanwhile. */
async function findPartner({ tx }: Ctx, code: string, buyerId: string): Promise<Partner | undefined> {
  const isBuyer = tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, buyerId), eq(plainEmail(people.email), plainEmail(partners.email))))
  const [partner] = await tx
    .select()
    .from(partners)
    .where(and(eq(sql`lower(${partners.code})`, code.toLowerCase()), isNull(partners.endedAt), notExists(isBuyer)))
    .for('key share', { of: partners })
  return partner
}

/** By which rule a product earns, if it does: an amount is one of money in its own currency alone. */
export async function readRules({ tx }: Ctx, partner: Partner, productIds: string[]) {
  const chosen = await tx
    .select()
    .from(partnerProducts)
    .where(and(eq(partnerProducts.partnerId, partner.id), inArray(partnerProducts.productId, productIds)))
  const usual: Rule = { kind: partner.commissionKind, value: partner.commissionValue }
  return (productId: string, currency: string): Rule | undefined => {
    const own = chosen.find((each) => each.productId === productId)
    if (!own && !partner.isForAllProducts) return undefined
    const { commissionKind: kind, commissionValue: value } = own ?? {}
    const rule = kind && value ? { kind, value } : usual
    return rule.kind === 'amount' && partner.currency !== currency ? undefined : rule
  }
}
