import { type ReactNode, useEffect, useState } from 'react'
import { getBundlePage } from '#modules/bundles/contract.ts'
import { IncludedParts } from '#modules/bundles/ui/IncludedParts.tsx'
import type { OfferedUpsell } from '#modules/offers/upsells/contract.ts'
import { getCommunityPage } from '#modules/communities/contract.ts'
import { IncludedTopics } from '#modules/communities/ui/IncludedTopics.tsx'
import { getConsultationPage } from '#modules/consultations/contract.ts'
import { ConsultationFacts } from '#modules/consultations/ui/ConsultationFacts.tsx'
import { getCoursePage } from '#modules/courses/contract.ts'
import { IncludedLectures } from '#modules/courses/ui/IncludedLectures.tsx'
import { getDownloadPage } from '#modules/downloads/contract.ts'
import { IncludedFiles } from '#modules/downloads/ui/IncludedFiles.tsx'
import { getEventPage } from '#modules/live-events/contract.ts'
import { EventFacts } from '#modules/live-events/ui/EventFacts.tsx'
import { getMembershipPage } from '#modules/memberships/contract.ts'
import { IncludedOpenings } from '#modules/memberships/ui/IncludedOpenings.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import type { Client } from '#platform/contract/client.ts'

/** What of a product is opened by what is offered after a purchase, as its own checkout shows it. */
export function UpsellContents({ upsell }: { upsell: OfferedUpsell }) {
  const api = useApi()
  const [contents, setContents] = useState<ReactNode>(null)
  useEffect(() => {
    let isOver = false
    void contentsOf(api, upsell).then(
      (found) => {
        if (!isOver) setContents(found)
      },
      // Its own page says it as well, and is linked.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [api, upsell])
  return contents
}

async function contentsOf(
  api: Client,
  { product: { kind, slug }, variant_id: variantId, amount, currency }: OfferedUpsell,
): Promise<ReactNode> {
  if (kind === 'bundle')
    return (
      <IncludedParts bundle={await api.call(getBundlePage, { bundleSlug: slug })} amount={amount} currency={currency} />
    )
  if (kind === 'download')
    return <IncludedFiles files={(await api.call(getDownloadPage, { downloadSlug: slug })).files} />
  if (kind === 'live_event') return <EventFacts event={await api.call(getEventPage, { eventSlug: slug })} />
  if (kind === 'community')
    return <IncludedTopics topics={(await api.call(getCommunityPage, { communitySlug: slug })).topics} />
  if (kind === 'membership')
    return <IncludedOpenings membership={await api.call(getMembershipPage, { membershipSlug: slug })} />
  if (kind === 'consultation')
    return <ConsultationFacts consultation={await api.call(getConsultationPage, { consultationSlug: slug })} />
  return <IncludedLectures course={await api.call(getCoursePage, { slug })} variantId={variantId} />
}
