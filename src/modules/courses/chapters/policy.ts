import type { Chapter } from './contract.ts'

/** Chapters are those of a film: what a lecture keeps of one that is gone is nobody's. */
export const chaptersOf = ({ videoId, chapters }: { videoId: string | null; chapters: Chapter[] }): Chapter[] =>
  videoId === null ? [] : chapters

/** Those that begin before a film ends; all of them while nobody knows when that is. A shorter film that took the place of a longer one has fewer. */
export const chaptersWithin = (chapters: Chapter[], filmSeconds: number | null): Chapter[] =>
  filmSeconds === null ? chapters : chapters.filter(({ at_seconds: at }) => at < filmSeconds)
