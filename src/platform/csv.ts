import type { Language } from '#platform/i18n/language.ts'

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF'

/** Spreadsheets take a comma in Polish numbers for what it is there. */
const SEPARATORS: Record<Language, string> = { en: ',', pl: ';' }

/**
 * One line of a CSV file (RFC 4180) as spreadsheets of that language read it. What one would run as a formula is kept
 * text by an apostrophe.
 */
export function csvLine(cells: readonly string[], language: Language): string {
  const separator = SEPARATORS[language]
  return `${cells.map((text) => cellOf(text, separator)).join(separator)}\r\n`
}

function cellOf(text: string, separator: string): string {
  const harmless = startsFormula(text) && !IS_NUMBER.test(text) ? `'${text}` : text
  return harmless.includes(separator) || /["\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Spreadsheets take wide, small, raised and lowered signs for the plain ones, and skip what cannot be seen before them. */
const startsFormula = (text: string): boolean => /^[\t\r]|^[\s\p{C}]*[=+\-−@]/u.test(text.normalize('NFKC'))
const IS_NUMBER = /^-\d+(\.\d+)?$/
