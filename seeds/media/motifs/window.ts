import type { Palette } from '../palette.ts'

/** Light through four panes, lying on a wall and a chair. */
export function window({ soft, mid, deep, accent }: Palette): string {
  const pane = (x: number, y: number) =>
    `<path d="M${x} ${y} l150 -34 v190 l-150 40 z" fill="hsl(46, 95%, 93%)" opacity="0.9"/>`
  const beams = [
    [520, 250],
    [690, 212],
    [520, 466],
    [690, 424],
  ].map(([x, y]) => pane(x!, y!))
  return `<rect x="0" y="640" width="1280" height="160" fill="${soft}"/>
    <g filter="url(#cut)"><path d="M96 120 h250 v430 h-250 z" fill="${deep}"/><path d="M116 140 h98 v184 h-98 z M228 140 h98 v184 h-98 z M116 340 h98 v190 h-98 z M228 340 h98 v190 h-98 z" fill="hsl(46, 90%, 88%)"/></g>
    ${beams.join('')}
    <g filter="url(#cut)" fill="none" stroke="${mid}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="M950 330 v390 M950 520 h170 v200 M950 330 q4 -40 40 -46"/><path d="M930 522 h210" stroke="${accent}" stroke-width="28"/></g>`
}
