import type { Palette } from '../palette.ts'

/** A round basket of bent rods. */
export function basket({ shade, soft, mid, deep, accent }: Palette): string {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const y = 640 - row * 38
    const half = 220 + row * 14
    const waves = Array.from(
      { length: 12 },
      (_, index) => `q${half / 12} ${(index + row) % 2 ? 26 : -26} ${half / 6} 0`,
    )
    return `<path d="M${640 - half} ${y} ${waves.join(' ')}" stroke="${row % 3 === 1 ? soft : mid}"/>`
  })
  const stakes = Array.from(
    { length: 13 },
    (_, index) => `<path d="M${430 + index * 35} 660 L${330 + index * 52} 330"/>`,
  )
  return `<ellipse cx="640" cy="690" rx="360" ry="40" fill="${shade}"/>
    <g filter="url(#cut)" fill="none" stroke-linecap="round"><path d="M330 350 C330 20 950 20 950 350" stroke="${deep}" stroke-width="26"/><g stroke="${deep}" stroke-width="12">${stakes.join('')}</g><g stroke-width="27">${rows.join('')}</g><path d="M318 346 h644" stroke="${accent}" stroke-width="30" stroke-dasharray="46 12"/></g>`
}
