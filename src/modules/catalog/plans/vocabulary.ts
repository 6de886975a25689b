/** How long a period of a plan lasts, in months (commerce §3); a lifetime is paid for once. */
export const MONTHS_OF_PERIOD = { monthly: 1, quarterly: 3, half_yearly: 6, annually: 12, lifetime: -1 } as const
export type PlanPeriod = keyof typeof MONTHS_OF_PERIOD
export const PLAN_PERIODS = Object.keys(MONTHS_OF_PERIOD) as [PlanPeriod, ...PlanPeriod[]]
export const LIFETIME = MONTHS_OF_PERIOD.lifetime
export const PERIOD_MONTHS = Object.values(MONTHS_OF_PERIOD)
export type PlanMonths = (typeof PERIOD_MONTHS)[number]
export const TRIAL_DAYS_MAX = 365

export const periodOf = (months: number): PlanPeriod => PLAN_PERIODS.find((name) => MONTHS_OF_PERIOD[name] === months)!
