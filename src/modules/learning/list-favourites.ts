import { and, desc, eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { FavouritePage, listFavourites as endpoint } from './contract.ts'
import { lectureProgress } from './tables.ts'

const PAGE = 20

/** By when they were last watched. Drafts are left out, for what was taken back cannot be watched. */
export async function listFavourites(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<FavouritePage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const rows = await ctx.tx
    .select({
      id: lectures.id,
      createdAt: lectureProgress.watchedAt,
      title: lectures.title,
      runTimeSeconds: lectures.runTimeSeconds,
      course: { slug: products.slug, title: products.title },
    })
    .from(lectureProgress)
    .innerJoin(lectures, eq(lectures.id, lectureProgress.lectureId))
    .innerJoin(products, eq(products.id, lectures.courseId))
    .where(
      and(
        eq(lectureProgress.personId, ctx.actor.id),
        eq(lectureProgress.isFavourite, true),
        eq(lectures.status, 'published'),
        olderThan(lectureProgress.watchedAt, lectureProgress.lectureId, cursor),
      ),
    )
    .orderBy(desc(lectureProgress.watchedAt), desc(lectureProgress.lectureId))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    ({ id, title, runTimeSeconds, course }) => ({ id, title, run_time_seconds: runTimeSeconds, course }),
    (last) => `/json/my/favourites?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}
