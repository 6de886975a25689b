import { eq } from 'drizzle-orm'
import { readSellingNeeds } from '#modules/schools/index.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { Step } from './steps.ts'

/** What a new school says of itself before it sells. */
export const schoolSteps: Step[] = [
  {
    name: 'profile',
    isOptional: true,
    path: '/home/settings/profile',
    isDone: async (ctx) => (await readSchool(ctx)).profileVersion > 1,
  },
  {
    name: 'look',
    isOptional: true,
    path: '/home/settings/look',
    isDone: async (ctx) => (await readSchool(ctx)).lookVersion > 1,
  },
  { name: 'seller', path: '/home/settings/school', isDone: async (ctx) => (await readSellingNeeds(ctx)).has_seller },
  {
    name: 'terms',
    path: '/home/settings/legal',
    async isDone(ctx) {
      const needs = await readSellingNeeds(ctx)
      return needs.has_terms && needs.has_privacy
    },
  },
  { name: 'doors', path: '/home/settings/people', isDone: async (ctx) => (await readSchool(ctx)).areStudentsAdmitted },
]

async function readSchool({ tx, school }: Ctx) {
  const { profileVersion, lookVersion, areStudentsAdmitted } = schools
  const [found] = await tx
    .select({ profileVersion, lookVersion, areStudentsAdmitted })
    .from(schools)
    .where(eq(schools.id, school.id))
  return foundOr404(found)
}
