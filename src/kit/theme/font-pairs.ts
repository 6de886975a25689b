import type { Face } from './faces.ts'
import type { Template } from './templates.ts'

/** Faces that a school can be set in, chosen to go together: one for headings, one for text. */
export const FONT_PAIRS = [
  'bricolage',
  'fraunces',
  'playfair',
  'bitter',
  'space-grotesk',
  'outfit',
  'nunito',
  'atkinson',
] as const
export type FontPair = (typeof FONT_PAIRS)[number]

interface Pair {
  heading: Face
  text: Face
  /** of headings */
  weight: number
}

const PAIRS: Record<FontPair, Pair> = {
  bricolage: { heading: 'bricolage-grotesque', text: 'figtree', weight: 640 },
  fraunces: { heading: 'fraunces', text: 'figtree', weight: 430 },
  playfair: { heading: 'playfair-display', text: 'public-sans', weight: 560 },
  bitter: { heading: 'bitter', text: 'instrument-sans', weight: 640 },
  'space-grotesk': { heading: 'space-grotesk', text: 'instrument-sans', weight: 600 },
  outfit: { heading: 'outfit', text: 'figtree', weight: 560 },
  nunito: { heading: 'nunito', text: 'nunito', weight: 780 },
  atkinson: { heading: 'atkinson-hyperlegible-next', text: 'atkinson-hyperlegible-next', weight: 700 },
}

/** What a template is set in where nothing is chosen; its styles say the same. */
const OF_TEMPLATES: Record<Template, Pair> = {
  quarto: PAIRS.bricolage,
  octavo: PAIRS.fraunces,
  folio: { heading: 'figtree', text: 'figtree', weight: 780 },
}

interface Look {
  template: Template
  /** null: those of the template */
  fonts: FontPair | null
}

/** What pages, mails and pictures of this look are set in. */
export const pairOf = ({ fonts, template }: Look): Pair => (fonts ? PAIRS[fonts] : OF_TEMPLATES[template])
