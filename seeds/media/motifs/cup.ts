import type { Palette } from '../palette.ts'

/** A small coffee on a counter. */
export function cup({ paper, soft, mid, deep, accent }: Palette): string {
  return `<rect x="0" y="560" width="1280" height="240" fill="${soft}"/>
    <g filter="url(#cut)"><ellipse cx="600" cy="620" rx="330" ry="58" fill="${paper}"/><ellipse cx="600" cy="612" rx="180" ry="28" fill="${soft}"/></g>
    <g filter="url(#cut)"><path d="M400 330 h400 q-6 250 -130 276 h-140 q-124 -26 -130 -276 z" fill="${accent}"/><path d="M790 380 q130 -20 116 80 q-14 80 -150 76" fill="none" stroke="${accent}" stroke-width="34"/></g>
    <ellipse cx="600" cy="332" rx="200" ry="46" fill="${deep}"/><ellipse cx="600" cy="338" rx="172" ry="34" fill="${mid}"/>
    <g fill="none" stroke="${paper}" stroke-width="15" stroke-linecap="round" opacity="0.8"><path d="M540 262 q-40 -50 0 -100 t0 -90"/><path d="M640 262 q-40 -50 0 -100 t0 -90"/></g>`
}
