import { cut } from '#platform/cut-text.ts'

const EXTENSIONS = /\.(mp4|m4v|mov|mkv|webm|avi|mpe?g|mts|m2ts|ts|wmv|flv|ogv|3gp|mxf|gif)$/i

/** What is said against a file before anything of it is sent. */
export type FileRefusal = 'empty' | 'notAVideo'

/** By its type, where the browser knows one, else by its name. */
export function refusalOf({ size, type, name }: Pick<File, 'size' | 'type' | 'name'>): FileRefusal | undefined {
  const isFilm = type === '' ? EXTENSIONS.test(name) : type.startsWith('video/')
  if (!isFilm) return 'notAVideo'
  return size === 0 ? 'empty' : undefined
}

/** How films and what is kept with them never begin: documents, pictures, archives, sounds. */
const OTHERS = [
  '%PDF',
  '\x89PNG',
  '\xff\xd8\xff',
  'PK\x03\x04',
  'Rar!',
  '7z\xbc\xaf',
  'ID3',
  'fLaC',
  '{\\rtf',
  '\x1f\x8b',
  'MZ',
]
const LOOKED_AT = 512
/** A file of so many bytes of text alone is no film, whatever it is called. */
const TEXT = /^[\t\n\r\x20-\x7e\x80-\xff]+$/

/** Whether the file is something else by what it begins with; where it says nothing that is known, whoever prepares it finds out. */
export async function isOther(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  const begin = String.fromCharCode(...bytes)
  return OTHERS.some((other) => begin.startsWith(other)) || TEXT.test(begin)
}

/** 2 before 10, as people number their files. */
export const inOrder = <Named extends { name: string }>(files: readonly Named[], language: string): Named[] => {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return files.toSorted((one, other) => compare(one.name, other.name))
}

/** What a film is called by its file. */
export function titleOf(fileName: string, longest: number): string {
  const title = fileName
    .replace(/\.[^.\s]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return cut(title || fileName, longest).trim()
}

/** What the file dialog offers first. */
export const FILMS = 'video/*,.mkv,.mts,.m2ts,.mxf'
