import { encodeQR } from 'qr'

/** The quiet around it that scanners need, in units. */
const BORDER = 3

/** A text as a QR code: the dark units of each row as one path of an svg, so many units wide and high. */
export function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
  const path = rows
    .flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('')
  return { size: rows.length, path }
}

function runsOf(row: boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last.x + last.length === x) last.length++
    else runs.push({ x, length: 1 })
  }
  return runs
}
