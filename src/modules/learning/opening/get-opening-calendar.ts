import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import { getLectureForViewer } from '../find-lecture.ts'
import { NotAwaited } from '../refusals.ts'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'

/** Long enough to be seen in a calendar. */
const SHOWN_FOR = 15 * MINUTE

/** Refuses with 409 a lecture that the viewer need not wait for. */
export async function getOpeningCalendar(ctx: Ctx, { id }: { id: string }, { reply }: Exchange): Promise<Buffer> {
  const { lecture, course, opensAt } = await getLectureForViewer(ctx, id)
  if (!opensAt) throw new NotAwaited()
  const { origin } = ctx.school
  const entry = {
    uid: `${id}-opens@${new URL(origin).hostname}`,
    // A file that is loaded later tells of a day that may have moved.
    revision: Math.floor(ctx.now.getTime() / SECOND),
    startsAt: opensAt,
    endsAt: new Date(opensAt.getTime() + SHOWN_FOR),
    title: `${lecture.title} · ${course.title}`,
    where: '',
    url: origin + lecturePath(course.slug, id),
  }
  reply
    .header('content-type', 'text/calendar; charset=utf-8; method=PUBLISH')
    .header('content-disposition', `attachment; filename="${course.slug}.ics"`)
  return Buffer.from(calendarFile([entry], ctx.now))
}
