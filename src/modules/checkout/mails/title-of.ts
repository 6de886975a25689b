import type { QuotedLine } from '../quote/quote.ts'

/** What was bought, in one breath. */
export const titleOf = (lines: Pick<QuotedLine, 'title'>[]): string => lines.map(({ title }) => title).join(', ')
