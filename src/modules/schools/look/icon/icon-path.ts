import type { Picture } from '#modules/media/contract.ts'
import type { FontPair } from '#kit/theme/font-pairs.ts'
import { shortDigest } from '#platform/short-digest.ts'

/** What the icon of a site is made of. */
export interface IconSource {
  name: string
  color: string
  /** a pair that was chosen: its letter is set in that */
  fonts: FontPair | null
  /** written in letters that we have, where the name is not */
  slug: string
  /** uploaded for it */
  own: Picture | null
  logo: Picture | null
}

/** The platform's own. */
export const PLATFORM_ICON: IconSource = {
  name: 'Katedra',
  color: '#2a3fb0',
  fonts: null,
  slug: 'katedra',
  own: null,
  logo: null,
}

/** Counts how icons are drawn, so that those of before are asked for no longer. */
const DRAWN = 2
/** Of its longer side to its shorter: what is longer cannot be told in the tab of a browser. */
const LOGO_LENGTH = 1.6

/** The logo, where it has the shape of an icon. */
export const logoAsIcon = (logo: Picture | null): Picture | null =>
  logo && Math.max(logo.width, logo.height) <= LOGO_LENGTH * Math.min(logo.width, logo.height) ? logo : null

export const iconVersion = ({ name, color, fonts, slug, own, logo }: IconSource): string =>
  own ? shortDigest(DRAWN, own.id) : shortDigest(DRAWN, name, color, fonts, slug, logoAsIcon(logo)?.id)

/** Where its sizes are. Whatever changes it changes its address. */
export const iconPath = (source: IconSource): string => `/icons/${iconVersion(source)}`

interface IconShape {
  /** pixels */
  size: number
  /** what of it is painted: a plate with round corners, or all of it, for what cuts its corners itself */
  ground: 'plate' | 'whole'
  /** cut to any shape by whoever shows it: what matters stays within the middle */
  isCut?: boolean
}

/** Each file of an icon: of tabs, of the home screens of phones, and of the site installed as an app. */
export const ICON_FILES = {
  '32.png': { size: 32, ground: 'plate' },
  '180.png': { size: 180, ground: 'whole' },
  '192.png': { size: 192, ground: 'plate' },
  '512.png': { size: 512, ground: 'plate' },
  'cut-192.png': { size: 192, ground: 'whole', isCut: true },
  'cut-512.png': { size: 512, ground: 'whole', isCut: true },
} as const satisfies Record<string, IconShape>
export type IconFile = keyof typeof ICON_FILES

export const shapeOf = (file: IconFile): IconShape => ICON_FILES[file]

/** Where a site says what it is as an app. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** What the head of every page says of it. */
export const iconLinks = (path: string) => [
  { rel: 'icon', type: 'image/png', sizes: '32x32', href: `${path}/32.png` },
  { rel: 'apple-touch-icon', sizes: '180x180', href: `${path}/180.png` },
  { rel: 'manifest', href: MANIFEST_PATH },
]
