import { themeCss } from '#kit/theme/theme-css.ts'
import { COLOR_SHAPE } from '../../look/vocabulary.ts'
import type { Template } from '../../vocabulary.ts'

interface Dress {
  /** left out: as the page came */
  template?: Template | undefined
  color?: string | undefined
  scheme: 'light' | 'dark'
}

const OURS = 'look-preview'

/** Gives a page another look than it came with. A colour that is still being typed leaves it the last one. */
export function dressAs(page: Document | null | undefined, { template, color, scheme }: Dress): void {
  if (!page?.head) return
  if (template) page.documentElement.dataset['template'] = template
  page.documentElement.dataset['theme'] = scheme
  if (!color || !COLOR_SHAPE.test(color)) return
  const style = page.getElementById(OURS) ?? page.head.appendChild(page.createElement('style'))
  style.id = OURS
  style.textContent = themeCss(color)
}
