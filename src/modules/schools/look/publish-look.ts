import { isDeepStrictEqual } from 'node:util'
import { desc, eq, notInArray } from 'drizzle-orm'
import { requirePicture } from '#modules/media/index.ts'
import { templateNamed } from '#kit/theme/templates.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { LookChanged } from '../refusals.ts'
import { schools } from '../tables.ts'
import type { Look, publishLook as endpoint } from './contract.ts'
import { getLook } from './get-look.ts'
import { pastLooks, schoolLogos } from './tables.ts'
import { LOGO, PAST_LOOKS_KEPT } from './vocabulary.ts'

/**
 * All pages and mails look so from now on; what is replaced is kept, and what already is so is let be. Refuses with 409 what
 * another admin has published meanwhile.
 */
export async function publishLook(ctx: Ctx, { version, ...given }: Input<typeof endpoint>): Promise<Look> {
  const own = eq(schools.id, ctx.school.id)
  const [found] = await ctx.tx
    .select({
      template: schools.template,
      overlayColor: schools.overlayColor,
      logoId: schoolLogos.imageId,
      darkLogoId: schoolLogos.darkImageId,
      iconId: schoolLogos.iconImageId,
      headMenu: schools.headMenu,
      footMenu: schools.footMenu,
      version: schools.lookVersion,
    })
    .from(schools)
    .leftJoin(schoolLogos, eq(schoolLogos.schoolId, schools.id))
    .where(own)
    .for('no key update', { of: schools })
  const { version: current, ...before } = foundOr404(found)
  refuseUnless(current === version, new LookChanged())
  const chosen = {
    template: templateNamed(given.template),
    overlayColor: given.overlay_color,
    logoId: given.logo_id,
    // One for dark grounds alone would leave the others without.
    darkLogoId: given.logo_id && given.dark_logo_id,
    iconId: given.icon_id,
    headMenu: given.head_menu,
    footMenu: given.foot_menu,
  }
  const { logoId, darkLogoId, iconId, ...kept } = chosen
  ctx.note({ subject: `${kept.template}, ${kept.overlayColor}`, url: '/home/settings/look' })
  if (isAlike(before, chosen)) return getLook(ctx)
  if (logoId) await requirePicture(ctx, { id: logoId, context: LOGO, field: 'logo_id' })
  if (darkLogoId) await requirePicture(ctx, { id: darkLogoId, context: LOGO, field: 'dark_logo_id' })
  if (iconId) await requirePicture(ctx, { id: iconId, context: LOGO, field: 'icon_id' })
  await keepPast(ctx, before)
  await ctx.tx
    .update(schools)
    .set({ ...kept, lookVersion: version + 1 })
    .where(own)
  await ctx.tx.delete(schoolLogos).where(eq(schoolLogos.schoolId, ctx.school.id))
  if (logoId || iconId)
    await ctx.tx.insert(schoolLogos).values({ imageId: logoId, darkImageId: darkLogoId, iconImageId: iconId })
  return getLook(ctx)
}

/** The last ones only. */
async function keepPast({ tx, actor, now: createdAt }: Ctx, replaced: Chosen): Promise<void> {
  const replacedById = isSignedIn(actor) ? actor.id : null
  await tx.insert(pastLooks).values({ ...replaced, replacedById, createdAt })
  const kept = tx
    .select({ id: pastLooks.id })
    .from(pastLooks)
    .orderBy(desc(pastLooks.createdAt), desc(pastLooks.id))
    .limit(PAST_LOOKS_KEPT)
  await tx.delete(pastLooks).where(notInArray(pastLooks.id, kept))
}

type Chosen = Omit<typeof pastLooks.$inferSelect, 'id' | 'schoolId' | 'createdAt' | 'replacedById'>

const isAlike = (one: Chosen, other: Chosen): boolean =>
  Object.keys(other).every((name) => isDeepStrictEqual(one[name as keyof Chosen], other[name as keyof Chosen]))
