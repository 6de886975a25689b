import type { Picture } from '#modules/media/contract.ts'
import type { Look } from '../../look/contract.ts'
import type { Template } from '../../vocabulary.ts'

/** What is tried on, before it is published. */
export interface LookDraft {
  template: Template
  overlay_color: string
  logo: Picture | null
  dark_logo: Picture | null
  icon: Picture | null
}

export const draftOf = ({
  template,
  overlay_color,
  logo,
  dark_logo,
  icon,
}: Look['past'][number] | Look): LookDraft => ({
  template,
  overlay_color,
  logo,
  dark_logo,
  icon,
})

export const bodyOf = ({ logo, dark_logo, icon, ...draft }: LookDraft) => ({
  ...draft,
  logo_id: logo?.id ?? null,
  dark_logo_id: dark_logo?.id ?? null,
  icon_id: icon?.id ?? null,
})

/** Where the front page is seen with what only the server can draw. */
export function previewPathOf(draft: LookDraft): string {
  const { logo_id, dark_logo_id } = bodyOf(draft)
  return `/home/settings/front/preview?${new URLSearchParams({ logo_id: logo_id ?? '', dark_logo_id: dark_logo_id ?? '' })}`
}
