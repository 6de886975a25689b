/** The typefaces that pages can be set in, by the name of their package (fonts of the SIL Open Font License, from fontsource). */
export const FACES = {
  figtree: { name: 'Figtree', kind: 'sans', weights: '300 900' },
  'bricolage-grotesque': { name: 'Bricolage Grotesque', kind: 'sans', weights: '200 800' },
  fraunces: { name: 'Fraunces', kind: 'serif', weights: '100 900' },
  'playfair-display': { name: 'Playfair Display', kind: 'serif', weights: '400 900' },
  'public-sans': { name: 'Public Sans', kind: 'sans', weights: '100 900' },
  bitter: { name: 'Bitter', kind: 'serif', weights: '100 900' },
  'space-grotesk': { name: 'Space Grotesk', kind: 'sans', weights: '300 700' },
  'instrument-sans': { name: 'Instrument Sans', kind: 'sans', weights: '400 700' },
  outfit: { name: 'Outfit', kind: 'sans', weights: '100 900' },
  nunito: { name: 'Nunito', kind: 'sans', weights: '200 1000' },
  'atkinson-hyperlegible-next': { name: 'Atkinson Hyperlegible Next', kind: 'sans', weights: '200 800' },
} as const satisfies Record<string, { name: string; kind: 'sans' | 'serif'; weights: string }>
export type Face = keyof typeof FACES

/** Each face comes in two files: Polish letters are in the second. */
const RANGES = {
  latin:
    'U+0000-00ff,U+0131,U+0152-0153,U+02bb-02bc,U+02c6,U+02da,U+02dc,U+0304,U+0308,U+0329,U+2000-206f,U+20ac,U+2122,U+2191,U+2193,U+2212,U+2215,U+feff,U+fffd',
  'latin-ext':
    'U+0100-02ba,U+02bd-02c5,U+02c7-02cc,U+02ce-02d7,U+02dd-02ff,U+0304,U+0308,U+0329,U+1d00-1dbf,U+1e00-1e9f,U+1ef2-1eff,U+2020,U+20a0-20ab,U+20ad-20c0,U+2113,U+2c60-2c7f,U+a720-a7ff',
} as const

/** The files of a face, with the letters each of them holds; plain Latin first. */
export const filesOf = (face: Face): Array<{ file: string; range: string }> =>
  Object.entries(RANGES).map(([part, range]) => ({ file: `${face}-${part}-wght-normal.woff2`, range }))
