import type { Actor } from '#platform/context.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { longerWait } from './editor/vocabulary.ts'
import type { LECTURE_STATUSES, LectureAccess, Visibility } from './vocabulary.ts'

/** Whoever is looking, before a course. */
export interface Standing {
  actor: Actor
  course: { status: 'draft' | 'published'; isFree: boolean }
  /** since when the course has been open to the viewer; null when it is not */
  since: Date | null
  now: Date
  timeZone: string
}

export interface Watchable {
  status: (typeof LECTURE_STATUSES)[number]
  isFreeToWatch: boolean
  /** of one that is free to watch: it is to whoever is logged in */
  needsLogin: boolean
  delayDays: number
  sectionDelayDays: number
  /** since when what the viewer has of the course includes it; null when nothing does */
  since: Date | null
}

/** Admins preview everything; a course that is no longer published stays there for those who have it (commerce §4). */
export const maySeeCourse = ({ actor, course, since }: Standing): boolean =>
  actor.role === 'admin' || course.status === 'published' || since !== null

export const maySeeLecture = ({ actor }: Standing, { status }: Watchable): boolean =>
  actor.role === 'admin' || status === 'published'

/**
 * Delayed lectures open so many days after they came to be the viewer's (commerce §3). What the course is comes before what the lecture
 * is: one that is free to watch is so while its course is published (commerce §4).
 */
export function accessTo(lecture: Watchable, standing: Standing): { access: LectureAccess; opensAt: Date | null } {
  const { actor, course, now, timeZone } = standing
  const closed = (access: LectureAccess, opensAt: Date | null = null) => ({ access, opensAt })
  if (actor.role === 'admin') return closed('open')
  const wait = longerWait(lecture.delayDays, lecture.sectionDelayDays)
  const opensAt = lecture.since && daysLater(lecture.since, wait, timeZone)
  if (opensAt && opensAt <= now) return closed('open')
  const isFree = lecture.isFreeToWatch && course.status === 'published'
  const isVisitor = actor.role === 'visitor'
  if (isFree && !(isVisitor && lecture.needsLogin)) return closed('free')
  if (opensAt) return closed('not_yet', opensAt)
  if (standing.since) return closed('not_in_variant')
  return closed(isVisitor && (isFree || course.isFree) ? 'needs_login' : 'needs_purchase')
}

/** Who a lecture is for while its course is published. */
export function visibilityOf({
  status,
  isFreeToWatch,
  needsLogin,
}: Pick<Watchable, 'status' | 'isFreeToWatch' | 'needsLogin'>): Visibility {
  if (status === 'draft') return 'draft'
  return isFreeToWatch && !needsLogin ? 'public' : 'restricted'
}

/** Whether nothing has to be waited for any more that came to be the viewer's then, where the longest wait is so many days. */
export const hasAllSince = (since: Date | null, { now, timeZone }: Standing, longestWait: number): boolean =>
  since !== null && daysLater(since, longestWait, timeZone) <= now

export const mayPlay = (access: LectureAccess): boolean => access === 'open' || access === 'free'

/** May they watch it, and so read what is said under it and answer? */
export const mayWatch = (lecture: Watchable, standing: Standing): boolean =>
  maySeeCourse(standing) && maySeeLecture(standing, lecture) && mayPlay(accessTo(lecture, standing).access)
