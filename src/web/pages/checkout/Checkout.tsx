import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useEvergreenEnds } from '#modules/catalog/ui/use-evergreen-ends.ts'
import { getCheckout } from '#modules/checkout/contract.ts'
import { CheckoutForm } from '#modules/checkout/ui/CheckoutForm.tsx'
import { CheckoutGate } from '#modules/checkout/ui/CheckoutGate.tsx'
import { OrderSummary } from '#modules/checkout/ui/OrderSummary.tsx'
import { useCheckoutText } from '#modules/checkout/ui/text.ts'
import { FocusLayout } from '#web/kit/layouts/FocusLayout.tsx'
import { loading } from '#web/load.ts'
import { FocusFooter } from '#web/shell/FocusFooter.tsx'
import type { Route } from './+types/Checkout.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  return { checkout: await api.call(getCheckout, { slug: params.slug }), school: school! }
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function CheckoutPage({ loaderData: { checkout, school } }: Route.ComponentProps) {
  const text = useCheckoutText()
  const [chosen, setChosen] = useState(checkout.variants[0]?.id)
  const variant = checkout.variants.find(({ id }) => id === chosen) ?? checkout.variants[0]
  const { revalidate } = useRevalidator()
  const { ends } = useEvergreenEnds(
    checkout.product.slug,
    checkout.variants.some(({ evergreen }) => evergreen),
  )
  const offer = variant?.evergreen
  const isNewOffer = offer !== null && offer !== undefined && offer.ends_at === null && ends[offer.id] !== undefined
  useEffect(() => {
    if (isNewOffer) void revalidate()
  }, [isNewOffer, revalidate])
  return (
    <FocusLayout
      school={school}
      aside={
        variant && (
          <OrderSummary
            checkout={checkout}
            variant={variant}
            offerEndsAt={offer?.ends_at ? (ends[offer.id] ?? offer.ends_at) : undefined}
            onEnd={() => void revalidate()}
          />
        )
      }
      footer={<FocusFooter />}
    >
      <title>{`${text('pageTitle', { title: checkout.product.title })} · ${school.name}`}</title>
      <h1>{text('title')}</h1>
      <CheckoutGate checkout={checkout}>
        {variant && <CheckoutForm checkout={checkout} variant={variant} onChoose={setChosen} school={school} />}
      </CheckoutGate>
    </FocusLayout>
  )
}
