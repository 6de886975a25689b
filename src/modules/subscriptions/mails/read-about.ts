import { eq } from 'drizzle-orm'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { type Membership, memberships } from '../tables.ts'
import type { About } from './letters.ts'

export interface Written {
  membership: Membership
  about: About
  to: string
  /** the page of the product */
  productUrl: string
}

/** What every letter about a membership says of it; undefined where it is gone. */
export async function readAbout(ctx: Ctx, membershipId: string): Promise<Written | undefined> {
  const [found] = await ctx.tx
    .select({
      membership: memberships,
      title: orderLines.title,
      product: { kind: products.kind, slug: products.slug },
      student: { name: people.name, email: people.email, language: people.language },
    })
    .from(memberships)
    .innerJoin(orderLines, eq(orderLines.id, memberships.orderLineId))
    .innerJoin(products, eq(products.id, memberships.productId))
    .innerJoin(people, eq(people.id, memberships.studentId))
    .where(eq(memberships.id, membershipId))
  if (!found) return undefined
  const { membership, title, product, student } = found
  return {
    membership,
    to: student.email,
    productUrl: ctx.school.origin + productPath(product),
    about: {
      student: student.name,
      title,
      amount: membership.amount,
      currency: membership.currency,
      language: student.language ?? ctx.school.language,
      school: ctx.school,
    },
  }
}
