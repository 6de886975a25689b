import { shortenedToWords } from '#platform/cut-text.ts'

/** The words of html. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const DESCRIPTION_MAX = 160

/** As much of a text as search engines show of it. */
export const firstWordsOf = (text: string): string =>
  shortenedToWords(text.replace(/\s+/g, ' ').trim(), DESCRIPTION_MAX)
