import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOpening } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { NewsSource } from '#modules/notifications/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { isSignedIn } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'

const whole = alias(grants, 'whole')
const bundle = alias(products, 'bundle')

/** What came into bundles that their reader has, while it is open to them because of that. */
export const partNews: NewsSource = {
  kinds: ['part'],
  async read({ tx, now, actor }, noted, language) {
    if (!isSignedIn(actor)) return []
    const say = translator((language === 'pl' ? pl : en).mails, language)
    const ids = noted.map(({ itemId }) => itemId)
    const rows = await tx
      .selectDistinctOn([products.title, products.id], {
        kind: products.kind,
        slug: products.slug,
        title: products.title,
        bundle: bundle.title,
        bundleSlug: bundle.slug,
        isPublished: sql<boolean>`${products.status} = 'published'`,
      })
      .from(grants)
      .innerJoin(whole, eq(whole.id, grants.sourceId))
      .innerJoin(bundle, eq(bundle.id, whole.productId))
      .innerJoin(products, eq(products.id, grants.productId))
      .where(
        and(
          eq(grants.studentId, actor.id),
          eq(grants.source, 'bundle'),
          inArray(grants.productId, ids),
          isOpening(grants, atMoment(now)),
        ),
      )
      .orderBy(asc(products.title), asc(products.id))
    return rows.map(({ kind, slug, title, bundle: name, bundleSlug, isPublished }) => ({
      subject: say('part.subject', { title }),
      said: say('part.said', { title, bundle: name }),
      body: '',
      path: isPublished ? productPath({ kind, slug }) : productPath({ kind: 'bundle', slug: bundleSlug }),
      action: say('part.action'),
    }))
  },
}
