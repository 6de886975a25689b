import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader can copy out of a document, line by line. */
export async function wordsOfPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}

/** A document, encrypted as it is asked for, with so many bytes attached to it. */
export async function anEncryptedPdf(options: PDFKit.PDFDocumentOptions, attached?: Buffer): Promise<Buffer> {
  const document = new PDFDocument(options)
  document.text('Arkusz')
  if (attached) document.file(attached, { name: 'wykroj.bin' })
  document.end()
  return buffer(document)
}

export const aLockedPdf = (): Promise<Buffer> => anEncryptedPdf({ userPassword: 'arkusz', ownerPassword: 'owner' })
