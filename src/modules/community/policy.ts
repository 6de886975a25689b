import { mayHold, mayReport } from '#modules/moderation/index.ts'
import { type Actor, holdsRight } from '#platform/context.ts'

interface Authored {
  authorId: string
  byAdmin: boolean
}

/** Admins everywhere; students, and so the readers of a page that is kept for them, only where the topic lets them (engagement §5). */
export const mayPostIn = (actor: Actor, topic: { allowStudentsToAddPosts: boolean }): boolean =>
  holdsRight(actor, 'write-to-students') ||
  ((actor.role === 'student' || actor.role === 'reader') && topic.allowStudentsToAddPosts)

/** A student's post only by that student: admins do not put words into mouths (engagement §6). An admin's by every admin. */
export const mayEdit = (actor: Actor, { authorId, byAdmin }: Authored): boolean =>
  byAdmin ? holdsRight(actor, 'write-to-students') : actor.role === 'student' && actor.id === authorId

/** Admins anything, students their own; the system what an operator decided about. */
export const mayDelete = (actor: Actor, post: Authored): boolean =>
  holdsRight(actor, 'write-to-students') || actor.role === 'system' || mayEdit(actor, post)

/** Names link to the student's profile only for an admin who may see students, and only when no admin wrote it (engagement §2). */
export const maySeeAuthor = (actor: Actor, { byAdmin }: Authored): boolean =>
  holdsRight(actor, 'see-students') && !byAdmin

export const rightsOver = (actor: Actor, post: Authored & { isHeld: boolean }) => ({
  edit: mayEdit(actor, post),
  delete: mayDelete(actor, post),
  see_author: maySeeAuthor(actor, post),
  report: mayReport(actor, post),
  hold: mayHold(actor, post),
})
