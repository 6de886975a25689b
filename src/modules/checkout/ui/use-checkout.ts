import { type FormEvent, type ReactNode, type SubmitEvent, useEffect } from 'react'
import { useCardText } from '#modules/payments/ui/card-text.ts'
import { useCard } from '#modules/payments/ui/use-card.ts'
import { loadCardTools } from '#modules/payments/ui/use-card-tools.ts'
import { fetchOnceStirred } from '#kit/arrive.ts'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import type { Checkout } from '../contract.ts'
import { checkoutKeyFor } from './checkout-key.ts'
import { useAnswers } from './fields/use-answers.ts'
import { keepConsents } from './kept-consents.ts'
import { useCheckoutText } from './text.ts'
import { useAccount } from './use-account.ts'
import { useCart } from './use-cart.ts'
import { useConsents } from './use-consents.ts'
import { usePurchase } from './use-purchase.ts'

/** What is needed once the form is sent. */
const loadSending = () => import('./ready-purchase.ts')

/** With what reads a card, where one is asked for. */
async function loadAllToSend(isCardWanted: boolean) {
  const [sending, tools] = await Promise.all([loadSending(), isCardWanted ? loadCardTools() : undefined])
  return { ...sending, tools }
}

export interface ShownCheckout {
  checkout: Checkout
  variant: OfferVariant
  school: { name: string; is_registration_enabled: boolean }
  /** of an event: what the link of an offered place says */
  place?: string | undefined
  /** of what is booked for a time: the one that was chosen, where it is shown, and what to say while there is none; whom it is given to chooses theirs */
  slot?: { startsAt: string | null; part: ReactNode; missing: string } | undefined
}

/** What the page of a checkout knows: what is bought, by whom, and what is still wanted of them; and how it is sent. */
export function useCheckout({ checkout, variant, school, place, slot }: ShownCheckout) {
  const text = useCheckoutText()
  const cardText = useCardText()
  const { slug } = checkout.product
  const purchase = usePurchase()
  const cart = useCart(checkout, variant)
  const account = useAccount({
    isKnownHere: purchase.trouble === 'sessionExpired' || !school.is_registration_enabled,
  })
  const { given, setGiven } = useConsents(slug)
  const { answers, answer } = useAnswers(checkout)
  const { needs_card: needsCard } = cart.quote
  const isCardWanted = needsCard && !account.isLoggingIn
  const card = useCard({ isWanted: isCardWanted, sentTo: checkout.cards_sent_to })
  useEffect(() => fetchOnceStirred(loadSending), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: form } = event
    const { viewer, details, password: typedPassword } = account
    if (account.isLoggingIn) return purchase.logIn({ email: details.email, password: typedPassword })
    if (cart.isRequoting) return undefined
    const sending = await loadAllToSend(isCardWanted).catch(() => undefined)
    if (!sending) return purchase.refuse({ form: [text('failed')] })
    const password = viewer ? undefined : typedPassword
    const filled = { checkout, variant, cart, details, password, answers, given, place, slot }
    const { tools } = sending
    const typedCard = tools && { problems: () => card.problems(tools), handOver: () => card.handOver(tools) }
    const { problems, ready } = await sending.readyPurchase(
      { ...filled, guests: sending.guestsIn(form), card: typedCard },
      text,
      cardText,
    )
    if (problems) return purchase.refuse(problems)
    if (needsCard) keepConsents(slug, given)
    const { name, email } = details
    return purchase.buy(
      { ...ready, checkout_key: checkoutKeyFor(slug), campaign: sending.cameBy() },
      password === undefined ? undefined : { name, email, password },
      variant.payment_model === BY_PERIODS,
    )
  }

  return {
    purchase,
    cart,
    account,
    given,
    setGiven,
    answers,
    answer,
    isCardWanted,
    card,
    isWaiting: purchase.isSending || card.isWaiting || cart.isRequoting,
    submit,
    /** what was said against a field counts no longer once it is changed */
    mendChanged({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement
      if (purchase.errors[name]?.length) purchase.mend(name)
    },
  }
}

export type CheckoutModel = ReturnType<typeof useCheckout>
