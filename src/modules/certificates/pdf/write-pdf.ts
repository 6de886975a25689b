import PDFDocument from 'pdfkit'
import type { Language } from '#platform/i18n/language.ts'
import type { Part, Sheet } from './lay-out.ts'

interface About {
  language: Language
  /** by which it is the same file however often it is made */
  at: Date
  title: string
  author: string
}

/** PDF/UA-1: the types of the package do not know it yet. */
const ACCESSIBLE: object = { subset: 'PDF/UA' }

/** A sheet as a PDF: tagged (PDF/UA), with its fonts in it. */
export async function writePdf(sheet: Sheet, { language, at, title, author }: About): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    ...ACCESSIBLE,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  const whole = gathered(doc)
  for (const { key, bytes } of sheet.fonts) doc.registerFont(key, Buffer.from(bytes))
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const part of sheet.parts) writePart(doc, root, part)
  root.end()
  doc.end()
  return whole
}

function writePart(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, part: Part): void {
  if (part.kind === 'box') {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.rect(part.x, part.y, part.width, part.height).fill(part.color)
    doc.endMarkedContent()
    return
  }
  if (part.kind === 'text') {
    const { tag, size, color, lines } = part
    root.add(
      doc.struct(tag, {}, () => {
        for (const { baseline, runs } of lines)
          for (const { font, text, x } of runs)
            doc
              .font(font.key)
              .fontSize(size)
              .fillColor(color)
              .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      }),
    )
    return
  }
  root.add(
    doc.struct('Figure', { alt: part.alt }, () => {
      const { x, y } = part
      if (part.kind === 'picture') doc.image(part.png, x, y, { width: part.width, height: part.height })
      else
        doc
          .save()
          .translate(x, y)
          .scale(part.size / part.units)
          .path(part.path)
          .fill('#000000')
          .restore()
    }),
  )
}

function gathered(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
