import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader can copy out of a document, line by line. */
export async function wordsOfPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}
