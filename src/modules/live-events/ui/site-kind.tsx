import { ownedSection, siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { listMyEvents } from '../contract.ts'
import type { listMyEntries } from '../waiting/contract.ts'

const EventFacts = onDemand(async () => (await import('./EventFacts.tsx')).EventFacts)
const HeldPlace = onDemand(async () => (await import('./waiting/HeldPlace.tsx')).HeldPlace)
const MyEvents = onDemand(async () => (await import('./MyEvents.tsx')).MyEvents)
const MyWaiting = onDemand(async () => (await import('./waiting/MyWaiting.tsx')).MyWaiting)

export const siteEvents = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents }) => <EventFacts event={contents} />,
  HeldPlace,
  owned: [
    ownedSection<typeof listMyEvents>('/json/my/events', MyEvents),
    ownedSection<typeof listMyEntries>('/json/my/waiting-lists', MyWaiting),
  ],
})
