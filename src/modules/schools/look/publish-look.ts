import { eq } from 'drizzle-orm'
import { templateNamed } from '#kit/theme/templates.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { LookChanged } from '../refusals.ts'
import { schools } from '../tables.ts'
import type { Look, publishLook as endpoint } from './contract.ts'
import { getLook } from './get-look.ts'
import { pastLooks } from './tables.ts'

/**
 * All pages and mails look so from now on; what is replaced is kept, and what already is so is let be. Refuses with 409 what
 * another admin has published meanwhile.
 */
export async function publishLook(
  ctx: Ctx,
  { template: named, overlay_color: overlayColor, version }: Input<typeof endpoint>,
): Promise<Look> {
  const own = eq(schools.id, ctx.school.id)
  const template = templateNamed(named)
  const [found] = await ctx.tx
    .select({ template: schools.template, overlayColor: schools.overlayColor, version: schools.lookVersion })
    .from(schools)
    .where(own)
    .for('no key update')
  const { version: current, ...before } = foundOr404(found)
  refuseUnless(current === version, new LookChanged())
  ctx.note({ subject: `${template}, ${overlayColor}`, url: '/home/settings/look' })
  if (before.template === template && before.overlayColor === overlayColor) return getLook(ctx)
  await ctx.tx.insert(pastLooks).values({ ...before, createdAt: ctx.now })
  await ctx.tx
    .update(schools)
    .set({ template, overlayColor, lookVersion: version + 1 })
    .where(own)
  return getLook(ctx)
}
