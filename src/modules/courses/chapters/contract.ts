import { z } from 'zod'
import { FILM_SECONDS_MAX } from '#modules/media/films/vocabulary.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { CHAPTER_TITLE_MAX, CHAPTERS_MAX } from './vocabulary.ts'

/** A part of a lecture's film, by the second at which it begins. */
export const Chapter = z.object({
  at_seconds: z.int().min(0).max(FILM_SECONDS_MAX),
  title: oneLine().min(1, 'validation.title').max(CHAPTER_TITLE_MAX),
})
export type Chapter = z.output<typeof Chapter>

export const Chapters = z
  .array(Chapter)
  .max(CHAPTERS_MAX)
  .refine(
    (chapters) => chapters.every(({ at_seconds: at }, nth) => nth === 0 || at > chapters[nth - 1]!.at_seconds),
    'validation.chapters-in-order',
  )
