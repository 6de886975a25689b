const EXACT = 100

/** Where something stands in a chart, however large that is: 12.3456 → "12.35%". */
export const percent = (at: number): string => `${Math.round(at * EXACT) / EXACT}%`
