import { NO_DETAILS } from './details.ts'
import { NO_PRICING } from './pricing.ts'
import type { Picture } from '#modules/media/contract.ts'

/** The form of a product nobody has typed anything into. */
export const NO_PRODUCT = { details: NO_DETAILS, pricing: NO_PRICING, cover: null as Picture | null }
