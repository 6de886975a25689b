import { type FormEvent, type SubmitEvent, useState } from 'react'
import { CardForm } from '#modules/payments/ui/CardForm.tsx'
import { usePaymentText } from '#modules/payments/ui/text.ts'
import { useCard } from '#modules/payments/ui/use-card.ts'
import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import { Form } from '#web/kit/forms/Form.tsx'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { consentsFor } from '../policy.ts'
import type { ConsentKind } from '../vocabulary.ts'
import type { Checkout } from '../contract.ts'
import { AccountPart, type AccountView } from './AccountPart.tsx'
import { BillingPart } from './BillingPart.tsx'
import { checkoutKeyFor } from './checkout-key.ts'
import { ConsentsPart } from './ConsentsPart.tsx'
import { findProblems } from './find-problems.ts'
import { LogInPart } from './LogInPart.tsx'
import { Part } from './Part.tsx'
import { PayPart } from './PayPart.tsx'
import { priceOf } from './price-of.ts'
import { useCheckoutText } from './text.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useDetails } from './use-details.ts'
import { usePurchase } from './use-purchase.ts'
import { VariantChoice } from './VariantChoice.tsx'

interface CheckoutFormProps {
  checkout: Checkout
  variant: OfferVariant
  onChoose: (variantId: string) => void
  school: { name: string; is_registration_enabled: boolean }
}

/** One-page checkout (commerce §2): who buys, with which card, on what terms, for how much. */
export function CheckoutForm({ checkout, variant, onChoose, school }: CheckoutFormProps) {
  const text = useCheckoutText()
  const cardText = usePaymentText()
  const viewer = useViewer()
  const [chosenView, setView] = useState<AccountView>()
  const [password, setPassword] = useState('')
  const [given, setGiven] = useState<ConsentKind[]>([])
  const { details, type } = useDetails()
  const purchase = usePurchase()
  const isKnownHere = purchase.trouble === 'sessionExpired' || !school.is_registration_enabled
  const view = chosenView ?? (isKnownHere ? 'login' : 'register')
  const amount = priceOf(checkout, variant)
  const wanted = consentsFor(checkout.product.kind, amount)
  const isLoggingIn = !viewer && view === 'login'
  const isCardWanted = amount > 0 && !isLoggingIn
  const card = useCard({ isWanted: isCardWanted })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLoggingIn) return purchase.logIn({ email: details.email, password })
    const cardProblems = isCardWanted ? card.problems() : {}
    const problems = findProblems(
      {
        details,
        password: viewer ? undefined : password,
        wanted,
        given,
        card: Object.fromEntries(Object.entries(cardProblems).map(([field, key]) => [field, cardText(key)])),
      },
      text,
    )
    const encrypted = isCardWanted ? await card.encrypted() : undefined
    if (isCardWanted && !encrypted && Object.keys(problems).length === 0)
      problems['form'] = [cardText('card.unavailable')]
    if (Object.keys(problems).length > 0) return purchase.refuse(problems)
    const { name, email, ...billing } = details
    return purchase.buy(
      {
        slug: checkout.product.slug,
        checkout_key: checkoutKeyFor(checkout.product.slug),
        variant_id: variant.id,
        amount,
        ...(encrypted && { encrypted_card: encrypted }),
        consents: given.filter((kind) => wanted.includes(kind)),
        ...billing,
      },
      viewer ? undefined : { name, email, password },
    )
  }

  const mendChanged = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (purchase.errors[name]?.length) purchase.mend(name)
  }

  return (
    <Form
      errors={purchase.errors}
      attempt={purchase.attempt}
      onChange={mendChanged}
      onSubmit={(event) => void submit(event)}
      data-busy={purchase.isSending || undefined}
    >
      {purchase.trouble && <TroubleNotice trouble={purchase.trouble} attempt={purchase.attempt} />}
      <VariantChoice checkout={checkout} chosen={variant.id} onChoose={onChoose} />
      <AccountPart
        viewer={viewer}
        view={view}
        onView={setView}
        isRegistrationEnabled={school.is_registration_enabled}
        details={details}
        type={type}
        password={password}
        onPassword={setPassword}
      />
      {isLoggingIn ? (
        <LogInPart isSending={purchase.isSending} />
      ) : (
        <>
          {amount > 0 && <BillingPart details={details} type={type} />}
          {isCardWanted && (
            <Part title={cardText('card.heading')}>
              <CardForm card={card} />
            </Part>
          )}
          <ConsentsPart wanted={wanted} given={given} onChange={setGiven} school={school.name} />
          <PayPart
            amount={amount}
            currency={variant.currency}
            vatRate={checkout.product.vat_rate}
            isSending={purchase.isSending}
          />
        </>
      )}
    </Form>
  )
}
