import type { Picture } from '#modules/media/contract.ts'
import { findPictures } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { ChosenAppearance } from './chosen-look.ts'
import { LOGO } from './vocabulary.ts'

/** The pictures of these looks, by their ids. */
export async function picturesOf(ctx: Ctx, looks: ChosenAppearance[]): Promise<Map<string, Picture>> {
  const ids = looks
    .flatMap(({ logoId, darkLogoId, iconId }) => [logoId, darkLogoId, iconId])
    .filter((id) => id !== null)
  return findPictures(ctx, { ids: [...new Set(ids)], context: LOGO })
}

export const viewAppearance = (look: ChosenAppearance, pictures: Map<string, Picture>) => ({
  template: look.template,
  fonts: look.fonts,
  overlay_color: look.overlayColor,
  tagline: look.tagline,
  logo: pictures.get(look.logoId ?? '') ?? null,
  dark_logo: pictures.get(look.darkLogoId ?? '') ?? null,
  icon: pictures.get(look.iconId ?? '') ?? null,
  head_menu: look.headMenu,
  foot_menu: look.footMenu,
})
