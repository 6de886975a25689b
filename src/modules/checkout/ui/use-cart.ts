import { useState } from 'react'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import type { Quote } from '#modules/offers/contract.ts'
import type { Checkout } from '../contract.ts'
import type { TypedAmount } from './AmountPart.tsx'
import { asForAll } from './as-for-all.ts'
import { useBumps } from './bumps/use-bumps.ts'
import { useGift } from './gifts/use-gift.ts'
import { quoteOf } from './quote-of.ts'

/** What is bought of a variant: for how much, how many, for whom, and with what added to it. */
export function useCart(checkout: Checkout, variant: OfferVariant) {
  const [isOneForBuyer, setForBuyer] = useState(true)
  const [lastTyped, typeAmount] = useState<TypedAmount>()
  const giving = useGift(checkout)
  const bumping = useBumps(checkout, variant.id)
  const quote = quoteOf(checkout, variant)
  const [line] = quote.lines as [Quote['lines'][0]]
  const mayGive = checkout.can_be_gift && line.quantity === 1 && line.standard_amount > 0
  const gift = mayGive && giving.isGift ? giving.gift : null
  const bumps = gift ? [] : checkout.bumps
  const isForBuyer = !checkout.is_for_others && (isOneForBuyer || line.quantity === 1)
  const keepsCard = checkout.keeps_card && quote.amount > 0 && !line.plan && !gift && isForBuyer && line.quantity === 1
  const optional: ConsentKind[] = keepsCard ? ['keep_card'] : []
  return {
    quote,
    line,
    /** what was typed as an amount of this variant, whatever the server has said it costs so far */
    typed: lastTyped?.variantId === variant.id ? lastTyped : undefined,
    typeAmount,
    isForBuyer,
    setForBuyer,
    mayGive,
    giving,
    /** null where it is no gift */
    gift,
    bumps,
    bumpIds: bumps.filter(({ is_added }) => is_added).map(({ id }) => id),
    bumping,
    /** What stands in the order and what the page says of it differ until the server has said what it costs. */
    isRequoting: gift ? quote.lines.length > 1 || asForAll(line).paidBefore > 0 : bumping.isWaiting,
    /** consents that are asked for, and not needed to buy */
    optional,
  }
}

export type Cart = ReturnType<typeof useCart>
