import { z } from 'zod'

/** Characters as PostgreSQL counts them: an emoji of one code point is one. */
export const lengthOf = (text: string): number => Array.from(text).length

/** As it is stored: without the blanks around it, and without what PostgreSQL cannot keep. */
export const tidied = (text: string): string => text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim()

/** What somebody writes, tidied, and measured by the characters that are left. */
export const writtenText = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .overwrite(tidied)
    .check(({ value, issues }) => {
      const length = lengthOf(value)
      const said = { origin: 'string', inclusive: true, input: value } as const
      if (length < min) issues.push({ ...said, code: 'too_small', minimum: min })
      if (length > max) issues.push({ ...said, code: 'too_big', maximum: max })
    })
    .meta({ minLength: min, maxLength: max })
