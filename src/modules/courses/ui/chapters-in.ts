import { filledLines } from '#platform/contract/lines-of.ts'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import type { Chapter } from '../chapters/contract.ts'

const LINE = /^\(?(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)\)?\s*[-–—:.]?\s+(.*\S)$/

/** Chapters as somebody types or pastes them, `1:30 Paper`, one a line; of one that is wrong, or no later than the one before, the number of its line. */
export function chaptersIn(typed: string): Chapter[] | { wrongLine: number } {
  const chapters: Chapter[] = []
  for (const line of filledLines(typed)) {
    const chapter = chapterIn(line)
    if (!chapter || chapter.at_seconds <= (chapters.at(-1)?.at_seconds ?? -1)) return { wrongLine: chapters.length + 1 }
    chapters.push(chapter)
  }
  return chapters
}

function chapterIn(line: string): Chapter | undefined {
  const [, hours = '0', minutes, seconds, title] = LINE.exec(line) ?? []
  return title === undefined
    ? undefined
    : { at_seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title }
}

/** The same, as they would be typed. */
export const typedChapters = (chapters: Chapter[]): string =>
  chapters.map(({ at_seconds: at, title }) => `${formatMoment(at)} ${title}`).join('\n')
