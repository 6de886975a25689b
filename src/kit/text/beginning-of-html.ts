import { cut } from '#platform/cut-text.ts'

/** The beginning of what html says, by which one is told from another. */
export const beginningOfHtml = (html: string): string =>
  cut(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    120,
  )
