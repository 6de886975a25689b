/** Lists that can be taken away as files. */
export const LIST_KINDS = [
  'orders',
  'transactions',
  'students',
  'leads',
  'certificates',
  'attempts',
  'entries',
] as const
export type ListKind = (typeof LIST_KINDS)[number]
/** All of them and whatever else a school has, in one file. */
export const EVERYTHING = 'everything'
export const EXPORT_KINDS = [...LIST_KINDS, EVERYTHING] as const

export const LIST_FORMATS = ['csv', 'xlsx'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]
export const EXPORT_FORMATS = [...LIST_FORMATS, 'zip'] as const

/** for how long a file is kept */
export const KEPT_DAYS = 7
/** in days: the same of all that a school has, once it has closed */
export const KEPT_AFTER_CLOSING = 30
