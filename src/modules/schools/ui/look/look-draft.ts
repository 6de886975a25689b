import type { Picture } from '#modules/media/contract.ts'
import type { MenuEntry } from '../../look/menus/vocabulary.ts'
import type { Look } from '../../look/contract.ts'
import type { Template } from '../../vocabulary.ts'

/** What is tried on, before it is published. */
export interface LookDraft {
  template: Template
  overlay_color: string
  logo: Picture | null
  dark_logo: Picture | null
  icon: Picture | null
  head_menu: MenuEntry[] | null
  foot_menu: MenuEntry[] | null
}

export const draftOf = (look: Look['past'][number] | Look): LookDraft => ({
  template: look.template,
  overlay_color: look.overlay_color,
  logo: look.logo,
  dark_logo: look.dark_logo,
  icon: look.icon,
  head_menu: look.head_menu,
  foot_menu: look.foot_menu,
})

export const bodyOf = ({ logo, dark_logo, icon, ...draft }: LookDraft) => ({
  ...draft,
  logo_id: logo?.id ?? null,
  dark_logo_id: dark_logo?.id ?? null,
  icon_id: icon?.id ?? null,
})

/** Where the front page is seen with what only the server can draw. */
export function previewPathOf(draft: LookDraft): string {
  const { logo_id, dark_logo_id, head_menu, foot_menu } = bodyOf(draft)
  const asJson = (menu: MenuEntry[] | null) => (menu ? JSON.stringify(menu) : '')
  return `/home/settings/front/preview?${new URLSearchParams({
    logo_id: logo_id ?? '',
    dark_logo_id: dark_logo_id ?? '',
    head_menu: asJson(head_menu),
    foot_menu: asJson(foot_menu),
  })}`
}
