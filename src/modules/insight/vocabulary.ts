export const FUNNEL_STEPS = ['view', 'checkout', 'sale', 'beginning', 'completion'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** Those that only courses have. */
export const LEARNING_STEPS: readonly FunnelStep[] = ['beginning', 'completion']
