import { eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { findAccessSpan } from '../find-access-span.ts'
import { grants } from '../tables.ts'
import { DAY_BEFORE, WEEK_BEFORE } from '../vocabulary.ts'
import { endingLetter } from './ending-letter.ts'

/**
 * Tells a student that the product closes to them when this grant ends, once for a week and once for a day before. Silent where
 * something else keeps it open for longer.
 */
export async function tellEnding(ctx: Ctx, grantId: string, parts: LetterParts): Promise<void> {
  const [found] = await ctx.tx
    .select({
      grant: { studentId: grants.studentId, productId: grants.productId, endsAt: grants.endsAt },
      product: { kind: products.kind, title: products.title, slug: products.slug },
      student: { name: people.name, email: people.email, language: people.language },
    })
    .from(grants)
    .innerJoin(products, eq(products.id, grants.productId))
    .innerJoin(people, eq(people.id, grants.studentId))
    .where(eq(grants.id, grantId))
    .for('update', { of: grants })
  const endsAt = found?.grant.endsAt
  if (!endsAt) return
  const { grant, product, student } = found
  const daysBefore = endsAt.getTime() - ctx.now.getTime() > DAY_BEFORE * DAY ? WEEK_BEFORE : DAY_BEFORE
  await ctx.tx.update(grants).set({ toldDaysBefore: daysBefore }).where(eq(grants.id, grantId))
  const span = await findAccessSpan(ctx, grant.studentId, grant.productId)
  if (span?.until?.getTime() !== endsAt.getTime()) return
  const language = student.language ?? ctx.school.language
  const letter = endingLetter({
    title: product.title,
    student: student.name,
    school: ctx.school,
    language,
    endsAt,
    url: ctx.school.origin + productPath(product),
  })
  await writeLetter(ctx, { cause: `access-ends:${grantId}:${daysBefore}`, to: student.email, language, letter }, parts)
}
