import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { type Face, filesOf } from './faces.ts'
import { type FontPair, pairOf } from './font-pairs.ts'
import { faceAddress } from './pair-css.ts'
import type { Template } from './templates.ts'

/** As the stylesheet of all pages says them. */
const OF_THE_HOUSE: Partial<Record<Face, string>> = { 'bricolage-grotesque': bricolage, figtree, fraunces }

/** Addresses for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export function fontPreloads(look: { template: Template; fonts: FontPair | null }): string[] {
  const { heading, text } = pairOf(look)
  return [...new Set([heading, text])].map((face) => OF_THE_HOUSE[face] ?? faceAddress(filesOf(face)[0]!.file))
}
