export const DASHBOARD_DAYS = [7, 30, 90] as const
export const DEFAULT_DAYS = 30
export const DAYS_MAX = 366
/** Of how many campaigns and codes a product's numbers tell: those that sold most. */
export const NUMBERS_MOST = 50
/** Of how many products, and of how many ways that buyers came, the dashboard tells by name. */
export const SOLD_MOST = 6
export const ACTIVITY_KINDS = ['sale', 'registration', 'comment', 'review'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
