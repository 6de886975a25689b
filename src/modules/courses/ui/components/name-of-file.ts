import { CAPTION_MAX } from '../../components/vocabulary.ts'

/** What a file is called until somebody calls it otherwise. */
export const nameOfFile = (filename: string): string =>
  filename
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, CAPTION_MAX)
