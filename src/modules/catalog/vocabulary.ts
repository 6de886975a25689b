export const PRODUCT_KINDS = ['course', 'bundle', 'consultation', 'live_event', 'membership', 'community'] as const
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const
export const PRODUCT_STATUSES = ['draft', 'published'] as const
/** Month counts of membership periods; -1 is lifetime (commerce §3). */
export const MEMBERSHIP_PERIODS = [-1, 1, 3, 6, 12] as const
export const PAYMENT_MODELS = ['one_time', 'membership'] as const
export const INFINITE_PACKAGES = -1
export const UNLIMITED_DAYS = 0
export const MAX_VARIANTS = 3
