import type { QuotedLine } from '../agreed/agreed-quote.ts'

/** What was bought, in one breath. Titles have commas of their own. */
export const titleOf = (lines: Pick<QuotedLine, 'title'>[]): string => lines.map(({ title }) => title).join(' + ')
