import { shortened } from '#platform/cut-text.ts'

const AT_MOST = 60

/** The first words of a note, on one line, to name it by. */
export const beginningOf = (note: string): string => shortened(note.replace(/\s+/g, ' '), AT_MOST)
