declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG(): string }
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] }
  }
  export function openSync(path: string): Font
}
