import { keptForGood } from '#platform/browser-storage.ts'

/** What tells a file from others, as long as nobody changes it. */
export type FileMarks = Pick<File, 'name' | 'size' | 'lastModified'>

export interface Unfinished extends FileMarks {
  /** null as long as there was no room for it */
  videoId: string | null
}

interface Kept extends Unfinished {
  isSent?: true
}

function read(about: string): Kept | null {
  try {
    return JSON.parse(keptForGood.read(keyOf(about)) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const keyOf = (about: string) => `katedra-upload-${about}`

/** Files that this browser began to send, by what they are for, so that it can ask for the same ones after it was closed. */
export const unfinished = {
  remember: (about: string, { name, size, lastModified }: FileMarks, videoId: string | null) =>
    keptForGood.write(keyOf(about), JSON.stringify({ name, size, lastModified, videoId })),
  of(about: string): Unfinished | null {
    const kept = read(about)
    return kept?.isSent ? null : kept
  },
  /** All of it was sent: it is awaited no more, and known again. */
  finish(about: string): void {
    const kept = read(about)
    if (kept) keptForGood.write(keyOf(about), JSON.stringify({ ...kept, isSent: true }))
  },
  sentAs(about: string): FileMarks | null {
    const kept = read(about)
    return kept?.isSent ? kept : null
  },
  forget: (about: string) => keptForGood.forget(keyOf(about)),
}

export const isSameFile = (kept: FileMarks | null, file: FileMarks): boolean =>
  kept !== null && kept.name === file.name && kept.size === file.size && kept.lastModified === file.lastModified
