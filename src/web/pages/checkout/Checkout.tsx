import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { seeEvergreenOffers } from '#modules/catalog/evergreen/contract.ts'
import { useEvergreenEnds } from '#modules/catalog/ui/use-evergreen-ends.ts'
import { getCheckout } from '#modules/checkout/contract.ts'
import { getPlan } from '#modules/checkout/subscribing/contract.ts'
import { CheckoutForm } from '#modules/checkout/ui/CheckoutForm.tsx'
import { CheckoutGate } from '#modules/checkout/ui/CheckoutGate.tsx'
import { OrderSummary } from '#modules/checkout/ui/OrderSummary.tsx'
import { quoteOf } from '#modules/checkout/ui/quote-of.ts'
import { useCheckoutText } from '#modules/checkout/ui/text.ts'
import { PLACE_PARAM } from '#modules/live-events/waiting/vocabulary.ts'
import { FocusLayout } from '#kit/layouts/FocusLayout.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import { SITE_KINDS } from '../site/kinds.ts'
import type { Route } from './+types/Checkout.ts'

const NotSelling = onDemand(async () => (await import('#modules/schools/ui/NotSelling.tsx')).NotSelling)

/** Of the product that its address names; the checkout of subscriptions is of the plan that is asked for (commerce §2). */
export async function loader({
  request,
  context,
  params,
}: Omit<Route.LoaderArgs, 'params'> & { params: { slug?: string } }) {
  const { api, school, viewer, formToken, letCardsThrough } = loading({ request, context })
  const { searchParams: asked } = new URL(request.url)
  const variantAsked = asked.get('plan') ?? asked.get('variant')
  const slug = params.slug ?? (await api.call(getPlan, { variantId: variantAsked ?? '' })).slug
  const code = asked.get('code') ?? undefined
  const quantity = Number(asked.get('quantity') ?? 1)
  const others = asked.get('others') === '1' ? ('1' as const) : undefined
  const gift = asked.get('gift') === '1' ? ('1' as const) : undefined
  const bumps = asked.get('bumps') ?? undefined
  const after = asked.get('after') ?? undefined
  const place = asked.get(PLACE_PARAM) ?? undefined
  const [variant_id, amount] = [asked.get('variant'), asked.get('amount')]
  const chosen = variant_id && amount ? { variant_id, chosen_amount: Number(amount) } : {}
  const find = (more = {}) =>
    api.call(getCheckout, {
      slug,
      code,
      quantity,
      others,
      gift,
      bumps,
      after_order: after,
      place,
      ...more,
    })
  // Whoever comes with an amount for what is sold no more, or after an order that is not there, sees what is sold.
  const findChosen = () => find(chosen).catch(() => find({ after_order: undefined }))
  let checkout = await findChosen()
  if (!viewer?.isImpersonated && !checkout.has_access && checkout.variants.some(hasUnseenOffer)) {
    // Whoever comes here first sees the price they will pay at once: the offer is theirs from now on.
    formToken()
    await api.call(seeEvergreenOffers, { product_ids: [checkout.product.id] })
    checkout = await findChosen()
  }
  letCardsThrough(checkout.cards_sent_to)
  const isAlike = checkout.variants.every(({ includes_all }) => includes_all)
  const kind = await SITE_KINDS[checkout.product.kind].calls()
  return {
    checkout,
    contents: await kind.contents(api, { slug, isAlike, asked }),
    variantAsked,
    place,
    school: school!,
    today: new Date().toISOString(),
  }
}

const hasUnseenOffer = ({ evergreen }: OfferVariant) => evergreen !== null && evergreen.ends_at === null

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { school, checkout } = loaderData
  if (school.is_selling) return <Buying loaderData={loaderData} />
  const { title } = checkout.product
  return (
    <FocusLayout school={school} footer={<PagePreferences />}>
      <title>{`${title} · ${school.name}`}</title>
      <h1>{title}</h1>
      <Suspense>
        <NotSelling school={school} />
      </Suspense>
    </FocusLayout>
  )
}

function Buying({
  loaderData: { checkout, contents, variantAsked, place, school, today },
}: Pick<Route.ComponentProps, 'loaderData'>) {
  const text = useCheckoutText()
  const [chosen, setChosen] = useState(variantAsked)
  const variant = checkout.variants.find(({ id }) => id === chosen) ?? checkout.variants[0]
  const { revalidate } = useRevalidator()
  const offer = variant?.evergreen
  const { ends } = useEvergreenEnds(offer ? checkout.product.id : undefined)
  const { Included, slot, HeldPlace } = SITE_KINDS[checkout.product.kind]
  return (
    <FocusLayout
      school={school}
      aside={
        variant && (
          <OrderSummary
            checkout={checkout}
            variant={variant}
            offerEndsAt={offer?.ends_at ? (ends[offer.id] ?? offer.ends_at) : undefined}
            included={
              contents !== null && (
                <Included
                  {...quoteOf(checkout, variant)}
                  contents={contents}
                  variantId={variant.id}
                  isGift={checkout.is_gift}
                />
              )
            }
            onEnd={() => void revalidate()}
          />
        )
      }
      footer={<PagePreferences />}
    >
      <title>{`${text('pageTitle', { title: checkout.product.title })} · ${school.name}`}</title>
      <h1>{text('title')}</h1>
      {HeldPlace && !checkout.has_access && (checkout.place_until || (place && !checkout.payment_link)) && (
        <Suspense>
          <HeldPlace slug={checkout.product.slug} until={checkout.place_until} />
        </Suspense>
      )}
      <CheckoutGate checkout={checkout}>
        {variant && (
          <CheckoutForm
            checkout={checkout}
            variant={variant}
            onChoose={setChosen}
            school={school}
            today={today}
            place={place}
            slot={
              slot && {
                startsAt: slot.startsAt(contents),
                missing: text('slotMissing'),
                part: (
                  <Suspense>
                    <slot.Part contents={contents} />
                  </Suspense>
                ),
              }
            }
          />
        )}
      </CheckoutGate>
    </FocusLayout>
  )
}
