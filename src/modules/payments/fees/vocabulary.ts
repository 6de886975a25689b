/** Hundredths of a percent: half of what is paid. */
export const FEE_POINTS_MAX = 5_000
/** In minor units. */
export const FEE_FIXED_MAX = 100_000
export const FEE_VAT_MAX = 50
