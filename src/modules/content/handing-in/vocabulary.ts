import { endingsWhere } from '#modules/media/files/vocabulary.ts'

/** What a student may be asked to hand in. */
export const HAND_IN_KINDS = ['documents', 'pictures', 'sounds', 'films', 'archives'] as const
export type HandInKind = (typeof HAND_IN_KINDS)[number]
export const HAND_IN_MAX_MEGABYTES = 100
export const FILENAME_MAX = 255

const BEGINNINGS: readonly [string, HandInKind][] = [
  ['image/', 'pictures'],
  ['audio/', 'sounds'],
  ['video/', 'films'],
  ['application/zip', 'archives'],
]

export const handInKind = (contentType: string): HandInKind =>
  BEGINNINGS.find(([beginning]) => contentType.startsWith(beginning))?.[1] ?? 'documents'

/** What file dialogs offer first of some kinds. */
export const endingsOf = (kinds: readonly HandInKind[]): string[] =>
  endingsWhere((type) => kinds.includes(handInKind(type)))
