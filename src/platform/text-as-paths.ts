import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, openSync, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** The files of a typeface, each with other letters. */
export type OpenFace = readonly Font[]

interface Written {
  /** figtree in its lightest unless said otherwise */
  font?: OpenFace
  size: number
}

interface Drawn extends Written {
  x: number
  y: number
  /** what of the line is at `x` */
  align?: 'start' | 'middle'
  fill?: string
  /** of the outline, as a share of the size */
  boldness?: number
}

/** Makes the light weight of figtree read as medium. */
const BOLDNESS = 0.035
/** Polish letters are in the second. */
const PARTS = ['latin', 'latin-ext']

const { resolve } = createRequire(import.meta.url)
const pathOf = (face: string, part: string) =>
  resolve(`@fontsource-variable/${face}/files/${face}-${part}-wght-normal.woff2`)

/** A line of text as svg paths from the bundled faces, so that no font of the machine matters. */
export function textAsPaths(text: string, at: Drawn): string {
  const { fill = 'white', boldness = at.font ? 0 : BOLDNESS, align = 'middle', ...written } = at
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
export const inLettersOf = (face: OpenFace, text: string): string =>
  Array.from(text)
    .filter((char) => face.some((font) => font.hasGlyphForCodePoint(char.codePointAt(0)!)))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim()

const opened = new Map<string, Promise<OpenFace>>()

/** A bundled typeface in one of its weights, by the name of its package. */
export function openFace({ face, weight }: { face: string; weight: number }): Promise<OpenFace> {
  const key = `${face} ${weight}`
  const known = opened.get(key) ?? Promise.all(PARTS.map((part) => instanceOf(pathOf(face, part), weight)))
  opened.set(key, known)
  return known
}

/** The files hold all weights, of which only the one they begin with can be drawn. */
async function instanceOf(path: string, weight: number): Promise<Font> {
  const given = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
  return create(await subsetFont(await readFile(path), undefined, given))
}

const widthOf = (glyphs: { advance: number }[]): number => glyphs.reduce((sum, each) => sum + each.advance, 0)

function glyphsOf(text: string, { font: files = lightest(), size }: Written) {
  return runsByFont(text, files).flatMap(({ font, run }) => {
    const { glyphs, positions } = font.layout(run)
    const scale = size / font.unitsPerEm
    return glyphs.map((glyph, index) => ({
      path: glyph.path.toSVG(),
      scale,
      advance: (positions[index]?.xAdvance ?? 0) * scale,
    }))
  })
}

function runsByFont(text: string, files: OpenFace): { font: Font; run: string }[] {
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

let figtree: OpenFace | undefined
const lightest = (): OpenFace => (figtree ??= PARTS.map((part) => openSync(pathOf('figtree', part))))
