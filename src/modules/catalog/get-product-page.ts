import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { people } from '#modules/people/tables.ts'
import type { ProductPage } from './contract.ts'
import { getVisibleProduct } from './find-product.ts'
import { saleNow } from './sale/sale.ts'
import { viewOffer, viewProductCard } from './view.ts'

/** Refuses with 404 what whoever is looking may not see. */
export async function getProductPage(ctx: Ctx, { slug }: { slug: string }): Promise<ProductPage> {
  const found = await getVisibleProduct(ctx, { productSlug: slug })
  const { product } = found
  return {
    ...viewProductCard(found, ctx),
    description_html: product.description,
    author: product.authorId ? await findAuthor(ctx, product.authorId) : null,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    status: product.status,
    is_enrollment_enabled: saleNow(found, ctx.now) === 'open',
    offer: viewOffer(found, ctx.now),
  }
}

async function findAuthor(ctx: Ctx, id: string) {
  const [author] = await nameOfPerson(ctx.tx, { id })
  return author ?? null
}

const nameOfPerson = prepared('name_of_person', (tx) =>
  tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.id, sql.placeholder('id'))),
)
