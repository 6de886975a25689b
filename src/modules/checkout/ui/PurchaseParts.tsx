import { Suspense } from 'react'
import { CardForm } from '#modules/payments/ui/CardForm.tsx'
import { useCardText } from '#modules/payments/ui/card-text.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { Checkout } from '../contract.ts'
import { ConsentsPart } from './ConsentsPart.tsx'
import { Part } from './Part.tsx'
import { PayPart } from './PayPart.tsx'
import { SellerPart } from './SellerPart.tsx'
import type { CheckoutModel } from './use-checkout.ts'

/** What only some checkouts have, or somebody unfolds. */
const AskedPart = onDemand(async () => (await import('./fields/AskedPart.tsx')).AskedPart)
const BumpsPart = onDemand(async () => (await import('./bumps/BumpsPart.tsx')).BumpsPart)
const BillingPart = onDemand(async () => (await import('./parts-on-demand.ts')).BillingPart)
const RemindMe = onDemand(async () => (await import('./parts-on-demand.ts')).RemindMe)

interface PurchasePartsProps {
  checkout: Checkout
  variant: OfferVariant
  school: { name: string }
  today: string
  model: CheckoutModel
}

/** What is asked of whoever buys, what is added, how it is paid and on what terms. */
export function PurchaseParts({ checkout, variant, school, today, model }: PurchasePartsProps) {
  const cardText = useCardText()
  const { cart, account, answers, given } = model
  const { quote, line, bumps, bumping } = cart
  const { details, type } = account
  const { needs_card: needsCard, code } = quote
  return (
    <>
      {checkout.fields.length > 0 && (
        <Suspense>
          <AskedPart fields={checkout.fields} answers={answers} onAnswer={model.answer} />
        </Suspense>
      )}
      {bumps.length > 0 && (
        <Suspense>
          <BumpsPart
            bumps={bumps}
            wanted={bumping.wanted}
            quote={quote}
            isWaiting={bumping.isWaiting}
            onWant={bumping.want}
          />
        </Suspense>
      )}
      {needsCard && (
        <Suspense>
          <BillingPart details={details} type={type} />
          <RemindMe
            slug={checkout.product.slug}
            variantId={variant.id}
            quantity={line.quantity}
            chosenAmount={line.is_chosen ? line.standard_amount : null}
            code={code?.problem === null ? code.code : ''}
            bumpIds={cart.bumpIds}
            details={details}
            answers={answers}
            gift={cart.gift}
            school={school.name}
          />
        </Suspense>
      )}
      {model.isCardWanted && (
        <Part title={cardText('card.heading')}>
          <CardForm card={model.card} today={today} />
        </Part>
      )}
      <ConsentsPart
        wanted={quote.consents}
        optional={cart.optional}
        given={given}
        onChange={model.setGiven}
        school={school.name}
      />
      <SellerPart seller={checkout.seller} school={school.name} />
      <PayPart quote={quote} isSending={model.isWaiting} />
    </>
  )
}
