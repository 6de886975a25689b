import sharp from 'sharp'
import { textAsPaths } from '#platform/text-as-paths.ts'

const [WIDTH, HEIGHT] = [1280, 720]
const WIDEST_LINE = 26

/** The words of a sample video on a transparent 1280 × 720 png; the first line is the largest. */
export function titleCard(lines: readonly string[]): Promise<Buffer> {
  const sizes = lines.map((line, index) => (index === 0 ? 84 : 44) * Math.min(1, WIDEST_LINE / line.length))
  const total = sizes.reduce((sum, size) => sum + size * 1.5, 0)
  let y = (HEIGHT - total) / 2
  const drawn = lines.map((line, index) => {
    const size = sizes[index] as number
    y += size * 1.5
    return textAsPaths(line, { x: WIDTH / 2, y: y - size * 0.4, size })
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
