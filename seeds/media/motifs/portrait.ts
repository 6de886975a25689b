import type { Palette } from '../palette.ts'

/** Somebody in an apron, hair pinned up, seen to the waist. */
export function portrait({ paper, shade, soft, mid, deep, accent }: Palette): string {
  return `<circle cx="640" cy="390" r="330" fill="${soft}" opacity="0.6"/>
    <g filter="url(#cut)"><circle cx="640" cy="150" r="74" fill="${deep}"/><path d="M478 420 C440 210 530 140 640 140 C750 140 840 210 802 420 Z" fill="${deep}"/></g>
    <g filter="url(#cut)"><path d="M330 830 C340 650 440 590 560 566 L720 566 C840 590 940 650 950 830 Z" fill="${mid}"/></g>
    <path d="M582 470 h116 v92 c-20 54 -96 54 -116 0 Z" fill="#c99878"/>
    <g filter="url(#cut)"><path d="M528 330 C528 220 752 220 752 330 C752 452 706 524 640 524 C574 524 528 452 528 330 Z" fill="#e2b594"/></g>
    <path d="M520 350 C528 236 600 262 690 232 C736 250 754 290 760 350 C772 230 730 176 640 176 C550 176 508 230 520 350 Z" fill="${deep}"/>
    <g fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round"><circle cx="592" cy="360" r="34"/><circle cx="688" cy="360" r="34"/><path d="M626 358 q14 -10 28 0"/><path d="M606 446 q34 26 68 0"/></g>
    <g fill="${deep}"><circle cx="592" cy="362" r="8"/><circle cx="688" cy="362" r="8"/></g>
    <path d="M640 372 q-14 34 6 40" fill="none" stroke="#c08a68" stroke-width="8" stroke-linecap="round"/>
    <g filter="url(#cut)"><path d="M470 830 C474 740 500 690 520 668 L760 668 C780 690 806 740 810 830 Z" fill="${paper}"/><path d="M520 672 L546 574 M760 672 L734 574" stroke="${paper}" stroke-width="26"/></g>
    <path d="M580 730 h120 v70 h-120 Z" fill="none" stroke="${shade}" stroke-width="8"/><path d="M612 730 L600 660" stroke="${accent}" stroke-width="16" stroke-linecap="round"/>`
}
