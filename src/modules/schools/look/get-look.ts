import { desc, eq, getTableColumns } from 'drizzle-orm'
import { findPictures } from '#modules/media/index.ts'
import type { Picture } from '#modules/media/contract.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { schools } from '../tables.ts'
import type { Look } from './contract.ts'
import { pastLooks, schoolLogos } from './tables.ts'
import { LOGO, PAST_LOOKS_KEPT } from './vocabulary.ts'

export async function getLook(ctx: Ctx): Promise<Look> {
  const { tx, school } = ctx
  const [row] = await tx
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
    .where(eq(schools.id, school.id))
  const now = foundOr404(row)
  const past = await tx
    .select({ ...getTableColumns(pastLooks), replacedBy: people.name })
    .from(pastLooks)
    .leftJoin(people, eq(people.id, pastLooks.replacedById))
    .orderBy(desc(pastLooks.createdAt), desc(pastLooks.id))
    .limit(PAST_LOOKS_KEPT)
  const ids = [now, ...past]
    .flatMap(({ logoId, darkLogoId, iconId }) => [logoId, darkLogoId, iconId])
    .filter((id) => id !== null)
  const logos = await findPictures(ctx, { ids: [...new Set(ids)], context: LOGO })
  return {
    ...viewAppearance(now, logos),
    version: now.version,
    past: past.map((look) => ({
      ...viewAppearance(look, logos),
      until: look.createdAt.toISOString(),
      replaced_by: look.replacedBy,
    })),
  }
}

type Kept = Pick<
  typeof pastLooks.$inferSelect,
  'template' | 'overlayColor' | 'logoId' | 'darkLogoId' | 'iconId' | 'headMenu' | 'footMenu'
>

const viewAppearance = (look: Kept, logos: Map<string, Picture>) => ({
  template: look.template,
  overlay_color: look.overlayColor,
  logo: logos.get(look.logoId ?? '') ?? null,
  dark_logo: logos.get(look.darkLogoId ?? '') ?? null,
  icon: logos.get(look.iconId ?? '') ?? null,
  head_menu: look.headMenu,
  foot_menu: look.footMenu,
})
