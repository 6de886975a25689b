import { siteBundles } from '#modules/bundles/ui/site-kind.tsx'
import type { SiteKind } from '#modules/catalog/ui/site-kind.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { siteCommunities } from '#modules/communities/ui/site-kind.tsx'
import { siteConsultations } from '#modules/consultations/ui/site-kind.tsx'
import { siteCourses } from '#modules/courses/ui/site-kind.tsx'
import { siteDownloads } from '#modules/downloads/ui/site-kind.tsx'
import { siteEvents } from '#modules/live-events/ui/site-kind.tsx'
import { siteMemberships } from '#modules/memberships/ui/site-kind.tsx'

/** In the order in which /my shows what somebody has. */
export const SITE_KINDS: Record<ProductKind, SiteKind> = {
  course: siteCourses,
  membership: siteMemberships,
  bundle: siteBundles,
  download: siteDownloads,
  community: siteCommunities,
  consultation: siteConsultations,
  live_event: siteEvents,
}
