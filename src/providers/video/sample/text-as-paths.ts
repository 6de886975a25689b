import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const FILES = ['latin', 'latin-ext'].map(
  (part) => `@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`,
)
// The files hold the light weight; an outline of this share of the size makes it read as medium.
const BOLDNESS = 0.035

let fonts: Font[] | undefined

/** A line of text as svg paths from the bundled face, so that no font of the machine matters; `x` is its middle. */
export function textAsPaths(text: string, at: { x: number; y: number; size: number }): string {
  const glyphs = runsByFont(text).flatMap(({ font, run }) => {
    const { glyphs: drawn, positions } = font.layout(run)
    const scale = at.size / font.unitsPerEm
    return drawn.map((glyph, index) => ({
      path: glyph.path.toSVG(),
      scale,
      advance: (positions[index]?.xAdvance ?? 0) * scale,
    }))
  })
  const width = glyphs.reduce((sum, each) => sum + each.advance, 0)
  let x = at.x - width / 2
  const paths = glyphs.map(({ path, scale, advance }) => {
    const drawn = `<path d="${path}" transform="translate(${x} ${at.y}) scale(${scale} ${-scale})" stroke-width="${(BOLDNESS * at.size) / scale}"/>`
    x += advance
    return drawn
  })
  return `<g fill="white" stroke="white" stroke-linejoin="round">${paths.join('')}</g>`
}

function runsByFont(text: string): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const char of text) {
    const font = fontFor(char)
    const last = runs.at(-1)
    if (last?.font === font) last.run += char
    else runs.push({ font, run: char })
  }
  return runs
}

function fontFor(char: string): Font {
  fonts ??= FILES.map((file) => openSync(createRequire(import.meta.url).resolve(file)))
  const codePoint = char.codePointAt(0) as number
  return fonts.find((font) => font.hasGlyphForCodePoint(codePoint)) ?? (fonts[0] as Font)
}
