import type { z } from 'zod'
import { requirePicture } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { templateNamed } from '#kit/theme/templates.ts'
import type { ChosenLook } from './contract.ts'
import type { LookRow } from './tables.ts'
import { LOGO } from './vocabulary.ts'

/** A look as it is kept. */
export type ChosenAppearance = LookRow

export const chosenLook = (given: z.output<typeof ChosenLook>): ChosenAppearance => ({
  template: templateNamed(given.template),
  fonts: given.fonts,
  overlayColor: given.overlay_color,
  tagline: given.tagline,
  logoId: given.logo_id,
  // One for dark grounds alone would leave the others without.
  darkLogoId: given.logo_id && given.dark_logo_id,
  iconId: given.icon_id,
  headMenu: given.head_menu,
  footMenu: given.foot_menu,
})

/** Refuses with 404 a picture that is not the school's, with 422 one that was uploaded as something else. */
export async function requireLogos(ctx: Ctx, { logoId, darkLogoId, iconId }: ChosenAppearance): Promise<void> {
  if (logoId) await requirePicture(ctx, { id: logoId, context: LOGO, field: 'logo_id' })
  if (darkLogoId) await requirePicture(ctx, { id: darkLogoId, context: LOGO, field: 'dark_logo_id' })
  if (iconId) await requirePicture(ctx, { id: iconId, context: LOGO, field: 'icon_id' })
}
