import { commentPosted } from '#modules/comments/events.ts'
import { COMMENT_TYPE } from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { auditEntries, cases, mutes, reports } from '#modules/moderation/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { ModerationContent } from '../content.ts'
import { buyersOf } from './buyers-of.ts'
import type { Sale } from './plan-sales.ts'
import type { WrittenCourse } from './write-course.ts'
import { writeEvents } from './write-events.ts'

interface Given {
  now: Date
  admin: { id: string }
  content: ModerationContent
  courses: WrittenCourse[]
  sales: Sale[]
}

/** What an admin finds to do: a link that waits, an advert that was reported, and what they did before. */
export async function writeModeration(ctx: Ctx, { now, admin, content, courses, sales }: Given): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const course = courses[0]!
  const lectureId = course.lectures[0]!.id
  // Who bought within these hours had nothing to speak of yet.
  const [newcomer, seller, ...readers] = buyersOf(course, sales)
    .filter(({ at }) => at < ago(6))
    .toReversed()
    .filter(({ id }, nth, all) => all.findIndex((other) => other.id === id) === nth)
  if (!newcomer || !seller) return
  const written = { commentableType: LECTURE_TYPE, commentableId: lectureId, byAdmin: false }
  const held = { ...written, id: newId(), authorId: newcomer.id, body: content.held, heldAt: ago(2), createdAt: ago(2) }
  const advert = { ...written, id: newId(), authorId: seller.id, body: content.advert, createdAt: ago(5) }
  await ctx.tx.insert(comments).values([held, advert])
  const on = { commentable_type: LECTURE_TYPE, commentable_id: lectureId }
  const event = commentPosted({ comment_id: advert.id, author_id: seller.id, ...on })
  await writeEvents(ctx, [{ at: advert.createdAt, event }])

  const caseId = newId()
  const reporters = readers.slice(0, content.reports.length)
  const waiting = { itemType: COMMENT_TYPE, createdAt: ago(2) }
  await ctx.tx.insert(cases).values([
    { ...waiting, itemId: held.id, authorId: newcomer.id, isHeld: true },
    { ...waiting, id: caseId, itemId: advert.id, authorId: seller.id, isHeld: false, reportsCount: reporters.length },
  ])
  if (reporters.length > 0)
    await ctx.tx
      .insert(reports)
      .values(
        reporters.map(({ id }, nth) => ({ caseId, reporterId: id, createdAt: ago(4 - nth), ...content.reports[nth]! })),
      )

  const mutedAt = new Date(now.getTime() - 30 * DAY)
  const until = new Date(mutedAt.getTime() + 7 * DAY)
  const mute = { studentId: seller.id, reason: content.muteReason, mutedById: admin.id, createdAt: mutedAt, until }
  await ctx.tx.insert(mutes).values(mute)
  await ctx.tx.insert(auditEntries).values([
    ...courses.map(({ content: { title }, courseId, prices }) => ({
      adminId: admin.id,
      deed: 'POST /home/products/:productId/publish',
      area: 'catalog',
      subject: title,
      url: `/home/courses/${courseId}/edit`,
      createdAt: prices[0]?.from ?? mutedAt,
    })),
    {
      adminId: admin.id,
      deed: 'POST /home/students/:id/mute',
      area: 'moderation',
      subject: seller.name,
      url: `/home/students/${seller.id}`,
      createdAt: mutedAt,
    },
  ])
}
