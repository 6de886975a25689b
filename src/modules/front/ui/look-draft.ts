import { siteOf, triedSite } from '#modules/schools/ui/look/look-draft.ts'
import type { Look } from '../look/contract.ts'

/** What is tried on, before it is published. */
export type LookDraft = Omit<Look, 'version' | 'past'>

export const draftOf = (look: LookDraft): LookDraft => ({
  ...siteOf(look),
  intro: look.intro,
  picture: look.picture,
  product: look.product,
  product_is_gone: look.product_is_gone,
  quotes: look.quotes,
  quotes_gone: look.quotes_gone,
})

export function bodyOf(draft: LookDraft) {
  const { logo, dark_logo, icon, picture, product, quotes, product_is_gone: _gone, quotes_gone: _lost, ...rest } = draft
  return {
    ...rest,
    logo_id: logo?.id ?? null,
    dark_logo_id: dark_logo?.id ?? null,
    icon_id: icon?.id ?? null,
    picture_id: picture?.id ?? null,
    product_id: product?.id ?? null,
    review_ids: quotes.map(({ id }) => id),
  }
}

/** The draft, as the address of its preview says it. */
export function triedIn(draft: LookDraft): string {
  const { intro, picture_id, product_id, review_ids } = bodyOf(draft)
  return new URLSearchParams({
    ...triedSite(draft),
    intro,
    picture_id: picture_id ?? '',
    product_id: product_id ?? '',
    review_ids: review_ids.join(),
  }).toString()
}

/** What points at something that may be deleted, as another version of the look has it. */
export const foundIn = (look: LookDraft): Partial<LookDraft> => ({
  logo: look.logo,
  dark_logo: look.dark_logo,
  icon: look.icon,
  picture: look.picture,
  product: look.product,
  product_is_gone: look.product_is_gone,
  quotes: look.quotes,
  quotes_gone: look.quotes_gone,
})

/** The draft on the screen, with what the server last said of what it points at: whether visitors still see it. */
export function asSeen(draft: LookDraft, said: LookDraft): LookDraft {
  const shownNow = new Map(
    [said.product, ...said.quotes].flatMap((each) => (each ? [[each.id, each.is_shown] as const] : [])),
  )
  const seen = <Thing extends { id: string; is_shown: boolean }>(thing: Thing): Thing => ({
    ...thing,
    is_shown: shownNow.get(thing.id) ?? thing.is_shown,
  })
  return { ...draft, product: draft.product && seen(draft.product), quotes: draft.quotes.map(seen) }
}
