import { and, desc, eq } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { listMembers as endpoint, MemberPage, MemberRow } from '../contract.ts'
import { type Membership, memberships } from '../tables.ts'
import { endsAt, lastCharge, nextCharge } from '../view.ts'

const PAGE = 30

export interface FoundMember {
  membership: Membership
  student: { id: string; name: string; email: string }
  product: { id: string; title: string }
  variantName: string
}

export const membersFound = ({ tx }: Ctx) =>
  tx
    .select({
      membership: memberships,
      student: { id: people.id, name: people.name, email: people.email },
      product: { id: products.id, title: products.title },
      variantName: variants.name,
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.studentId))
    .innerJoin(products, eq(products.id, memberships.productId))
    .innerJoin(variants, eq(variants.id, memberships.variantId))

/** Who pays for something by periods, or did; the newest first. Refuses with 404 a product that is not there. */
export async function listMembers(ctx: Ctx, { cursor, ...asked }: Input<typeof endpoint>): Promise<MemberPage> {
  const { q, status, product_id } = asked
  if (product_id) await getProduct(ctx, { productId: product_id })
  const rows = await membersFound(ctx)
    .where(
      and(
        q ? hasTypedWords(people.searchText, q) : undefined,
        status && eq(memberships.status, status),
        product_id ? eq(memberships.productId, product_id) : undefined,
        olderThan(memberships.createdAt, memberships.id, cursor),
      ),
    )
    .orderBy(desc(memberships.createdAt), desc(memberships.id))
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewMember, ({ membership }) =>
    nextPage('/json/home/members', asked, cursorOf(membership)),
  )
}

export const viewMember = ({ membership, student, product, variantName }: FoundMember): MemberRow => ({
  id: membership.id,
  student: { ...student, email: shownEmail(student.email) },
  product,
  variant_name: variantName,
  status: membership.status,
  period_months: membership.months,
  amount: membership.amount,
  currency: membership.currency,
  next_charge: nextCharge(membership),
  last_charge: lastCharge(membership),
  ends_at: endsAt(membership),
  ended_at: membership.endedAt?.toISOString() ?? null,
  since: membership.createdAt.toISOString(),
})
