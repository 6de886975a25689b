/** What of a school waits for its admins to do something by a day. */
export const MATTER_KINDS = ['withdrawal', 'refund_request', 'dispute'] as const
export type MatterKind = (typeof MATTER_KINDS)[number]

/** So many days before it is due, admins are told once more. */
export const REMINDED_DAYS = [3, 1] as const
