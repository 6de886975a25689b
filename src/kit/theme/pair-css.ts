import { builtOnce } from '#platform/built-once.ts'
import { type Face, FACES, filesOf } from './faces.ts'
import { FONT_PAIRS, type FontPair, pairOf } from './font-pairs.ts'
import { TEMPLATES } from './templates.ts'

/** Of the packages of the faces, so that an address can be kept for ever. */
export const FACES_VERSION = '5.3.0'

/** Those that the stylesheet of all pages brings: of the templates, the panel and the platform. */
export const HOUSE_FACES: ReadonlySet<Face> = new Set<Face>(['figtree', 'bricolage-grotesque', 'fraunces'])

export const faceAddress = (file: string): string => `/fonts/${file}?v=${FACES_VERSION}`

/**
 * What stands in for a face until it has come: a font that every machine has, made as wide and as high, so that nothing moves.
 * Measured in Chromium with a paragraph and headings in Polish and English: percents of size, ascent and descent.
 */
type Fit = readonly [size: number, ascent: number, descent: number]

const HEADINGS: Record<FontPair, Fit> = {
  bricolage: [101.7, 91.5, 26.6],
  fraunces: [116.4, 84, 21.9],
  playfair: [105.7, 102.4, 23.7],
  bitter: [108.5, 86.2, 24.4],
  'space-grotesk': [101.6, 96.9, 28.8],
  outfit: [93.5, 107, 27.8],
  nunito: [99.7, 101.4, 35.4],
  atkinson: [99, 99.4, 31.9],
}

const TEXTS: Partial<Record<Face, Fit>> = {
  figtree: [99.9, 95.1, 25],
  'public-sans': [103, 92.3, 21.9],
  'instrument-sans': [100.6, 96.4, 24.9],
  nunito: [99.8, 101.3, 35.4],
  'atkinson-hyperlegible-next': [98.3, 100.1, 32.1],
}

/** Letters that are large want less room between them; how much depends on the face. */
const TRACKING: Record<FontPair, string> = {
  bricolage: '-0.022em',
  fraunces: '-0.018em',
  playfair: '-0.012em',
  bitter: '-0.02em',
  'space-grotesk': '-0.03em',
  outfit: '-0.022em',
  nunito: '-0.02em',
  atkinson: '-0.022em',
}

/** Figures that stand on the line and are all of one height, as prices want them, where a face has others by itself. */
const LINING: ReadonlySet<Face> = new Set<Face>(['playfair-display'])

const BOLD = 550
const EVERYWHERE = {
  sans: {
    light: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    last: 'system-ui,sans-serif',
  },
  serif: {
    light: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
    last: 'Georgia,serif',
  },
} as const

/** The `@font-face` rules of faces, each fetched only where something is set in it. */
export const facesCss = (faces: Iterable<Face>): string =>
  [...new Set(faces)]
    .filter((face) => !HOUSE_FACES.has(face))
    .flatMap((face) => filesOf(face).map(({ file, range }) => fontFace(face, file, range)))
    .join('')

/** The rules for pages of a school that has chosen a pair, which say so with `data-fonts`. Nothing that anybody types reaches them. */
export const pairCss = builtOnce((fonts: FontPair): string => {
  const { heading, text, weight } = pairOf({ fonts, template: 'quarto' })
  const under = { heading: EVERYWHERE[FACES[heading].kind], text: EVERYWHERE[FACES[text].kind] }
  return [
    facesCss([heading, text]),
    fallback('Heading fallback', under.heading[weight >= BOLD ? 'bold' : 'light'], HEADINGS[fonts]),
    fallback('Text fallback', under.text.light, TEXTS[text]!),
    `@layer tokens{:root[data-fonts]{--face-display:${familyOf(heading)},'Heading fallback',${under.heading.last};`,
    `--face-text:${familyOf(text)},'Text fallback',${under.text.last};`,
    `--display-weight:${weight};--display-tracking:${TRACKING[fonts]}${LINING.has(heading) ? `;font-feature-settings:'lnum'` : ''}}}`,
  ].join('')
})

/** As styles call it. */
export const familyOf = (face: Face): string => `'${FACES[face].name} Variable'`

const fontFace = (face: Face, file: string, range: string): string =>
  `@font-face{font-family:${familyOf(face)};font-style:normal;font-display:swap;font-weight:${FACES[face].weights};` +
  `src:url(${faceAddress(file)}) format('woff2');unicode-range:${range}}`

const fallback = (name: string, fonts: readonly string[], [size, ascent, descent]: Fit): string =>
  `@font-face{font-family:'${name}';src:${fonts.map((font) => `local('${font}')`).join(',')};size-adjust:${size}%;` +
  `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

/** For pieces of another page that each show a pair, with `data-specimen`; what a template is set in goes by its name. */
export function specimensCss(): string {
  const specimens = [
    ...FONT_PAIRS.map((fonts) => [fonts, pairOf({ fonts, template: 'quarto' })] as const),
    ...TEMPLATES.map((template) => [template, pairOf({ fonts: null, template })] as const),
  ]
  const rules = specimens.map(
    ([name, { heading, text, weight }]) =>
      `[data-specimen='${name}']{--face-display:${familyOf(heading)},${EVERYWHERE[FACES[heading].kind].last};` +
      `--face-text:${familyOf(text)},${EVERYWHERE[FACES[text].kind].last};--display-weight:${weight};--display-tracking:-0.02em}`,
  )
  return facesCss(specimens.flatMap(([, { heading, text }]) => [heading, text])) + rules.join('')
}
