import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getBundlePage } from '#modules/bundles/contract.ts'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { seeEvergreenOffers } from '#modules/catalog/evergreen/contract.ts'
import { useEvergreenEnds } from '#modules/catalog/ui/use-evergreen-ends.ts'
import { getCheckout } from '#modules/checkout/contract.ts'
import { CheckoutForm } from '#modules/checkout/ui/CheckoutForm.tsx'
import { CheckoutGate } from '#modules/checkout/ui/CheckoutGate.tsx'
import { OrderSummary } from '#modules/checkout/ui/OrderSummary.tsx'
import { quoteOf } from '#modules/checkout/ui/quote-of.ts'
import { useCheckoutText } from '#modules/checkout/ui/text.ts'
import { getCommunityPage } from '#modules/communities/contract.ts'
import { getConsultationPage, listSlots } from '#modules/consultations/contract.ts'
import { getCoursePage } from '#modules/courses/contract.ts'
import { getDownloadPage } from '#modules/downloads/contract.ts'
import { getEventPage } from '#modules/live-events/contract.ts'
import { PLACE_PARAM } from '#modules/live-events/waiting/vocabulary.ts'
import { getMembershipPage } from '#modules/memberships/contract.ts'
import { onDemand } from '#kit/on-demand.ts'
import { FocusLayout } from '#kit/layouts/FocusLayout.tsx'
import type { Client } from '#platform/contract/client.ts'
import { loading } from '#web/load.ts'
import { PagePreferences } from '#web/shell/PagePreferences.tsx'
import type { Route } from './+types/Checkout.ts'

const IncludedLectures = onDemand(
  async () => (await import('#modules/courses/ui/IncludedLectures.tsx')).IncludedLectures,
)

const IncludedFiles = onDemand(async () => (await import('#modules/downloads/ui/IncludedFiles.tsx')).IncludedFiles)
const IncludedParts = onDemand(async () => (await import('#modules/bundles/ui/IncludedParts.tsx')).IncludedParts)

const IncludedTopics = onDemand(async () => (await import('#modules/communities/ui/IncludedTopics.tsx')).IncludedTopics)
const ConsultationFacts = onDemand(
  async () => (await import('#modules/consultations/ui/ConsultationFacts.tsx')).ConsultationFacts,
)
const SlotPart = onDemand(async () => (await import('#modules/consultations/ui/SlotPart.tsx')).SlotPart)

const IncludedOpenings = onDemand(
  async () => (await import('#modules/memberships/ui/IncludedOpenings.tsx')).IncludedOpenings,
)

const HeldPlace = onDemand(async () => (await import('#modules/live-events/ui/waiting/HeldPlace.tsx')).HeldPlace)
const EventFacts = onDemand(async () => (await import('#modules/live-events/ui/EventFacts.tsx')).EventFacts)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school, formToken } = loading({ request, context })
  const { searchParams: asked } = new URL(request.url)
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
      slug: params.slug,
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
  if (!checkout.has_access && checkout.variants.some(hasUnseenOffer)) {
    // Whoever comes here first sees the price they will pay at once: the offer is theirs from now on.
    formToken()
    await api.call(seeEvergreenOffers, { product_ids: [checkout.product.id] })
    checkout = await findChosen()
  }
  const isAlike = checkout.variants.every(({ includes_all }) => includes_all)
  const course = isAlike ? null : await api.call(getCoursePage, { slug: params.slug })
  const bundle = checkout.product.kind === 'bundle' ? await api.call(getBundlePage, { bundleSlug: params.slug }) : null
  const event = checkout.product.kind === 'live_event' ? await api.call(getEventPage, { eventSlug: params.slug }) : null
  const download =
    checkout.product.kind === 'download' ? await api.call(getDownloadPage, { downloadSlug: params.slug }) : null
  const community =
    checkout.product.kind === 'community' ? await api.call(getCommunityPage, { communitySlug: params.slug }) : null
  const membership =
    checkout.product.kind === 'membership' ? await api.call(getMembershipPage, { membershipSlug: params.slug }) : null
  const consultation = checkout.product.kind === 'consultation' ? await findTimes(api, params.slug, asked) : null
  return {
    checkout,
    consultation,
    course,
    bundle,
    event,
    download,
    community,
    membership,
    asked: asked.get('variant'),
    place,
    school: school!,
    today: new Date().toISOString(),
  }
}

/** When it may be had, and whether the time that was chosen is still free. */
async function findTimes(api: Client, consultationSlug: string, asked: URLSearchParams) {
  const times = { chosen: asked.get('slot') ?? undefined, from: asked.get('from') ?? undefined }
  const about = await api.call(getConsultationPage, { consultationSlug })
  return { about, slots: await api.call(listSlots, { consultationSlug, ...times }) }
}

const hasUnseenOffer = ({ evergreen }: OfferVariant) => evergreen !== null && evergreen.ends_at === null

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function CheckoutPage({
  loaderData: {
    checkout,
    consultation,
    course,
    bundle,
    event,
    download,
    community,
    membership,
    asked,
    place,
    school,
    today,
  },
}: Route.ComponentProps) {
  const text = useCheckoutText()
  const [chosen, setChosen] = useState(asked)
  const variant = checkout.variants.find(({ id }) => id === chosen) ?? checkout.variants[0]
  const { revalidate } = useRevalidator()
  const offer = variant?.evergreen
  const { ends } = useEvergreenEnds(offer ? checkout.product.id : undefined)
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
              (course && <IncludedLectures course={course} variantId={variant.id} />) ??
              (bundle && <IncludedParts bundle={bundle} {...quoteOf(checkout, variant)} />) ??
              (event && <EventFacts event={event} />) ??
              (download && <IncludedFiles files={download.files} />) ??
              (community && <IncludedTopics topics={community.topics} />) ??
              (membership && <IncludedOpenings membership={membership} />) ??
              (consultation && (
                <ConsultationFacts
                  consultation={consultation.about}
                  slot={checkout.is_gift ? null : consultation.slots.chosen}
                />
              ))
            }
            onEnd={() => void revalidate()}
          />
        )
      }
      footer={<PagePreferences />}
    >
      <title>{`${text('pageTitle', { title: checkout.product.title })} · ${school.name}`}</title>
      <h1>{text('title')}</h1>
      {event && !checkout.has_access && (checkout.place_until || (place && !checkout.payment_link)) && (
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
              consultation
                ? {
                    startsAt: consultation.slots.chosen?.starts_at ?? null,
                    missing: text('slotMissing'),
                    part: (
                      <Suspense>
                        <SlotPart slots={consultation.slots} />
                      </Suspense>
                    ),
                  }
                : undefined
            }
          />
        )}
      </CheckoutGate>
    </FocusLayout>
  )
}
