import { DAY } from '#platform/clock.ts'
import type { Actor } from '#platform/context.ts'
import type { LectureAccess } from './vocabulary.ts'

/** Whoever is looking, before a course. */
export interface Standing {
  actor: Actor
  course: { status: 'draft' | 'published'; isFree: boolean }
  /** when the viewer got the course; null when it is not theirs */
  since: Date | null
  now: Date
}

interface Watchable {
  status: 'draft' | 'published'
  isFreeToWatch: boolean
  /** of its section and its own, together */
  delayDays: number
}

/** Admins preview everything; a course that is no longer published stays there for those who have it (commerce §4). */
export const maySeeCourse = ({ actor, course, since }: Standing): boolean =>
  actor.role === 'admin' || course.status === 'published' || since !== null

export const maySeeLecture = ({ actor }: Standing, { status }: Watchable): boolean =>
  actor.role === 'admin' || status === 'published'

/** Delayed lectures open so many days after the course was got (commerce §3). */
export function accessTo(lecture: Watchable, standing: Standing): { access: LectureAccess; opensAt: Date | null } {
  const { actor, course, since, now } = standing
  const closed = (access: LectureAccess, opensAt: Date | null = null) => ({ access, opensAt })
  if (actor.role === 'admin') return closed('open')
  const opensAt = since && new Date(since.getTime() + lecture.delayDays * DAY)
  if (opensAt && opensAt <= now) return closed('open')
  if (lecture.isFreeToWatch && course.status === 'published') return closed('free')
  if (opensAt) return closed('not_yet', opensAt)
  return closed(actor.role === 'visitor' && course.isFree ? 'needs_login' : 'needs_purchase')
}

export const mayPlay = (access: LectureAccess): boolean => access === 'open' || access === 'free'

interface Place {
  access: LectureAccess
  is_completed: boolean
  watchedAt: Date | null
}

/** Where they were; past it when that lecture is completed; the first they may watch when they have not begun. */
export function whereToContinue<P extends Place>(places: P[]): P | undefined {
  const playable = places.filter(({ access }) => mayPlay(access))
  const watched = playable.filter(({ watchedAt }) => watchedAt !== null)
  const last = watched.toSorted((a, b) => Number(b.watchedAt) - Number(a.watchedAt))[0]
  if (!last) return playable[0] ?? places[0]
  if (!last.is_completed) return last
  return playable.slice(playable.indexOf(last)).find((place) => !place.is_completed) ?? last
}
