import { getDocument, PasswordException, PDFDataRangeTransport, VerbosityLevel } from 'unpdf/pdfjs'
import type { LookedAtFile } from '../is-really.ts'

/** Whether a PDF can be opened by a password only. Reads as much of it as is needed to know. */
export async function isLockedPdf(file: LookedAtFile): Promise<boolean> {
  const { promise: failure, reject } = Promise.withResolvers<never>()
  const loading = getDocument({
    range: new Parts(file, reject),
    disableAutoFetch: true,
    disableStream: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    await Promise.race([loading.promise, failure])
    return false
  } catch (error) {
    if (error instanceof PasswordException) return true
    if (error instanceof PartUnread) throw error.cause
    // What it cannot read otherwise is for others to judge.
    return false
  } finally {
    await loading.destroy()
  }
}

class PartUnread extends Error {}

/** Hands the parser the parts that it asks for. */
class Parts extends PDFDataRangeTransport {
  readonly #file: LookedAtFile
  readonly #fail: (reason: unknown) => void

  constructor(file: LookedAtFile, fail: (reason: unknown) => void) {
    super(file.bytes, new Uint8Array(file.head))
    this.#file = file
    this.#fail = fail
  }

  override requestDataRange(begin: number, end: number): void {
    this.#file.part(begin, end - 1).then(
      (bytes) => this.onDataRange(begin, new Uint8Array(bytes)),
      (cause: unknown) => this.#fail(new PartUnread('A part of a PDF could not be read.', { cause })),
    )
  }
}
