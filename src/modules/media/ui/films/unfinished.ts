/** What tells a file from others, as long as nobody changes it. */
export type FileMarks = Pick<File, 'name' | 'size' | 'lastModified'>

export interface Unfinished extends FileMarks {
  /** null as long as there was no room for it */
  videoId: string | null
}

interface Kept extends Unfinished {
  isSent?: true
}

const read = (about: string): Kept | null =>
  quietly(() => JSON.parse(localStorage.getItem(keyOf(about)) ?? 'null') as Kept | null) ?? null

const keyOf = (about: string) => `katedra-upload-${about}`

/** Files that this browser began to send, by what they are for, so that it can ask for the same ones after it was closed. */
export const unfinished = {
  remember: (about: string, { name, size, lastModified }: FileMarks, videoId: string | null) =>
    quietly(() => localStorage.setItem(keyOf(about), JSON.stringify({ name, size, lastModified, videoId }))),
  of(about: string): Unfinished | null {
    const kept = read(about)
    return kept?.isSent ? null : kept
  },
  /** All of it was sent: it is awaited no more, and known again. */
  finish(about: string): void {
    const kept = read(about)
    if (kept) quietly(() => localStorage.setItem(keyOf(about), JSON.stringify({ ...kept, isSent: true })))
  },
  sentAs(about: string): FileMarks | null {
    const kept = read(about)
    return kept?.isSent ? kept : null
  },
  forget: (about: string) => quietly(() => localStorage.removeItem(keyOf(about))),
}

export const isSameFile = (kept: FileMarks | null, file: FileMarks): boolean =>
  kept !== null && kept.name === file.name && kept.size === file.size && kept.lastModified === file.lastModified

// Private windows may refuse to store anything.
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
