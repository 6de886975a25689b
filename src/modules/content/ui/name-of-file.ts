import { cut } from '#platform/cut-text.ts'
import { CAPTION_MAX } from '../vocabulary.ts'

/** What a file is called until somebody calls it otherwise. */
export const nameOfFile = (filename: string): string =>
  cut(
    filename
      .replace(/\.[A-Za-z0-9]{1,5}$/, '')
      .replaceAll('_', ' ')
      .trim(),
    CAPTION_MAX,
  )
