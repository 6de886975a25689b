import type { Picture } from '#modules/media/contract.ts'
import { shortDigest } from '#platform/short-digest.ts'

/** What the icon of a site is made of. */
export interface IconSource {
  name: string
  color: string
  /** written in letters that we have, where the name is not */
  slug: string
  /** uploaded for it */
  own: Picture | null
  logo: Picture | null
}

/** The platform's own. */
export const PLATFORM_ICON: IconSource = { name: 'Katedra', color: '#2a3fb0', slug: 'katedra', own: null, logo: null }

/** Counts how icons are drawn, so that those of before are asked for no longer. */
const DRAWN = 1
/** Of its longer side to its shorter: what is longer cannot be told in the tab of a browser. */
const LOGO_LENGTH = 1.6

/** The logo, where it has the shape of an icon. */
export const logoAsIcon = (logo: Picture | null): Picture | null =>
  logo && Math.max(logo.width, logo.height) <= LOGO_LENGTH * Math.min(logo.width, logo.height) ? logo : null

export const iconVersion = ({ name, color, slug, own, logo }: IconSource): string =>
  own ? shortDigest(DRAWN, own.id) : shortDigest(DRAWN, name, color, slug, logoAsIcon(logo)?.id)

/** Where its sizes are. Whatever changes it changes its address. */
export const iconPath = (source: IconSource): string => `/icons/${iconVersion(source)}`

/** Pixels: of tabs, and of the home screens of phones (with a ground of their own). */
export const ICON_SIZES = [32, 180] as const
export type IconSize = (typeof ICON_SIZES)[number]

/** What the head of every page says of it. */
export const iconLinks = (path: string) => [
  { rel: 'icon', type: 'image/png', sizes: '32x32', href: `${path}/32.png` },
  { rel: 'apple-touch-icon', href: `${path}/180.png` },
]
