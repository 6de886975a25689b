import { sql } from 'drizzle-orm'
import { type Belonging, counted, moved, moveRows, united } from '#modules/people/index.ts'
import { auditEntries, cases, mutes, reports, writingCounts } from './tables.ts'

export const moderationBelongings: Belonging[] = [
  {
    column: mutes.studentId,
    fate: 'moved',
    async work(ctx, merge) {
      // Of two that are open the longer one goes on; the other has ended, and says so.
      await ctx.tx.execute(sql`
        update mutes shorter set ended_at = ${ctx.now.toISOString()}::timestamptz, ended_by_id = ${'id' in ctx.actor ? ctx.actor.id : null}::uuid
        from mutes longer
        where shorter.ended_at is null and longer.ended_at is null
          and (shorter.student_id, longer.student_id) in ((${merge.goneId}, ${merge.keptId}), (${merge.keptId}, ${merge.goneId}))
          and (coalesce(shorter.until, 'infinity'), shorter.student_id = ${merge.keptId})
            < (coalesce(longer.until, 'infinity'), longer.student_id = ${merge.keptId})`)
      await moveRows(ctx, mutes.studentId, merge)
    },
  },
  moved(mutes.mutedById),
  moved(mutes.endedById),
  moved(cases.authorId),
  moved(cases.closedById),
  {
    column: reports.reporterId,
    fate: 'united',
    async work(ctx, merge) {
      await ctx.tx.execute(sql`
        with dropped as (
          delete from reports gone using reports kept
          where gone.reporter_id = ${merge.goneId} and kept.reporter_id = ${merge.keptId} and kept.case_id = gone.case_id
          returning gone.case_id)
        update moderation_cases set reports_count = reports_count - 1 from dropped where moderation_cases.id = dropped.case_id`)
      await moveRows(ctx, reports.reporterId, merge)
    },
  },
  united(writingCounts.studentId, {
    once: [writingCounts.kind],
    takes: [
      [writingCounts.used, sql`kept.used + gone.used`],
      [writingCounts.windowEndsAt, sql`greatest(kept.window_ends_at, gone.window_ends_at)`],
      [writingCounts.shownCount, sql`kept.shown_count + gone.shown_count`],
    ],
  }),
  // Nobody changes these; an account that has any is not merged into another.
  counted(auditEntries.adminId),
]
