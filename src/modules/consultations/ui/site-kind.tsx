import { siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'

const ConsultationFacts = onDemand(async () => (await import('./ConsultationFacts.tsx')).ConsultationFacts)
const SlotPart = onDemand(async () => (await import('./SlotPart.tsx')).SlotPart)

export const siteConsultations = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents: { about, slots }, isGift }) => (
    <ConsultationFacts consultation={about} slot={isGift ? null : slots?.chosen} />
  ),
  slot: {
    startsAt: ({ slots }) => slots?.chosen?.starts_at ?? null,
    Part: ({ contents: { slots } }) => slots && <SlotPart slots={slots} />,
  },
})
