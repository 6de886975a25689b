/** Hundredths of a percent: half of what is paid. */
export const FEE_POINTS_MAX = 5_000
/** In minor units. */
export const FEE_FIXED_MAX = 100_000
export const FEE_VAT_MAX = 50

/** Code of the refusal where another operator has set the fees meanwhile. */
export const FEES_CHANGED = 'operating.fees-changed'
