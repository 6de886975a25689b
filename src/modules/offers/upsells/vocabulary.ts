import { HOUR } from '#platform/clock.ts'

/** For how long after a purchase its buyer has the offer, at its price. */
export const UPSELL_FOR = 24 * HOUR

/** For how long the card of a purchase is kept, where its buyer says so. The words of the consent name it. */
export const CARD_KEPT_MINUTES = 60
