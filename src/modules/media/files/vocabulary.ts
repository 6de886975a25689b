export const STORED_STATES = ['awaiting_upload', 'ready'] as const

/** What may be given to others as a file, by the end of its name: nothing that a browser runs. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  mobi: 'application/x-mobipocket-ebook',
  zip: 'application/zip',
  txt: 'text/plain',
  md: 'text/markdown',
  rtf: 'application/rtf',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  psd: 'image/vnd.adobe.photoshop',
}

/** The ends of the names of files whose type is so, each with its dot. */
export function endingsWhere(isTaken: (type: string) => boolean): string[] {
  return Object.entries(TYPES).flatMap(([ending, type]) => (isTaken(type) ? [`.${ending}`] : []))
}

/** What file dialogs offer first. */
export const ACCEPTED = endingsWhere(() => true).join(',')

/** Without its dot, in small letters; empty where there is none. */
export const endingOf = (filename: string): string =>
  /[^.\s]\.([A-Za-z0-9]{1,8})$/.exec(filename.trim())?.[1]?.toLowerCase() ?? ''

/** Undefined for what may not be given to others. */
export const typeOf = (filename: string): string | undefined => {
  const ending = endingOf(filename)
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}
