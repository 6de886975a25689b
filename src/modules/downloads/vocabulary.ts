import { cut } from '#platform/cut-text.ts'

/** How many files a download holds, and how many versions each of them may have had. */
export const FILES_MAX = 100
export const VERSIONS_MAX = 999
export const FILE_MAX_MEGABYTES = 2048
export const FILE_MAX_BYTES = FILE_MAX_MEGABYTES * 1024 * 1024
export const FILE_TITLE_MAX = 150
export const FILENAME_MAX = 255
export const NOTE_MAX = 500
/** How long a link begins to load a file; what was begun goes on. */
export const LINK_MINUTES = 10

/** What a file is called that is sent under this name, until somebody calls it otherwise. */
export const titleFrom = (filename: string): string => {
  const bare = filename
    .trim()
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return cut(bare || filename.trim(), FILE_TITLE_MAX)
}
