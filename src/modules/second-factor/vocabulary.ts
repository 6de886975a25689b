export const RECOVERY_CODES = 10
/** What happens to somebody's second factor and is told them by mail. */
export const CHANGES = ['on', 'off', 'codes-renewed', 'code-used'] as const
export type Change = (typeof CHANGES)[number]
