declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG(): string }
  }
  export interface Font {
    unitsPerEm: number
    ascent: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number }[]
      advanceWidth: number
    }
  }
  export function openSync(path: string): Font
  export function create(file: Uint8Array): Font
}
