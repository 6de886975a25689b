import { shortenedToWords } from '#platform/cut-text.ts'
import { textOfHtml } from '#platform/rich-text.ts'

const MOST = 200

/** What lists show of an article: its summary, or whole words from the beginning of its text. */
export function excerptOf({ summary, html }: { summary: string; html: string }): string {
  if (summary !== '') return summary
  return shortenedToWords(plain(textOfHtml(html)), MOST)
}

/** The text of html without its entities. */
const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
