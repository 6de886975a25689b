import type { MenuEntry } from '../../look/menus/vocabulary.ts'
import type { SiteLink } from '../../vocabulary.ts'

export type { MenuEntry }

export type MenuName = 'head' | 'foot'

/** Where menus lead while nothing is chosen, in the words of whoever chooses. */
export type MenuPlaces = Record<MenuName, SiteLink[]>

/** What stays at the foot whatever else is chosen. */
export const isAlways = (which: MenuName, places: MenuPlaces, { to }: MenuEntry): boolean =>
  which === 'foot' && places.foot.some((each) => each.to === to)

/** What a menu holds: what was chosen, or what follows from what the school has. */
export function entriesOf(which: MenuName, places: MenuPlaces, chosen: MenuEntry[] | null): MenuEntry[] {
  const standard = places[which].map(({ to }) => ({ to, label: '' }))
  const left = which === 'foot' ? standard.filter(({ to }) => !chosen?.some((each) => each.to === to)) : []
  return chosen ? [...chosen, ...left] : standard
}
