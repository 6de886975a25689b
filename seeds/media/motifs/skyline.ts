import type { Palette } from '../palette.ts'

/** Tenements, a chimney and a wash of rain. */
export function skyline({ paper, soft, mid, deep, accent }: Palette): string {
  const house = (x: number, width: number, top: number, fill: string) => {
    const windows = Array.from({ length: Math.floor((640 - top) / 92) }, (_, row) =>
      Array.from({ length: Math.floor(width / 62) }, (_, column) => {
        const [left, up] = [x + 22 + column * 58, top + 40 + row * 88]
        return `<path d="M${left} ${up} q13 -16 26 0 v40 h-26 z" fill="${(row + column) % 4 === 1 ? 'hsl(44, 85%, 80%)' : paper}" opacity="0.85"/>`
      }).join(''),
    )
    return `<g filter="url(#cut)"><path d="M${x} ${top} h${width} v${640 - top} h-${width} z" fill="${fill}"/></g>${windows.join('')}`
  }
  return `<ellipse cx="960" cy="200" rx="240" ry="120" fill="${soft}" opacity="0.5"/><ellipse cx="820" cy="150" rx="180" ry="80" fill="${soft}" opacity="0.5"/>
    ${house(110, 190, 330, mid)}${house(310, 250, 240, deep)}
    <g filter="url(#cut)"><path d="M596 130 h58 l12 510 h-82 z" fill="${accent}"/></g>
    ${house(690, 200, 300, mid)}${house(900, 270, 380, deep)}
    <rect x="0" y="640" width="1280" height="160" fill="${mid}" opacity="0.55"/>
    <g stroke="${deep}" stroke-width="4" opacity="0.4">${Array.from({ length: 26 }, (_, index) => `<path d="M${40 + index * 48} ${656 + ((index * 29) % 60)} v${30 + ((index * 17) % 50)}"/>`).join('')}</g>`
}
