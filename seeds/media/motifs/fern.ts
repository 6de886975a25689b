import type { Palette } from '../palette.ts'

/** A fern cut in lino, printed in two colours. */
export function fern({ paper, soft, deep, accent }: Palette): string {
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const at = index / 13
    const [x, y] = [600 + Math.sin(at * 2) * 60, 660 - at * 520]
    const long = 210 * (1 - at) ** 0.8 + 24
    const leaf = (side: 1 | -1) => {
      const [tipX, tipY] = [x + side * long, y - long * 0.36]
      const [middleX, middleY] = [(x + tipX) / 2, (y + tipY) / 2]
      return `<path d="M${x} ${y} Q${middleX - side * 9} ${middleY - 25} ${tipX} ${tipY} Q${middleX + side * 9} ${middleY + 25} ${x} ${y} z"/>`
    }
    return leaf(1) + leaf(-1)
  })
  const cuts = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [290 + ((index * 173) % 680), 130 + ((index * 97) % 560)]
    return `<path d="M${x} ${y} q8 -5 ${18 + (index % 4) * 6} -2"/>`
  })
  return `<g filter="url(#cut)"><rect x="250" y="80" width="780" height="640" fill="${deep}"/></g>
    <g fill="none" stroke="${paper}" stroke-width="3" opacity="0.22">${cuts.join('')}</g>
    <g transform="translate(12 9)" fill="${accent}" opacity="0.85">${leaves.join('')}</g>
    <g fill="${soft}">${leaves.join('')}</g>
    <path d="M598 690 q10 -300 70 -560" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round"/>`
}
