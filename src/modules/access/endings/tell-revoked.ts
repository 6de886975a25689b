import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import type { accessRevoked } from '../events.ts'
import { isGiven } from '../open-grants.ts'
import { grants, revocations } from '../tables.ts'
import { ACCOMPANYING } from '../vocabulary.ts'
import { revokedLetter } from './revoked-letter.ts'

/**
 * Tells a student that a product was taken from them, and why: one mail for a decision, however many grants it ended. Silent where they
 * wanted it so, where something else opens the product all the same, and of what came with something else.
 */
export async function tellRevoked(
  ctx: Ctx,
  { grant_id: grantId, is_known: isKnown }: z.output<(typeof accessRevoked)['payload']>,
  parts: LetterParts,
): Promise<void> {
  if (isKnown) return
  const now = atMoment(ctx.now)
  const [found] = await ctx.tx
    .select({
      revocation: revocations,
      product: { id: products.id, kind: products.kind, title: products.title, slug: products.slug },
      student: { id: people.id, name: people.name, email: people.email, language: people.language },
      isTheirs: sql<boolean>`${isGiven({ student: grants.studentId, product: grants.productId, now })}`,
    })
    .from(revocations)
    .innerJoin(grants, eq(grants.id, revocations.grantId))
    .innerJoin(products, eq(products.id, grants.productId))
    .innerJoin(people, eq(people.id, grants.studentId))
    .where(and(eq(revocations.grantId, grantId), notInArray(grants.source, ACCOMPANYING)))
  if (!found || found.isTheirs) return
  const { revocation, product, student } = found
  const language = student.language ?? ctx.school.language
  const letter = revokedLetter({
    title: product.title,
    student: student.name,
    school: ctx.school.name,
    language,
    reason: revocation.reason,
    url: ctx.school.origin + productPath(product),
  })
  const cause = `access-revoked:${student.id}:${product.id}:${revocation.createdAt.toISOString()}`
  await writeLetter(ctx, { cause, to: student.email, language, letter }, parts)
}
