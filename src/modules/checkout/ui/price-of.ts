import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { Checkout } from '../contract.ts'

/** What a variant costs, in minor units: nothing when the whole product is free. */
export const priceOf = ({ product }: Checkout, variant: OfferVariant): number => (product.is_free ? 0 : variant.amount)
