/**
 * What is said in the currency of a school and follows when it chooses another, in the order in which everybody locks it: prices keep
 * their figures, reductions that name an amount, or the lowest price before them, end, and so do amounts that partners earn.
 */
export const BOUND_TO_CURRENCY = ['codes', 'products', 'promotions', 'evergreen_offers', 'bumps', 'partners'] as const
export type BoundToCurrency = (typeof BOUND_TO_CURRENCY)[number]
