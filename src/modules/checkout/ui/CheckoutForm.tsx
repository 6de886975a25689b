import { type FormEvent, type ReactNode, type SubmitEvent, Suspense, useEffect, useState } from 'react'
import { CardForm } from '#modules/payments/ui/CardForm.tsx'
import { usePaymentText } from '#modules/payments/ui/text.ts'
import { useCard } from '#modules/payments/ui/use-card.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { fetchAhead } from '#kit/arrive.ts'
import { Form } from '#kit/forms/Form.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import type { Checkout } from '../contract.ts'
import type { Quote } from '#modules/offers/contract.ts'
import { AccountPart, type AccountView } from './AccountPart.tsx'
import type { TypedAmount } from './AmountPart.tsx'
import { asForAll } from './as-for-all.ts'
import { useBumps } from './bumps/use-bumps.ts'
import { cameBy } from './came-by.ts'
import { checkoutKeyFor } from './checkout-key.ts'
import { ConsentsPart } from './ConsentsPart.tsx'
import { useAnswers } from './fields/use-answers.ts'
import { keepConsents } from './kept-consents.ts'
import { Part } from './Part.tsx'
import { PayPart } from './PayPart.tsx'
import { quoteOf } from './quote-of.ts'
import { useGift } from './gifts/use-gift.ts'
import { SellerPart } from './SellerPart.tsx'
import { useCheckoutText } from './text.ts'
import { TroubleCallout } from './TroubleCallout.tsx'
import { useConsents } from './use-consents.ts'
import { useDetails } from './use-details.ts'
import { usePurchase } from './use-purchase.ts'

/** What only some checkouts have, or somebody unfolds. */
const VariantChoice = onDemand(async () => (await import('./VariantChoice.tsx')).VariantChoice)
const BillingPart = onDemand(async () => (await import('./BillingPart.tsx')).BillingPart)
const AmountPart = onDemand(async () => (await import('./AmountPart.tsx')).AmountPart)
const SeatsPart = onDemand(async () => (await import('./SeatsPart.tsx')).SeatsPart)
const AskedPart = onDemand(async () => (await import('./fields/AskedPart.tsx')).AskedPart)
const GiftPart = onDemand(async () => (await import('./gifts/GiftPart.tsx')).GiftPart)
const BumpsPart = onDemand(async () => (await import('./bumps/BumpsPart.tsx')).BumpsPart)
const RemindMe = onDemand(async () => (await import('./reminders/RemindMe.tsx')).RemindMe)
const Restored = onDemand(async () => (await import('./reminders/Restored.tsx')).Restored)
const LogInPart = onDemand(async () => (await import('./LogInPart.tsx')).LogInPart)

/** What is needed once the form is sent. */
const loadSending = () => import('./find-problems.ts')

interface CheckoutFormProps {
  checkout: Checkout
  variant: OfferVariant
  onChoose: (variantId: string) => void
  school: { name: string; is_registration_enabled: boolean }
  /** by the server's clock, ISO 8601 */
  today: string
  /** of an event: what the link of an offered place says */
  place?: string | undefined
  /** of what is booked for a time: the one that was chosen, where it is shown, and what to say while there is none; whom it is given to chooses theirs */
  slot?: { startsAt: string | null; part: ReactNode; missing: string } | undefined
}

