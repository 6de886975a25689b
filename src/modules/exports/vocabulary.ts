/** Lists that can be taken away as files. */
export const EXPORT_KINDS = ['orders', 'transactions', 'students', 'leads'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Put down, then made; refused to whoever has not the right to it any more. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'refused'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

export const isUnderWay = (state: ExportState): boolean => state === 'waiting' || state === 'running'

/** for how long a file is kept */
export const KEPT_DAYS = 7
