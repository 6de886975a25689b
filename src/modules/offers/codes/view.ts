import type { Ctx } from '#platform/context.ts'
import type { Money } from '#platform/money.ts'
import type { Code } from './tables.ts'
import { stateOf } from './code.ts'
import type { CodeRow, EditableCode } from './contract.ts'

interface About {
  products: EditableCode['products']
  revenue: Money[]
  mayBeDeleted: boolean
  ctx: Pick<Ctx, 'now' | 'school'>
}

export const viewCodeRow = (code: Code, { revenue, ctx }: Pick<About, 'revenue' | 'ctx'>): CodeRow => ({
  id: code.id,
  code: code.code,
  kind: code.kind,
  value: code.value,
  currency: code.currency,
  state: stateOf(code, ctx.now),
  starts_at: code.startsAt?.toISOString() ?? null,
  ends_at: code.endsAt?.toISOString() ?? null,
  uses_limit: code.usesLimit,
  uses_count: code.usesCount,
  revenue: revenue.find(({ currency }) => currency === ctx.school.currency) ?? {
    amount: 0,
    currency: ctx.school.currency,
  },
  other_revenues: revenue.filter(({ currency }) => currency !== ctx.school.currency),
  created_at: code.createdAt.toISOString(),
})

export const viewEditableCode = (code: Code, { products, mayBeDeleted, ...about }: About): EditableCode => ({
  ...viewCodeRow(code, about),
  is_for_all_products: code.isForAllProducts,
  products,
  uses_per_person: code.usesPerPerson,
  minimum_amount: code.minimumAmount,
  is_for_first_purchase: code.isForFirstPurchase,
  charges: code.charges,
  is_announced: code.announcedAt !== null,
  can: { delete: mayBeDeleted },
})
