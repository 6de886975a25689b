import type { School } from '#modules/schools/contract.ts'
import type { Template } from '#modules/schools/vocabulary.ts'
import { type Face, FACES, filesOf } from '#kit/theme/faces.ts'

const SANS = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const SERIF = `Georgia,'Times New Roman',serif`

const HEADINGS: Record<Template, { face: Face; fallback: string; weight: number }> = {
  quarto: { face: 'bricolage-grotesque', fallback: SANS, weight: 640 },
  octavo: { face: 'fraunces', fallback: SERIF, weight: 430 },
  folio: { face: 'figtree', fallback: SANS, weight: 780 },
}

interface MailType {
  /** for the head; mail programs that fetch no fonts pass it over */
  fonts: string
  text: string
  headings: string
  weight: number
}

/** The type a school's pages are set in, and beside it what every machine has. */
export function typeOf({ template, origin }: Pick<School, 'template'> & { origin: string }): MailType {
  const { face, fallback, weight } = HEADINGS[template]
  return {
    fonts: [...new Set<Face>(['figtree', face])].map((each) => fontFaces(each, origin)).join(''),
    text: `'${FACES.figtree}',${SANS}`,
    headings: `'${FACES[face]}',${fallback}`,
    weight,
  }
}

const fontFaces = (face: Face, origin: string): string =>
  filesOf(face)
    .map(
      ({ file, range }) =>
        `@font-face{font-family:'${FACES[face]}';font-weight:100 900;src:url('${origin}/fonts/${file}') format('woff2');unicode-range:${range}}`,
    )
    .join('')
