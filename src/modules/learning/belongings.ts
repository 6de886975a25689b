import { sql } from 'drizzle-orm'
import { type Belonging, moveRows, united } from '#modules/people/index.ts'
import { filmViews, lectureProgress, lectureReminders, weeklyGoals } from './tables.ts'

export const learningBelongings: Belonging[] = [
  united(weeklyGoals.personId, { once: [] }),
  united(lectureReminders.personId, { once: [lectureReminders.lectureId] }),
  {
    column: lectureProgress.personId,
    fate: 'united',
    kind: 'lectures',
    async work(ctx, merge) {
      const ofBoth = sql`
        one.lecture_id = other.lecture_id
        and (one.person_id, other.person_id) in ((${merge.goneId}, ${merge.keptId}), (${merge.keptId}, ${merge.goneId}))`
      // Both are as far as the further one. That of them which is completed stays as the row it is, so that it does not count as completed again.
      await ctx.tx.execute(sql`
        update lecture_progress one
        set position_seconds = greatest(one.position_seconds, other.position_seconds), is_favourite = one.is_favourite or other.is_favourite,
          watched_at = greatest(one.watched_at, other.watched_at),
          completed_at = case when one.completed_at is not null then least(one.completed_at, other.completed_at) end
        from lecture_progress other where ${ofBoth}`)
      await ctx.tx.execute(sql`
        delete from lecture_progress one using lecture_progress other
        where ${ofBoth} and (one.completed_at is not null, one.person_id = ${merge.keptId}) < (other.completed_at is not null, other.person_id = ${merge.keptId})`)
      await moveRows(ctx, lectureProgress.personId, merge)
    },
  },
  {
    column: filmViews.personId,
    fate: 'united',
    async work({ tx }, { keptId, goneId }) {
      await tx.execute(sql`select unite_film_views(${keptId}::uuid, ${goneId}::uuid)`)
    },
  },
]
