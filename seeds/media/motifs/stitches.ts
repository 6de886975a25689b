import type { Palette } from '../palette.ts'

/** A woven patch on cloth, the needle still in it. */
export function stitches({ paper, mid, deep, accent }: Palette): string {
  const rows = Array.from({ length: 13 }, (_, row) => {
    const y = 214 + row * 30
    return `<path d="M${390 + (row % 3) * 9} ${y} h${440 - (row % 4) * 11}" stroke-dasharray="26 14" stroke-dashoffset="${(row % 2) * 20}"/>`
  })
  const columns = Array.from({ length: 14 }, (_, column) => `<path d="M${404 + column * 31} 206 v374"/>`)
  return `<g filter="url(#cut)"><path d="M150 90 h980 q-24 150 6 320 t-20 310 h-960 q30 -160 0 -320 t-6 -310 z" fill="${mid}"/></g>
    <g stroke="${deep}" stroke-width="2" opacity="0.3">${Array.from({ length: 60 }, (_, index) => `<path d="M${160 + index * 16} 96 v620"/>`).join('')}</g>
    <g stroke="${paper}" stroke-width="9" stroke-linecap="round" opacity="0.55">${columns.join('')}</g>
    <g stroke="${accent}" stroke-width="13" stroke-linecap="round">${rows.join('')}</g>
    <path d="M838 580 q120 60 170 -30 t110 -60" fill="none" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>
    <g filter="url(#cut)"><path d="M1090 470 l-150 210" stroke="hsl(40, 12%, 92%)" stroke-width="12" stroke-linecap="round"/></g>`
}