/** One-page checkout (commerce §2): who buys, with which card, on what terms, for how much. */
export function CheckoutForm({ checkout, variant, onChoose, school, today, place, slot }: CheckoutFormProps) {
  const text = useCheckoutText()
  const cardText = usePaymentText()
  const viewer = useViewer()
  const [chosenView, setView] = useState<AccountView>()
  const [password, setPassword] = useState('')
  const { given, setGiven } = useConsents(checkout.product.slug)
  const [isOneForBuyer, setOneForBuyer] = useState(true)
  const [lastTyped, setTyped] = useState<TypedAmount>()
  const { details, type } = useDetails()
  const { answers, answer } = useAnswers(checkout)
  const giving = useGift(checkout)
  const purchase = usePurchase()
  const bumping = useBumps(checkout, variant.id)
  const isKnownHere = purchase.trouble === 'sessionExpired' || !school.is_registration_enabled
  const view = chosenView ?? (isKnownHere ? 'login' : 'register')
  const quote = quoteOf(checkout, variant)
  const { amount, currency, code, consents: wanted } = quote
  const [line] = quote.lines as [Quote['lines'][0]]
  const typed = lastTyped?.variantId === variant.id ? lastTyped : undefined
  const isForBuyer = !checkout.is_for_others && (isOneForBuyer || line.quantity === 1)
  const mayGive = checkout.can_be_gift && line.quantity === 1 && line.list_amount > 0
  const gift = mayGive && giving.isGift ? giving.gift : null
  const bumps = gift ? [] : checkout.bumps
  const bumpIds = bumps.filter(({ is_added }) => is_added).map(({ id }) => id)
  // What stands in the order and what the page says of it differ until the server has said what it costs.
  const isRequoting = gift ? quote.lines.length > 1 || asForAll(line).paidBefore > 0 : bumping.isWaiting
  const keepsCard = checkout.keeps_card && amount > 0 && !gift && isForBuyer && line.quantity === 1
  const optional: ConsentKind[] = keepsCard ? ['keep_card'] : []
  const isLoggingIn = !viewer && view === 'login'
  const isCardWanted = amount > 0 && !isLoggingIn
  const card = useCard({ isWanted: isCardWanted })
  useEffect(() => fetchAhead(loadSending), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: form } = event
    if (isLoggingIn) return purchase.logIn({ email: details.email, password })
    if (isRequoting) return undefined
    const cardProblems = isCardWanted ? card.problems() : {}
    const sending = await loadSending().catch(() => undefined)
    if (!sending) return purchase.refuse({ form: [text('failed')] })
    const problems = sending.findProblems(
      {
        details,
        asksForInvoice: amount > 0,
        password: viewer ? undefined : password,
        fields: checkout.fields,
        answers,
        gift,
        wanted,
        given,
        card: Object.fromEntries(Object.entries(cardProblems).map(([field, key]) => [field, cardText(key)])),
      },
      text,
    )
    if (typed && typed.amount !== line.list_amount) problems['chosen_amount'] = [typed.problem]
    if (slot && !gift && !slot.startsAt) problems['form'] = [slot.missing]
    const encrypted = isCardWanted ? await card.encrypted() : undefined
    if (isCardWanted && !encrypted && Object.keys(problems).length === 0)
      problems['form'] = [cardText('card.unavailable')]
    if (Object.keys(problems).length > 0) return purchase.refuse(problems)
    if (amount > 0) keepConsents(checkout.product.slug, given)
    const { name, email } = details
    return purchase.buy(
      {
        slug: checkout.product.slug,
        checkout_key: checkoutKeyFor(checkout.product.slug),
        variant_id: variant.id,
        amount,
        currency,
        ...(variant.seats && { quantity: line.quantity, own_seat: isForBuyer }),
        ...sending.guestsIn(form),
        ...(gift && { gift: { ...gift, send_on: gift.send_on || undefined } }),
        ...(checkout.after_order && { after_order: checkout.after_order }),
        ...(place && { place }),
        ...(slot?.startsAt && !gift && { slot: slot.startsAt }),
        ...(line.is_chosen && { chosen_amount: line.list_amount }),
        ...(code && code.problem === null && { promo_code: code.code }),
        ...(bumpIds.length > 0 && { bump_ids: bumpIds }),
        ...(encrypted && { encrypted_card: encrypted }),
        consents: given.filter((kind) => wanted.includes(kind) || optional.includes(kind)),
        answers,
        campaign: cameBy(),
        terms_version: checkout.terms_version,
        ...(amount > 0 && sending.billingOf(details)),
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
      {purchase.trouble && (
        <TroubleCallout trouble={purchase.trouble} problem={purchase.problem} attempt={purchase.attempt} />
      )}
      <Suspense>
        <Restored slug={checkout.product.slug} />
      </Suspense>
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
            quoted={line.list_amount}
            typed={typed}
            onType={(amount) => {
              setTyped(amount)
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
            isForBuyer={checkout.is_for_others ? undefined : isForBuyer}
            onForBuyer={setOneForBuyer}
          />
        </Suspense>
      )}
      {mayGive && (
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
        <Suspense>
          <LogInPart isSending={purchase.isSending} />
        </Suspense>
      ) : (
        <>
          {checkout.fields.length > 0 && (
            <Suspense>
              <AskedPart fields={checkout.fields} answers={answers} onAnswer={answer} />
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
          {amount > 0 && (
            <Suspense>
              <BillingPart details={details} type={type} />
              <RemindMe
                slug={checkout.product.slug}
                variantId={variant.id}
                quantity={line.quantity}
                chosenAmount={line.is_chosen ? line.list_amount : null}
                code={code?.problem === null ? code.code : ''}
                bumpIds={bumpIds}
                details={details}
                answers={answers}
                gift={gift}
                school={school.name}
              />
            </Suspense>
          )}
          {isCardWanted && (
            <Part title={cardText('card.heading')}>
              <CardForm card={card} today={today} />
            </Part>
          )}
          <ConsentsPart wanted={wanted} optional={optional} given={given} onChange={setGiven} school={school.name} />
          <SellerPart seller={checkout.seller} school={school.name} />
          <PayPart quote={quote} isSending={purchase.isSending || card.isWaiting || isRequoting} />
        </>
      )}
    </Form>
  )
}
