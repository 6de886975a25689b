import type { Lecture } from '../contract.ts'

/** What the lecture form holds while it is typed. */
export type LectureValues = Pick<Lecture, 'title' | 'intro' | 'is_free_to_watch' | 'status'> & {
  /** days, as typed */
  delay: string
}

export const lectureValues = (lecture: Lecture | null): LectureValues => ({
  title: lecture?.title ?? '',
  intro: lecture?.intro ?? '',
  is_free_to_watch: lecture?.is_free_to_watch ?? false,
  status: lecture?.status ?? 'draft',
  delay: String(lecture?.delay_days ?? 0),
})
