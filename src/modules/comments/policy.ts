import { type Actor, holdsRight } from '#platform/context.ts'
import { mayHold, mayReport } from '#modules/moderation/index.ts'

interface Authored {
  authorId: string
  byAdmin: boolean
}

/**
 * Admins delete anything; students only their own, never what was written as an admin (engagement §6). The system deletes
 * what an operator decided about.
 */
export const mayDelete = (actor: Actor, { authorId, byAdmin }: Authored): boolean =>
  holdsRight(actor, 'write-to-students') ||
  actor.role === 'system' ||
  (actor.role === 'student' && actor.id === authorId && !byAdmin)

/** Names link to the student's profile only for an admin who may see students, and only when no admin wrote it (engagement §2). */
export const maySeeAuthor = (actor: Actor, { byAdmin }: Authored): boolean =>
  holdsRight(actor, 'see-students') && !byAdmin

export const rightsOver = (actor: Actor, item: Authored & { isHeld: boolean }) => ({
  delete: mayDelete(actor, item),
  see_author: maySeeAuthor(actor, item),
  report: mayReport(actor, item),
  hold: mayHold(actor, item),
})
