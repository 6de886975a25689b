import type { School } from '#modules/schools/contract.ts'
import { type Face, FACES, filesOf } from '#kit/theme/faces.ts'
import { pairOf } from '#kit/theme/font-pairs.ts'

const EVERYWHERE = {
  sans: `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
  serif: `Georgia,'Times New Roman',serif`,
}

interface MailType {
  /** for the head; mail programs that fetch no fonts pass it over */
  fonts: string
  text: string
  headings: string
  weight: number
}

/** The type a school's pages are set in, and beside it what every machine has. */
export function typeOf({ origin, ...look }: Pick<School, 'template' | 'fonts'> & { origin: string }): MailType {
  const { heading, text, weight } = pairOf(look)
  return {
    fonts: [...new Set([text, heading])].map((each) => fontFaces(each, origin)).join(''),
    text: familiesOf(text),
    headings: familiesOf(heading),
    weight,
  }
}

const familiesOf = (face: Face): string => `'${FACES[face].name}',${EVERYWHERE[FACES[face].kind]}`

const fontFaces = (face: Face, origin: string): string =>
  filesOf(face)
    .map(
      ({ file, range }) =>
        `@font-face{font-family:'${FACES[face].name}';font-weight:100 900;src:url('${origin}/fonts/${file}') format('woff2');unicode-range:${range}}`,
    )
    .join('')
