import { cut } from '#platform/cut-text.ts'

/** The beginning of a text, by which one is told from another. */
export const beginningOf = (text: string): string => cut(text, 120)

/** The same of what html says. */
export const beginningOfHtml = (html: string): string =>
  beginningOf(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
