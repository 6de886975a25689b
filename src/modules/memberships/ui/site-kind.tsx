import { ownedSection, siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { listMyMemberships } from '../contract.ts'

const IncludedOpenings = onDemand(async () => (await import('./IncludedOpenings.tsx')).IncludedOpenings)
const MyMemberships = onDemand(async () => (await import('./MyMemberships.tsx')).MyMemberships)

export const siteMemberships = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents }) => <IncludedOpenings membership={contents} />,
  owned: [ownedSection<typeof listMyMemberships>('/json/my/memberships', MyMemberships)],
})
