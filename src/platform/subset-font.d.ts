declare module 'subset-font' {
  interface Wanted {
    keepAllGlyphs?: boolean
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number>
  }
  export default function subsetFont(file: Uint8Array, text: string | undefined, wanted: Wanted): Promise<Uint8Array>
}
