/** What came of a line: an account was made, or was there before, or nothing was done. */
export const LINE_OUTCOMES = ['added', 'existing', 'wrong'] as const

/**
 * `quote`: a quotation mark is not closed; `cells`: there are more of them than columns; `refused`: one of its products could not be given, so that
 * nothing was done.
 */
export const LINE_PROBLEMS = ['quote', 'cells', 'email', 'name', 'phone', 'product', 'admin', 'refused'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

export const IMPORT_COLUMNS = ['email', 'name', 'firstName', 'lastName', 'phone', 'products'] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]
/** What a column of a file is taken for; of `none` nothing is taken. */
export const COLUMN_USES = [...IMPORT_COLUMNS, 'none'] as const
export type ColumnUse = (typeof COLUMN_USES)[number]

export const IMPORT_LINES_MAX = 100_000
export const IMPORT_BYTES_MAX = 16_000_000
export const IMPORT_COLUMNS_MAX = 300
/** So many letters of a file show what its columns are. */
export const IMPORT_BEGINNING_MAX = 20_000
/** So many lines are shown as they would come in. */
export const LINES_SHOWN = 3

/** for how long its file and what came of its lines are kept */
export const IMPORT_KEPT_DAYS = 30
