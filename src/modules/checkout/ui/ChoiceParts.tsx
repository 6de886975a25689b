import { type ReactNode, Suspense } from 'react'
import { onDemand } from '#kit/on-demand.ts'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { Checkout } from '../contract.ts'
import type { CheckoutModel } from './use-checkout.ts'

/** What only some checkouts have. */
const VariantChoice = onDemand(async () => (await import('./VariantChoice.tsx')).VariantChoice)
const AmountPart = onDemand(async () => (await import('./AmountPart.tsx')).AmountPart)
const SeatsPart = onDemand(async () => (await import('./SeatsPart.tsx')).SeatsPart)
const GiftPart = onDemand(async () => (await import('./parts-on-demand.ts')).GiftPart)

interface ChoicePartsProps {
  checkout: Checkout
  variant: OfferVariant
  onChoose: (variantId: string) => void
  today: string
  slot?: { part: ReactNode } | undefined
  model: CheckoutModel
}

/** Which variant, for how much, how many, for whom and for when. */
export function ChoiceParts({ checkout, variant, onChoose, today, slot, model: { cart, purchase } }: ChoicePartsProps) {
  const { line, gift, giving } = cart
  return (
    <>
      {checkout.variants.length > 1 && (
        <Suspense>
          <VariantChoice checkout={checkout} chosen={variant.id} onChoose={onChoose} />
        </Suspense>
      )}
      {variant.suggested_amount !== null && (
        <Suspense>
          <AmountPart
            key={variant.id}
            variant={variant}
            suggested={variant.suggested_amount}
            quoted={line.standard_amount}
            typed={cart.typed}
            onType={(amount) => {
              cart.typeAmount(amount)
              purchase.mend('chosen_amount')
            }}
          />
        </Suspense>
      )}
      {variant.seats && !gift && (
        <Suspense>
          <SeatsPart
            key={variant.id}
            variant={variant}
            seats={variant.seats}
            left={checkout.quantity_left}
            line={line}
            isForBuyer={checkout.is_for_others ? undefined : cart.isForBuyer}
            onForBuyer={cart.setForBuyer}
          />
        </Suspense>
      )}
      {cart.mayGive && (
        <Suspense>
          <GiftPart
            gift={giving.gift}
            isGift={giving.isGift}
            isOwned={checkout.has_access}
            kind={checkout.product.kind}
            now={today}
            onGift={giving.setGift}
            onWrite={giving.writeGift}
          />
        </Suspense>
      )}
      {!gift && slot?.part}
    </>
  )
}
