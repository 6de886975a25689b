import type { EventPage } from '#modules/live-events/contract.ts'
import { offerOf } from './product-meta.ts'
import type { Site } from './site-of.ts'

interface Told {
  told: { url: string }
  site: Site
}

/** What schema.org knows a live event as. The link of one that is online is nobody's but its ticket holders'. */
export function eventData({ product, dates, venue, place, address: street }: EventPage, { told, site }: Told) {
  const isOnline = venue === 'online'
  const isSoldOut = product.offer.product.sale?.state === 'sold_out'
  return {
    '@type': 'Event',
    ...told,
    ...(dates[0] && { startDate: dates[0].starts_at, endDate: dates.at(-1)!.ends_at }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: told.url }
      : { '@type': 'Place', name: place, ...(street && { address: street }) },
    organizer: { '@type': 'Organization', name: site.name, url: site.origin },
    ...((product.is_enrollment_enabled || isSoldOut) && {
      offers: { ...offerOf(product, told.url), ...(isSoldOut && { availability: 'https://schema.org/SoldOut' }) },
    }),
  }
}
