import 'pdfmake'

declare module 'pdfmake' {
  /** Which addresses a document may fetch from; left out of the package's types. */
  export function setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
  /** Which files a document may read. */
  export function setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
}
