import type { Palette } from '../palette.ts'

/** Folded sheets, sewn, seen from the spine. */
export function book({ paper, soft, mid, deep, accent }: Palette): string {
  const folds = Array.from({ length: 7 }, (_, index) => {
    const x = 430 + index * 62
    return `<path d="M${x} 170 q31 -26 62 0 v430 q-31 26 -62 0 z" fill="${index % 2 ? paper : 'white'}" stroke="${soft}" stroke-width="3"/>`
  })
  const stations = [250, 340, 430, 520].map((y) => {
    const chain = Array.from({ length: 7 }, (_, index) => `q31 ${index % 2 ? 20 : -20} 62 0`)
    return `<path d="M430 ${y} ${chain.join(' ')}" fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>`
  })
  return `<g filter="url(#cut)"><path d="M372 142 h54 v492 h-54 z M872 142 h54 v492 h-54 z" fill="${deep}"/>${folds.join('')}</g>
    ${stations.join('')}
    <path d="M864 520 q90 30 130 110 t120 90" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>
    <path d="M1096 700 l92 46" stroke="${mid}" stroke-width="8" stroke-linecap="round"/>`
}
