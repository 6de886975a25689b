import { ownedSection, siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { listMyBundles } from '../contract.ts'

const BoughtParts = onDemand(async () => (await import('./BoughtParts.tsx')).BoughtParts)
const IncludedParts = onDemand(async () => (await import('./IncludedParts.tsx')).IncludedParts)
const MyBundles = onDemand(async () => (await import('./MyBundles.tsx')).MyBundles)

export const siteBundles = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents, amount, currency }) => <IncludedParts bundle={contents} amount={amount} currency={currency} />,
  Bought: ({ contents: { parts } }) => parts.length > 0 && <BoughtParts parts={parts} />,
  owned: [ownedSection<typeof listMyBundles>('/json/my/bundles', MyBundles)],
})
