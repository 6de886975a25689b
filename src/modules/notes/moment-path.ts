/** The lesson page at a moment of its video. */
export const momentPath = (courseSlug: string, lectureId: string, seconds: number | null): string =>
  `/${courseSlug}/watch/${lectureId}${seconds === null ? '' : `?t=${seconds}`}`
