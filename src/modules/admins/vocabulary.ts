/** What stands between a link and what it gives: nothing, it was accepted, taken back, or its week is over. */
export const INVITATION_STATES = ['open', 'accepted', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export const INVITATION_DAYS = 7
