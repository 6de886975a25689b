import { localPath } from '#platform/local-path.ts'

/** Entries of one menu. */
export const MENU_MAX = 8
export const MENU_LABEL_MAX = 40
export const MENU_ADDRESS_MAX = 250

export interface MenuEntry {
  /** a path of the school, or an address elsewhere */
  to: string
  /** empty: what the place is called, in the language of whoever looks */
  label: string
}

/** What a school has chosen; null is what follows from what it has. */
export interface ChosenMenus {
  head: MenuEntry[] | null
  foot: MenuEntry[] | null
}

export const isElsewhere = (to: string): boolean => to.startsWith('https://')

/** A path of this school, or an address elsewhere that is read by nobody on the way. */
export function isMenuAddress(to: string): boolean {
  if (!isElsewhere(to)) return to.startsWith('/') && localPath(to, '') !== ''
  const url = URL.parse(to)
  return url !== null && url.hostname.includes('.') && url.username === '' && url.password === ''
}
