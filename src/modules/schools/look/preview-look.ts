import { requirePicture } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type { SchoolFinder } from '../find-school.ts'
import type { SitePlaces } from '../site-places.ts'
import type { previewLook as endpoint } from './contract.ts'
import { logosOf } from './logos.ts'
import { Menu } from './menus/contract.ts'
import { LOGO } from './vocabulary.ts'

interface Parts {
  schools: SchoolFinder
  sitePlaces: SitePlaces
}

/** As visitors would see it. Nothing is kept. */
export async function previewLook(
  ctx: Ctx,
  tried: Input<typeof endpoint>,
  { schools, sitePlaces }: Parts,
): Promise<Answer<typeof endpoint>> {
  const pictureOf = async (field: 'logo_id' | 'dark_logo_id') =>
    tried[field] ? requirePicture(ctx, { id: tried[field], context: LOGO, field }) : null
  const { school, language } = ctx
  return {
    logos: logosOf({ logo: await pictureOf('logo_id'), darkLogo: await pictureOf('dark_logo_id') }),
    menus: await sitePlaces.menusFor({
      school,
      language,
      view: foundOr404(await schools.view(school.id)),
      chosen: { head: menuIn(tried.head_menu, 'head_menu'), foot: menuIn(tried.foot_menu, 'foot_menu') },
      isSignedIn: false,
    }),
  }
}

function menuIn(json: string, field: 'head_menu' | 'foot_menu') {
  if (json === '') return null
  try {
    return Menu.parse(JSON.parse(json))
  } catch {
    throw invalidField(field, 'validation.menu-address')
  }
}
