import { cut, shortenedToWords } from '#platform/cut-text.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { readProductsOf, viewProductCard } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { findPictures } from '#modules/media/index.ts'
import { videos } from '#modules/media/tables.ts'
import { countShownReviews, listReviews, readReviewsOf } from '#modules/reviews/index.ts'
import { authorAvatars } from '#modules/schools/profile/tables.ts'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { textOfHtml } from '#platform/rich-text.ts'
import type { FrontPage } from './contract.ts'
import { isListed } from './is-listed.ts'
import { type ChosenFront, quotesOf } from './chosen-front.ts'
import { FRONT_PICTURE, QUOTES_MAX } from './vocabulary.ts'

const SUMMARY_MAX = 220

/** What visitors see of these choices. Without a product the only one there is stands in front, without quotes the newest reviews. */
export async function readFrontPage(ctx: Ctx, front: ChosenFront): Promise<FrontPage> {
  ctx.shows(CONTENT)
  const { intro, productId, pictureId } = front
  const portraitId = (await portrait(ctx.tx))[0]?.imageId ?? null
  const ids = [pictureId, portraitId].flatMap((id) => id ?? [])
  const pictures = await findPictures(ctx, { ids, context: FRONT_PICTURE })
  const quoted = (await readReviewsOf(ctx, quotesOf(front))).filter(({ is_shown }) => is_shown)
  return {
    intro,
    picture: pictures.get(pictureId ?? '') ?? null,
    product: await inFront(ctx, productId),
    quotes: quoted.length > 0 ? quoted : (await listReviews(ctx, { length: QUOTES_MAX })).data,
    reviews_count: await countShownReviews(ctx),
    portrait: pictures.get(portraitId ?? '') ?? null,
  }
}

async function inFront(ctx: Ctx, productId: string | null): Promise<FrontPage['product']> {
  const [found] = await readProductsOf(ctx, productId ? [productId] : await theOnlyOne(ctx))
  if (!found || !isListed(found)) return null
  const [free] = await freeLecture(ctx.tx, { courseId: found.product.id })
  return {
    ...viewProductCard(found, ctx),
    summary: beginningOf(textOfHtml(found.product.description)),
    free_lecture: free ?? null,
  }
}

async function theOnlyOne(ctx: Ctx): Promise<string[]> {
  const found = await firstTwo(ctx.tx)
  return found.length === 1 ? found.map(({ id }) => id) : []
}

/** Whole sentences, as many as there is room for; of a longer one what fits. */
function beginningOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= SUMMARY_MAX) return words
  const sentences = /^.*[.!?…](?= |$)/.exec(cut(words, SUMMARY_MAX))?.[0]
  return sentences ?? shortenedToWords(words, SUMMARY_MAX)
}

const portrait = prepared('front_portrait', (tx) => tx.select({ imageId: authorAvatars.imageId }).from(authorAvatars))

const firstTwo = prepared('front_first_two', (tx) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'published'), eq(products.isHidden, false)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(2),
)

const freeLecture = prepared('front_free_lecture', (tx) =>
  tx
    .select({ id: lectures.id, title: lectures.title, run_time_seconds: lectures.runTimeSeconds })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(videos, eq(videos.id, lectures.videoId))
    .where(
      and(
        eq(lectures.courseId, sql.placeholder('courseId')),
        eq(lectures.status, 'published'),
        eq(lectures.isFreeToWatch, true),
        eq(lectures.needsLogin, false),
        sql`${videos.state} in ('playable', 'ready')`,
      ),
    )
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id))
    .limit(1),
)
