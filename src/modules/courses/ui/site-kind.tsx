import { siteKind } from '#modules/catalog/ui/site-kind.ts'
import { onDemand } from '#kit/on-demand.ts'

const IncludedLectures = onDemand(async () => (await import('./IncludedLectures.tsx')).IncludedLectures)

/** With what somebody has of courses, /my begins. */
export const siteCourses = siteKind({
  calls: () => import('./site-calls.ts'),
  Included: ({ contents, variantId }) => <IncludedLectures course={contents} variantId={variantId} />,
})
