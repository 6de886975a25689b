import { pairCss } from '#kit/theme/pair-css.ts'
import { themeCss } from '#kit/theme/theme-css.ts'
import { COLOR_SHAPE } from '../../look/vocabulary.ts'
import type { FontPair, Template } from '../../vocabulary.ts'

interface Dress {
  /** left out: as the page came */
  template?: Template | undefined
  color?: string | undefined
  fonts?: FontPair | null | undefined
  scheme: 'light' | 'dark'
}

const COLOR = 'look-color'
const FONTS = 'look-fonts'

/** Gives a page another look than it came with. A colour that is still being typed leaves it the last one. */
export function dressAs(page: Document | null | undefined, { template, color, fonts, scheme }: Dress): void {
  if (!page?.head) return
  if (template) page.documentElement.dataset['template'] = template
  page.documentElement.dataset['theme'] = scheme
  if (fonts) page.documentElement.dataset['fonts'] = fonts
  else if (fonts === null) delete page.documentElement.dataset['fonts']
  if (fonts) styleOf(page, FONTS).textContent = pairCss(fonts)
  if (!color || !COLOR_SHAPE.test(color)) return
  styleOf(page, COLOR).textContent = themeCss(color)
}

function styleOf(page: Document, id: string): Element {
  const style = page.getElementById(id) ?? page.head.appendChild(page.createElement('style'))
  style.id = id
  return style
}
