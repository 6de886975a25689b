import { sql } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { comments } from '#modules/comments/tables.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotFound } from '#platform/refusal.ts'
import { dayOf, daysUpTo, startOfDay } from '#platform/time/days.ts'
import type { getCourseInsight as endpoint, LectureInsight } from './contract.ts'
import { learningChanges, learningDays } from './tables.ts'

interface Learned {
  began: number
  finished: number
}

/** Refuses with 404 what is not there to be watched. Lectures come in the order in which they are watched. */
export async function getCourseInsight(
  ctx: Ctx,
  { courseId, days }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { product } = await getProduct(ctx, { productId: courseId })
  if (!KINDS[product.kind].isWatched) throw new NotFound()
  const from = daysUpTo(dayOf(ctx.now, ctx.school.timeZone), days)[0]!
  const since = startOfDay(from, ctx.school.timeZone).toISOString()
  const { rows } = await ctx.tx.execute<{ [Name in keyof LectureInsight]: LectureInsight[Name] }>(sql`
    with learned as (
      select lecture_id, sum(began)::int as began, sum(finished)::int as finished from (${learnedSince(courseId, from)}) as told group by 1
    )
    select l.id, l.title, s.title as section, l.status = 'published' as is_published,
      coalesce(learned.began, 0) as began, coalesce(learned.finished, 0) as finished,
      (select count(*)::int from ${comments} as c
        where c.school_id = ${ctx.school.id} and c.commentable_type = ${LECTURE_TYPE} and c.commentable_id = l.id
          and c.created_at >= ${since} and not c.by_admin and strpos(c.body, '?') > 0) as questions,
      exists (select from ${videos} as v where v.id = l.video_id and v.duration_seconds > 0) as has_film
    from ${lectures} as l join ${sections} as s on s.id = l.section_id left join learned on learned.lecture_id = l.id
    where l.course_id = ${courseId} order by s.position, s.id, l.position, l.id`)
  const [whole] = (
    await ctx.tx.execute<{ [Name in keyof Learned]: Learned[Name] }>(sql`
      select coalesce(sum(began), 0)::int as began, coalesce(sum(finished), 0)::int as finished
      from (${learnedSince(courseId, from)}) as told where lecture_id is null`)
  ).rows
  return { days, ...whole!, lectures: rows }
}

const learnedSince = (courseId: string, day: string) => sql`
  select lecture_id, began, finished from ${learningDays} where course_id = ${courseId} and "on" >= ${day}
  union all select lecture_id, began, finished from ${learningChanges} where course_id = ${courseId} and "on" >= ${day}`
