import type { Palette } from '../palette.ts'

/** Two who talk over each other. */
export function speech({ paper, soft, mid, deep, accent }: Palette): string {
  const lines = (x: number, y: number, widths: number[], fill: string) =>
    widths
      .map((width, row) => `<rect x="${x}" y="${y + row * 56}" width="${width}" height="20" rx="10" fill="${fill}"/>`)
      .join('')
  return `<circle cx="1040" cy="170" r="90" fill="${soft}" opacity="0.6"/>
    <g filter="url(#cut)"><path d="M210 150 h500 q50 0 50 50 v190 q0 50 -50 50 h-320 l-100 104 v-104 h-80 q-50 0 -50 -50 v-190 q0 -50 50 -50 z" fill="${mid}"/></g>
    ${lines(230, 224, [380, 440, 260], paper)}
    <g filter="url(#cut)"><path d="M640 370 h420 q50 0 50 50 v160 q0 50 -50 50 h-60 v96 l-96 -96 h-264 q-50 0 -50 -50 v-160 q0 -50 50 -50 z" fill="${deep}"/></g>
    ${lines(660, 440, [300, 380], accent)}${lines(660, 552, [180], paper)}`
}
