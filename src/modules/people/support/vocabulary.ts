/** For how many hours a school may let support in. */
export const LEAVE_HOURS = [1, 24, 168] as const

export const LEAVE_REASON_MAX = 500

/** Where an owner lets support in, and reads what it did. */
export const SUPPORT_PAGE = '/home/settings/support'
