import { siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'

const EventFacts = onDemand(async () => (await import('./EventFacts.tsx')).EventFacts)
const HeldPlace = onDemand(async () => (await import('./waiting/HeldPlace.tsx')).HeldPlace)
const MyEvents = onDemand(async () => (await import('./MyEvents.tsx')).MyEvents)
const MyWaiting = onDemand(async () => (await import('./waiting/MyWaiting.tsx')).MyWaiting)

export const siteEvents = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents }) => <EventFacts event={contents} />,
  HeldPlace,
  owned: [MyEvents, MyWaiting],
})
