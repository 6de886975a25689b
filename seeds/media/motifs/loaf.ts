import type { Palette } from '../palette.ts'

/** A round loaf with an ear, and the jar it came from. */
export function loaf({ paper, shade, soft, mid, deep, accent }: Palette): string {
  const flour = Array.from({ length: 46 }, (_, index) => {
    const angle = index * 2.4
    const far = 30 + ((index * 37) % 210)
    return `<circle cx="${(560 + Math.cos(angle) * far * 1.15).toFixed(0)}" cy="${(430 + Math.sin(angle) * far * 0.66).toFixed(0)}" r="${2 + (index % 3)}" fill="${paper}" opacity="0.8"/>`
  })
  return `<ellipse cx="560" cy="650" rx="420" ry="46" fill="${shade}"/>
    <g filter="url(#cut)"><path d="M220 520 q-10 -270 340 -280 q350 10 340 280 q-10 120 -340 120 t-340 -120 z" fill="${mid}"/></g>
    <path d="M300 500 q20 -190 260 -200 q90 4 150 36 q-190 -10 -290 164 q-60 60 -120 0 z" fill="${soft}"/>
    <g fill="none" stroke="${deep}" stroke-width="12" stroke-linecap="round"><path d="M400 530 q60 -170 260 -220"/><path d="M520 570 q60 -150 230 -200"/><path d="M650 590 q50 -100 160 -140"/></g>
    ${flour.join('')}
    <g filter="url(#cut)"><rect x="985" y="330" width="170" height="300" rx="26" fill="${paper}"/><rect x="975" y="296" width="190" height="48" rx="10" fill="${accent}"/><path d="M985 470 q40 -26 85 0 t85 0 v134 q0 26 -26 26 h-118 q-26 0 -26 -26 z" fill="${soft}"/></g>
    ${[
      [1020, 520],
      [1060, 560],
      [1105, 530],
      [1080, 600],
      [1030, 590],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="${paper}"/>`)
      .join('')}`
}
