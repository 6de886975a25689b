import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import pdfmake, { type Content, type TableCell } from 'pdfmake'
import type { Language } from '#platform/i18n/language.ts'

export type PdfContent = Content
export type PdfCell = TableCell

export interface PdfDocument {
  title: string
  /** whoever it comes from */
  author: string
  language: Language
  /** by which it is the same file however often it is made */
  at: Date
  /** at the foot of each page, before its number */
  foot: string
  content: PdfContent[]
}

const FONTS = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/package.json')))
const fontOf = (style: string) => `${FONTS}/${style}/Figtree_${style}.ttf`
const REGULAR = fontOf('400Regular')

pdfmake.setFonts({
  Figtree: {
    normal: REGULAR,
    bold: fontOf('600SemiBold'),
    italics: fontOf('400Regular_Italic'),
    bolditalics: fontOf('600SemiBold_Italic'),
  },
})
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS))

const face = openSync(REGULAR)

/** A document on A4, as its bytes. What the font has no letters for, such as emoji, is left out. */
export async function makePdf({ title, author, language, at, foot, content }: PdfDocument): Promise<Buffer> {
  return pdfmake
    .createPdf({
      info: { title, author, creationDate: at },
      language,
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      defaultStyle: { font: 'Figtree', fontSize: 10, lineHeight: 1.35 },
      content: printable(content),
      footer: (page, pages) => ({
        text: `${printable(foot)}  ·  ${page} / ${pages}`,
        margin: [56, 24, 56, 0],
        fontSize: 8,
        color: '#666666',
      }),
    })
    .getBuffer()
}

/** The same with what can be drawn only: a letter the font lacks would be a box. */
function printable<Value>(value: Value): Value {
  if (typeof value === 'string') return drawable(value) as Value
  if (Array.isArray(value)) return value.map(printable) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'link' ? each : printable(each)]),
  ) as Value
}

const drawable = (text: string): string =>
  Array.from(text)
    .filter((letter) => letter === '\n' || face.hasGlyphForCodePoint(letter.codePointAt(0)!))
    .join('')
