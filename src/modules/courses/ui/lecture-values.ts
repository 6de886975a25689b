import { laidOver } from '#kit/fields/laid-over.ts'
import type { Lecture } from '../contract.ts'
import { typedChapters } from './chapters-in.ts'
import { asTyped } from './run-time.ts'

/** What the lecture form holds while it is typed. */
export type LectureValues = Pick<
  Lecture,
  'title' | 'kind' | 'intro' | 'is_free_to_watch' | 'needs_login' | 'status'
> & {
  /** days, as typed */
  delay: string
  /** of its film, one a line, as typed */
  chapters: string
  /** minutes, as typed; empty: as long as its film */
  runTime: string
}

export const lectureValues = (lecture: Lecture): LectureValues => ({
  title: lecture.title,
  kind: lecture.kind,
  intro: lecture.intro,
  is_free_to_watch: lecture.is_free_to_watch,
  needs_login: lecture.needs_login,
  status: lecture.status,
  delay: String(lecture.delay_days),
  chapters: typedChapters(lecture.chapters),
  runTime: lecture.is_timed_by_hand ? asTyped(lecture.run_time_seconds) : '',
})

type Key = keyof LectureValues

/** What somebody else has made of fields that were changed here too, until one of both is chosen. */
export type Theirs = { [K in Key]?: LectureValues[K] }

/** What is typed, over which version of the lecture. */
export interface LectureWork extends LectureValues {
  version: string
  /** what was saved then */
  over: LectureValues
  theirs: Theirs
}

export const workOn = (lecture: Lecture): LectureWork => {
  const over = lectureValues(lecture)
  return { ...over, version: lecture.version, over, theirs: {} }
}

const KEYS: Key[] = [
  'title',
  'kind',
  'intro',
  'is_free_to_watch',
  'needs_login',
  'status',
  'delay',
  'chapters',
  'runTime',
]

const valuesOf = (work: LectureValues): LectureValues =>
  Object.fromEntries(KEYS.map((key) => [key, work[key]])) as LectureValues

/**
 * What was typed laid over what somebody else has saved meanwhile: their changes are taken over where nothing was typed. Where both
 * changed the same, what was typed stays and theirs stands beside it; but chapters go with their film.
 */
export function laidOverNewer(work: LectureWork, lecture: Lecture): LectureWork {
  const newer = workOn(lecture)
  const typed = { ...valuesOf(work), ...(lecture.video === null && { chapters: newer.chapters }) }
  const isMine = (key: Key) => typed[key] !== work.over[key]
  const both = KEYS.filter(
    (key) =>
      isMine(key) && newer[key] !== typed[key] && (newer[key] !== work.over[key] || work.theirs[key] !== undefined),
  )
  return {
    ...newer,
    ...laidOver(typed, { base: work.over, newer: newer.over }),
    theirs: Object.fromEntries(both.map((key) => [key, newer[key]])) as Theirs,
  }
}

/** A login is needed by what is free to watch only: one that was ticked counts no more once the other is not. */
export const needsLogin = (values: Pick<LectureValues, 'is_free_to_watch' | 'needs_login'>): boolean =>
  values.is_free_to_watch && values.needs_login

/** Whether something is still to be chosen before it can be saved. */
export const isUndecided = ({ theirs }: Pick<LectureWork, 'theirs'>): boolean => Object.keys(theirs).length > 0

/** Whether anything of it is not saved. */
export const isTyped = (work: LectureWork): boolean => KEYS.some((key) => work[key] !== work.over[key])

/** What was typed while what was sent was being saved, over what is saved now. */
export function typedSince(sent: LectureWork, { now, saved }: { now: LectureWork; saved: Lecture }): LectureWork {
  const newer = workOn(saved)
  return { ...newer, ...laidOver(valuesOf(now), { base: valuesOf(sent), newer: newer.over }) }
}
