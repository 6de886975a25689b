/** What spreadsheets would run as a formula stays a text. */
const FORMULA = /^[=+\-@\t\r]/

/** One line of a CSV file, as RFC 4180 and spreadsheets want it. */
export const csvLine = (cells: readonly string[], separator: string): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`

function csvCell(text: string, separator: string): string {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
