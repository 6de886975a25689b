import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

interface Written {
  /** a typeface by the name of its package; figtree unless said otherwise */
  face?: string
  size: number
}

interface Drawn extends Written {
  x: number
  y: number
  /** what of the line is at `x` */
  align?: 'start' | 'middle'
  fill?: string
  /** of the outline, as a share of the size: files hold one weight of a face only, and figtree's is a light one */
  boldness?: number
}

/** Makes the light weight of figtree read as medium. */
const BOLDNESS = 0.035

const fonts = new Map<string, Font[]>()

/** A line of text as svg paths from the bundled faces, so that no font of the machine matters. */
export function textAsPaths(text: string, at: Drawn): string {
  const { fill = 'white', boldness = BOLDNESS, align = 'middle', ...written } = at
  const glyphs = glyphsOf(text, written)
  let x = align === 'start' ? at.x : at.x - widthOf(glyphs) / 2
  const paths = glyphs.map(({ path, scale, advance }) => {
    const drawn = `<path d="${path}" transform="translate(${x} ${at.y}) scale(${scale} ${-scale})" stroke-width="${(boldness * at.size) / scale}"/>`
    x += advance
    return drawn
  })
  return `<g fill="${fill}" stroke="${fill}" stroke-linejoin="round">${paths.join('')}</g>`
}

/** How wide such a line is. */
export const textWidth = (text: string, written: Written): number => widthOf(glyphsOf(text, written))

/** What of a text a face has letters for: no emoji, and no script that none of its files holds. */
export const inLettersOf = (face: string, text: string): string =>
  Array.from(text)
    .filter((char) => filesOf(face).some((font) => font.hasGlyphForCodePoint(char.codePointAt(0)!)))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim()

const widthOf = (glyphs: { advance: number }[]): number => glyphs.reduce((sum, each) => sum + each.advance, 0)

function glyphsOf(text: string, { face = 'figtree', size }: Written) {
  return runsByFont(text, filesOf(face)).flatMap(({ font, run }) => {
    const { glyphs, positions } = font.layout(run)
    const scale = size / font.unitsPerEm
    return glyphs.map((glyph, index) => ({
      path: glyph.path.toSVG(),
      scale,
      advance: (positions[index]?.xAdvance ?? 0) * scale,
    }))
  })
}

function runsByFont(text: string, files: Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const char of text) {
    const codePoint = char.codePointAt(0)!
    const font = files.find((each) => each.hasGlyphForCodePoint(codePoint)) ?? files[0]!
    const last = runs.at(-1)
    if (last?.font === font) last.run += char
    else runs.push({ font, run: char })
  }
  return runs
}

/** Polish letters are in the second. */
function filesOf(face: string): Font[] {
  const known = fonts.get(face)
  if (known) return known
  const { resolve } = createRequire(import.meta.url)
  const opened = ['latin', 'latin-ext'].map((part) =>
    openSync(resolve(`@fontsource-variable/${face}/files/${face}-${part}-wght-normal.woff2`)),
  )
  fonts.set(face, opened)
  return opened
}
