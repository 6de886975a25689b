/** How many files a download holds, and how many versions each of them may have had. */
export const FILES_MAX = 100
export const VERSIONS_MAX = 999
export const FILE_MAX_MEGABYTES = 2048
export const FILE_MAX_BYTES = FILE_MAX_MEGABYTES * 1024 * 1024
export const FILE_TITLE_MAX = 150
export const FILENAME_MAX = 255
export const NOTE_MAX = 500
export const STORED_STATES = ['awaiting_upload', 'ready'] as const
/** How long a link begins to load a file; what was begun goes on. */
export const LINK_MINUTES = 10

/** What may be sold as a file, by the end of its name: nothing that a browser runs. */
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

/** What file dialogs offer first. */
export const ACCEPTED = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

/** Without its dot, in small letters; empty where there is none. */
export const endingOf = (filename: string): string =>
  /[^.\s]\.([A-Za-z0-9]{1,8})$/.exec(filename.trim())?.[1]?.toLowerCase() ?? ''

/** Undefined for what may not be sold as a file. */
export const typeOf = (filename: string): string | undefined => {
  const ending = endingOf(filename)
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}

/** What a file is called that is sent under this name, until somebody calls it otherwise. */
export const titleFrom = (filename: string): string => {
  const bare = filename
    .trim()
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return (bare || filename.trim()).slice(0, FILE_TITLE_MAX)
}
