import { sql } from 'drizzle-orm'
import { isOpen } from '#modules/access/index.ts'
import { isUnbegun } from '#modules/learning/index.ts'
import { remindableSince } from './policy.ts'
import { invitations } from './tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'

/** SQL: whether whoever `invitations` is for has not claimed it, or not begun the course they have by it, and was left in peace for a while. */
export function isRemindable({ courseId, now }: { courseId: string; now: Date }) {
  const { remindedBy, settledBy } = remindableSince(now)
  const student = invitations.personId
  const course = sql`${courseId}::uuid`
  const mayBegin = isOpen({ student, product: course, now: atMoment(now) })
  return sql<boolean>`(
    case when ${invitations.remindedAt} is null
      then coalesce(${invitations.settledAt}, ${invitations.sentAt}) <= ${settledBy.toISOString()}
      else ${invitations.remindedAt} <= ${remindedBy.toISOString()} end
    and (${invitations.status} = 'sent'
      or (${invitations.status} = 'accepted' and ${mayBegin} and ${isUnbegun({ personId: student, courseId: course })})))`
}
