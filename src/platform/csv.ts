/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF'

/** One line of a CSV file (RFC 4180). What a spreadsheet would run as a formula is kept text by an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(text: string): string {
  const harmless = STARTS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const STARTS_FORMULA = /^[\s]*[=+\-@\t\r]/
const IS_NUMBER = /^-\d+(\.\d+)?$/
