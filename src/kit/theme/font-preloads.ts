import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import type { Template } from './templates.ts'

const faces: Record<Template, string[]> = {
  quarto: [bricolage, figtree],
  octavo: [fraunces, figtree],
  folio: [figtree],
}

/** Addresses for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreloads = (template: Template): string[] => faces[template]
