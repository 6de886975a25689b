import { mayReport } from '#modules/moderation/index.ts'
import type { Actor } from '#platform/context.ts'

interface Authored {
  authorId: string
  byAdmin: boolean
}

/** Admins everywhere; students only where the topic lets them (engagement §5). */
export const mayPostIn = (actor: Actor, topic: { allowStudentsToAddPosts: boolean }): boolean =>
  actor.role === 'admin' || (actor.role === 'student' && topic.allowStudentsToAddPosts)

/** Only the student who wrote it; admins moderate, they do not put words into mouths (engagement §6). */
export const mayEdit = (actor: Actor, post: Authored): boolean =>
  actor.role === 'student' && actor.id === post.authorId && !post.byAdmin

export const mayDelete = (actor: Actor, post: Authored): boolean => actor.role === 'admin' || mayEdit(actor, post)

/** Names link to the student's profile only for an admin, and only when no admin wrote it (engagement §2). */
export const maySeeAuthor = (actor: Actor, { byAdmin }: Authored): boolean => actor.role === 'admin' && !byAdmin

export const rightsOver = (actor: Actor, post: Authored) => ({
  edit: mayEdit(actor, post),
  delete: mayDelete(actor, post),
  see_author: maySeeAuthor(actor, post),
  report: mayReport(actor, post),
})
