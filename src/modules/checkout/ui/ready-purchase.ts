import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import type { CardFieldName, CardMessage, LeavingCard } from '#modules/payments/ui/use-card.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import type { FormErrors } from '#kit/forms/form-context.ts'
import type { Checkout, onePageCheckout, Purchase } from '../contract.ts'
import { billingOf } from './billing-of.ts'
import { findProblems, type Say } from './find-problems.ts'
import type { Cart } from './use-cart.ts'
import type { Details } from './use-details.ts'

export { cameBy } from './came-by.ts'
export { guestsIn } from './guests/guests-in.ts'

/** What a form holds as it is sent. */
export interface Filled {
  checkout: Pick<Checkout, 'product' | 'fields' | 'terms_version' | 'after_order'>
  variant: Pick<OfferVariant, 'id' | 'seats'>
  cart: Pick<Cart, 'quote' | 'line' | 'typed' | 'isForBuyer' | 'gift' | 'bumpIds' | 'optional'>
  details: Details
  /** of the account that is made; undefined when somebody is signed in */
  password: string | undefined
  answers: Record<string, string>
  given: ConsentKind[]
  guests: Pick<Purchase, 'guests'>
  place: string | undefined
  /** of what is booked for a time: when it begins, and what to say while nobody has chosen */
  slot: { startsAt: string | null; missing: string } | undefined
  /** undefined where none is asked for */
  card: TypedCard | undefined
}

interface TypedCard {
  problems: () => Partial<Record<CardFieldName, CardMessage>>
  handOver: () => Promise<LeavingCard>
}

type Ready = Omit<Call<typeof onePageCheckout>, 'checkout_key' | 'campaign'>

/** What is sent of a form; or what has to be mended first, by field in the order of the page. */
export async function readyPurchase(
  filled: Filled,
  say: Say,
  sayOfCard: (key: CardMessage | NonNullable<LeavingCard['trouble']>) => string,
): Promise<{ problems: FormErrors; ready?: undefined } | { ready: Ready; problems?: undefined }> {
  const { cart, card, slot } = filled
  const problems = findProblems(
    {
      ...filled,
      fields: filled.checkout.fields,
      asksForInvoice: cart.quote.needs_card,
      gift: cart.gift,
      wanted: cart.quote.consents,
      card: Object.fromEntries(Object.entries(card?.problems() ?? {}).map(([field, key]) => [field, sayOfCard(key)])),
    },
    say,
  )
  if (cart.typed && cart.typed.amount !== cart.line.standard_amount) problems['chosen_amount'] = [cart.typed.problem]
  if (slot && !cart.gift && !slot.startsAt) problems['form'] = [slot.missing]
  if (!isEmpty(problems)) return { problems }
  const { trouble, handed } = (await card?.handOver()) ?? {}
  return trouble ? { problems: { form: [sayOfCard(trouble)] } } : { ready: purchaseOf(filled, handed) }
}

function purchaseOf(
  { checkout, variant, cart, details, given, answers, guests, place, slot }: Filled,
  handed: LeavingCard['handed'],
): Ready {
  const { quote, line, isForBuyer, gift, bumpIds, optional } = cart
  const { amount, currency, code, consents: wanted } = quote
  return {
    slug: checkout.product.slug,
    variant_id: variant.id,
    amount,
    currency,
    ...(variant.seats && { quantity: line.quantity, own_seat: isForBuyer }),
    ...guests,
    ...(gift && { gift: { ...gift, send_on: gift.send_on || undefined } }),
    ...(checkout.after_order && { after_order: checkout.after_order }),
    ...(place && { place }),
    ...(slot?.startsAt && !gift && { slot: slot.startsAt }),
    ...(line.is_chosen && { chosen_amount: line.standard_amount }),
    ...(code && code.problem === null && { promo_code: code.code }),
    ...(bumpIds.length > 0 && { bump_ids: bumpIds }),
    ...(handed && ('token' in handed ? { card_token: handed.token } : { encrypted_card: handed.encrypted })),
    consents: given.filter((kind) => wanted.includes(kind) || optional.includes(kind)),
    answers,
    terms_version: checkout.terms_version,
    ...(quote.needs_card && billingOf(details)),
  }
}

const isEmpty = (problems: FormErrors): boolean => Object.keys(problems).length === 0
