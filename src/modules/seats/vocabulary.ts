/** Of gifts, `waiting` is what is sent on a later day. */
export const INVITATION_STATUSES = ['waiting', 'sent', 'accepted', 'revoked'] as const

export const INVITATION_NAME_MAX = 120
export const IMPORT_MAX = 500
/** Characters of an import; so many lines of names and addresses as long as they come. */
export const IMPORT_LENGTH_MAX = 200_000

/** What stands between a link and its seat: nothing, it is taken by whoever looks or by somebody else, taken back, or paid back, or what it is for has taken place. */
export const INVITATION_STATES = ['open', 'yours', 'taken', 'revoked', 'closed', 'over'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What is wrong with a line of an import. */
export const LINE_PROBLEMS = ['unreadable', 'name', 'email', 'twice', 'invited', 'none_left'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]
