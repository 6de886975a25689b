import { NO_DETAILS } from '#modules/catalog/ui/details.ts'
import { NO_PRICING } from '#modules/catalog/ui/pricing.ts'
import type { Picture } from '#modules/media/contract.ts'

/** The form of a course nobody has typed anything into. */
export const NO_COURSE = { details: NO_DETAILS, pricing: NO_PRICING, cover: null as Picture | null }
