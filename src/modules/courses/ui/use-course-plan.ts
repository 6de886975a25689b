import { NO_DETAILS } from '#modules/catalog/ui/details.ts'
import { NO_PRICING } from '#modules/catalog/ui/pricing.ts'
import type { Picture } from '#modules/media/contract.ts'
import { useDraft } from '#web/kit/drafts/useDraft.ts'

const EMPTY = { details: NO_DETAILS, pricing: NO_PRICING, cover: null as Picture | null }
type CoursePlan = typeof EMPTY

/** What is typed of a course that does not exist yet, kept in this browser. */
export function useCoursePlan() {
  const [kept, keep] = useDraft('new-course')
  const plan: CoursePlan = kept === '' ? EMPTY : { ...EMPTY, ...(JSON.parse(kept) as Partial<CoursePlan>) }
  return {
    plan,
    change: (part: Partial<CoursePlan>) => keep(JSON.stringify({ ...plan, ...part })),
    forget: () => keep(''),
  }
}

export const isEmptyPlan = (plan: CoursePlan): boolean => JSON.stringify(plan) === JSON.stringify(EMPTY)
