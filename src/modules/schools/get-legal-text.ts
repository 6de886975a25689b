import { schools } from './tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'

/** The school's own words, sanitised when they were saved. Refuses with 404 while there are none. */
export async function getLegalText(
  ctx: Ctx,
  { which }: { which: 'terms' | 'privacy' },
): Promise<{ html: string; version: number }> {
  const [row] = await ctx.tx
    .select({ terms: schools.termsHtml, privacy: schools.privacyHtml, version: schools.termsVersion })
    .from(schools)
  const texts = foundOr404(row)
  return { html: foundOr404(texts[which] || undefined), version: texts.version }
}
