import { lecturePath } from '#modules/courses/paths/vocabulary.ts'

/** The lesson page at a moment of its video. */
export const momentPath = (courseSlug: string, lectureId: string, seconds: number | null): string =>
  `${lecturePath(courseSlug, lectureId)}${seconds === null ? '' : `?t=${seconds}`}`
