import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { schools } from '../tables.ts'
import type { ChosenAppearance } from './chosen-look.ts'
import { schoolLogos } from './tables.ts'

const wornLook = ({ tx, school }: Ctx) =>
  tx
    .select({
      template: schools.template,
      fonts: schools.fonts,
      overlayColor: schools.overlayColor,
      tagline: schools.tagline,
      logoId: schoolLogos.imageId,
      darkLogoId: schoolLogos.darkImageId,
      iconId: schoolLogos.iconImageId,
      headMenu: schools.headMenu,
      footMenu: schools.footMenu,
      version: schools.lookVersion,
    })
    .from(schools)
    .leftJoin(schoolLogos, eq(schoolLogos.schoolId, schools.id))
    .where(eq(schools.id, school.id))

interface WornLook {
  look: ChosenAppearance
  /** counts what was published */
  version: number
}

/** How the pages of the school look; where it is to be replaced, nobody else does so until then. */
export async function readLook(ctx: Ctx, { toReplace = false } = {}): Promise<WornLook> {
  const [row] = await (toReplace ? wornLook(ctx).for('no key update', { of: schools }) : wornLook(ctx))
  const { version, ...look } = foundOr404(row)
  return { look, version }
}

/** All pages and mails look so from now on. */
export async function wearLook(ctx: Ctx, { look, version }: WornLook): Promise<void> {
  const { logoId, darkLogoId, iconId, ...kept } = look
  await ctx.tx
    .update(schools)
    .set({ ...kept, lookVersion: version })
    .where(eq(schools.id, ctx.school.id))
  await ctx.tx.delete(schoolLogos).where(eq(schoolLogos.schoolId, ctx.school.id))
  if (logoId || iconId)
    await ctx.tx.insert(schoolLogos).values({ imageId: logoId, darkImageId: darkLogoId, iconImageId: iconId })
}
