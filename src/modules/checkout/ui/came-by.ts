import { campaignOf } from '#platform/campaign.ts'

/** The campaign that led here, as the addresses on the way tell it: of this page, of the one that was loaded first, and of the one before. */
export function cameBy(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return campaignOf(location.origin, [location.href, loaded?.name, document.referrer])
}
