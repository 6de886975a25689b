import { ownedSection, siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { listMyCommunities } from '../contract.ts'

const IncludedTopics = onDemand(async () => (await import('./IncludedTopics.tsx')).IncludedTopics)
const MyCommunities = onDemand(async () => (await import('./MyCommunities.tsx')).MyCommunities)

export const siteCommunities = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents: { topics } }) => <IncludedTopics topics={topics} />,
  owned: [ownedSection<typeof listMyCommunities>('/json/my/communities', MyCommunities)],
})
