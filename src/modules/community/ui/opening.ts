import { cut } from '#platform/cut-text.ts'

const ENOUGH = 700
const AT_MOST = 1100
const VOID = new Set(['br', 'hr'])

/** How a post begins, for a feed: whole when it is short, else up to where a paragraph or a sentence ends. */
export function openingOfText(text: string): string {
  if (text.length <= AT_MOST) return text
  const start = cut(text, AT_MOST)
  const ends = [start.lastIndexOf('\n\n'), start.search(/[.!?…][^.!?…]*$/) + 1, start.lastIndexOf(' ')]
  return `${start.slice(0, ends.find((end) => end >= ENOUGH) ?? AT_MOST).trimEnd()} …`
}

/** The same of html the server has cleaned: whole blocks, so that every tag that opens is closed. */
export function openingOfHtml(html: string): string {
  if (html.length <= AT_MOST) return html
  let depth = 0
  let length = 0
  let after = 0
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    length += index - after
    after = index + tag.length
    if (VOID.has(name.toLowerCase())) continue
    depth += closing ? -1 : 1
    if (depth === 0 && length >= ENOUGH) return html.slice(0, after)
  }
  return html
}
