import type { z } from 'zod'
import type { Appearance } from '../../look/contract.ts'
import type { MenuEntry } from '../../look/menus/vocabulary.ts'

/** How pages are tried on, before it is published. */
export type SiteDraft = z.output<typeof Appearance>

export const siteOf = (look: SiteDraft): SiteDraft => ({
  template: look.template,
  fonts: look.fonts,
  overlay_color: look.overlay_color,
  tagline: look.tagline,
  logo: look.logo,
  dark_logo: look.dark_logo,
  icon: look.icon,
  head_menu: look.head_menu,
  foot_menu: look.foot_menu,
})

/** What of it only the server can draw, as the address of a preview says it. */
export function triedSite({ tagline, logo, dark_logo: darkLogo, head_menu, foot_menu }: SiteDraft) {
  const asJson = (menu: MenuEntry[] | null) => (menu ? JSON.stringify(menu) : '')
  return {
    tagline,
    logo_id: logo?.id ?? '',
    dark_logo_id: darkLogo?.id ?? '',
    head_menu: asJson(head_menu),
    foot_menu: asJson(foot_menu),
  }
}
