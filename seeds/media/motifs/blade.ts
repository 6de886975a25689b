import type { Palette } from '../palette.ts'

/** A knife over a wet stone, and the tomato that decides. */
export function blade({ paper, shade, soft, mid, deep, accent }: Palette): string {
  return `<g filter="url(#cut)"><rect x="180" y="470" width="640" height="150" rx="14" fill="${mid}"/><rect x="180" y="560" width="640" height="60" rx="14" fill="${deep}"/></g>
    <g fill="${paper}" opacity="0.7">${Array.from({ length: 18 }, (_, index) => `<ellipse cx="${216 + index * 34}" cy="${492 + ((index * 13) % 50)}" rx="${5 + (index % 4) * 3}" ry="4"/>`).join('')}</g>
    <g filter="url(#cut)"><path d="M250 400 q300 -150 560 -176 l22 78 q-240 120 -582 98 z" fill="hsl(210, 14%, 88%)"/><path d="M250 400 q330 10 570 -134 l12 36 q-240 120 -582 98 z" fill="${soft}"/><path d="M806 214 l300 -78 q30 -4 34 24 q2 24 -26 34 l-282 108 z" fill="${deep}"/></g>
    <g fill="${shade}"><circle cx="900" cy="234" r="11"/><circle cx="990" cy="208" r="11"/><circle cx="1076" cy="182" r="11"/></g>
    <g filter="url(#cut)"><circle cx="1000" cy="560" r="112" fill="${accent}"/></g>
    <path d="M1000 462 l-34 -22 l40 6 l16 -32 l10 34 l40 -6 l-30 24 q-20 14 -42 -4 z" fill="hsl(110, 32%, 36%)"/>
    <path d="M926 520 q14 -40 48 -50" fill="none" stroke="${paper}" stroke-width="10" stroke-linecap="round" opacity="0.7"/>`
}
