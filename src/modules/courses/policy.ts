import type { Actor } from '#platform/context.ts'
import type { LECTURE_STATUSES } from './vocabulary.ts'

interface Watchable {
  status: (typeof LECTURE_STATUSES)[number]
  isFreeToWatch: boolean
}

/**
 * Admins preview everything; others watch published lectures they have access to, or free ones of a published
 * course. A course that is no longer published stays open to those who have it.
 */
export function mayWatch(
  actor: Actor,
  lecture: Watchable,
  courseStatus: 'draft' | 'published',
  hasAccess: boolean,
): boolean {
  if (actor.role === 'admin') return true
  if (lecture.status !== 'published') return false
  return hasAccess || (lecture.isFreeToWatch && courseStatus === 'published')
}
