import { motifs, type Motif } from './motifs.ts'
import { paletteOf } from './palette.ts'

const [WIDTH, HEIGHT] = [1280, 800]

/** A cover as svg: cut paper on paper, with a soft shadow and a little grain. */
export function pictureOf({ motif, hue }: { motif: Motif; hue: number }): string {
  const palette = paletteOf(hue)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      <radialGradient id="ground" cx="38%" cy="30%" r="90%"><stop offset="0" stop-color="${palette.paper}"/><stop offset="1" stop-color="${palette.shade}"/></radialGradient>
      <filter id="cut" x="-10%" y="-10%" width="125%" height="130%"><feGaussianBlur in="SourceAlpha" stdDeviation="9"/><feOffset dx="5" dy="12" result="fallen"/><feFlood flood-color="${palette.deep}" flood-opacity="0.28"/><feComposite in2="fallen" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
      <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.15  0 0 0 0 0.1  0 0 0 0.09 0"/></filter>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
    ${motifs[motif](palette)}
    <rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)"/>
  </svg>`
}
