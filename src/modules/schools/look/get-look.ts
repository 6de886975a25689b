import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { schools } from '../tables.ts'
import type { Look } from './contract.ts'
import { pastLooks } from './tables.ts'
import { PAST_LOOKS_SHOWN } from './vocabulary.ts'

export async function getLook({ tx, school }: Ctx): Promise<Look> {
  const [now] = await tx
    .select({ template: schools.template, overlay_color: schools.overlayColor, version: schools.lookVersion })
    .from(schools)
    .where(eq(schools.id, school.id))
  const past = await tx
    .select()
    .from(pastLooks)
    .orderBy(desc(pastLooks.createdAt), desc(pastLooks.id))
    .limit(PAST_LOOKS_SHOWN)
  return {
    ...foundOr404(now),
    past: past.map(({ template, overlayColor, createdAt }) => ({
      template,
      overlay_color: overlayColor,
      until: createdAt.toISOString(),
    })),
  }
}
