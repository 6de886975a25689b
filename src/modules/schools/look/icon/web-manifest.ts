import { accentPalette } from '#kit/theme/accent-palette.ts'
import { grounds } from '#kit/theme/grounds.ts'
import type { School } from '../../contract.ts'
import { type IconFile, PLATFORM_ICON, shapeOf } from './icon-path.ts'

type Site = Pick<School, 'name' | 'tagline' | 'language' | 'overlay_color'>

/** The platform's own pages. */
export const PLATFORM_SITE: Site = {
  name: PLATFORM_ICON.name,
  tagline: '',
  language: 'en',
  overlay_color: PLATFORM_ICON.color,
}

/** Letters that there is room for under an icon on a home screen. */
const SHORT = 12

/** What a site is once it is installed as an app (w3.org/TR/appmanifest): its name, its colours and its icons. */
export const webManifest = ({ name, tagline, language, overlay_color: color }: Site, icons: string) => ({
  id: '/',
  name,
  short_name: shortNameOf(name),
  ...(tagline && { description: tagline }),
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: accentPalette(color).light.fill,
  background_color: grounds.light.paper,
  icons: [
    icon(icons, '192.png'),
    icon(icons, '512.png'),
    { ...icon(icons, 'cut-192.png'), purpose: 'maskable' },
    { ...icon(icons, 'cut-512.png'), purpose: 'maskable' },
  ],
})

/** As many of its words as there is room for, the first of them in any case; what would lead on to the next is left out. */
export function shortNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const room = (count: number) => Array.from(words.slice(0, count).join(' ')).length <= SHORT
  let count = words.length
  while (count > 1 && !room(count)) count--
  while (count > 1 && count < words.length && !mayEnd(words[count - 1]!)) count--
  return words
    .slice(0, count)
    .join(' ')
    .replace(/[\s,;:–—-]+$/u, '')
}

/** Whether a name may end with it: no "i", "w" or "of", and no mark. */
const mayEnd = (word: string): boolean => (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 2

function icon(icons: string, file: IconFile) {
  const { size } = shapeOf(file)
  return { src: `${icons}/${file}`, sizes: `${size}x${size}`, type: 'image/png' }
}
