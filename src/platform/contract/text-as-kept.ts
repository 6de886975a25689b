/** Characters as PostgreSQL counts them: an emoji of one code point is one. */
export const lengthOf = (text: string): number => Array.from(text).length

/** As it is stored: without the blanks around it, and without what PostgreSQL cannot keep. */
export const tidied = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
