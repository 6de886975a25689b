import { z } from 'zod'
import { lengthOf, tidied } from './text-as-kept.ts'
import { onLines, onOneLine } from './visible-text.ts'

/** What somebody writes, tidied, and measured by the characters that are left. */
export const writtenText = (length: Length) => measured(length, onLines)

/** The same on one line. */
export const writtenLine = (length: Length) => measured(length, onOneLine)

interface Length {
  min: number
  max: number
}

const measured = ({ min, max }: Length, asKept: (text: string) => string) =>
  z
    .string()
    .overwrite((text) => asKept(tidied(text)))
    .check(({ value, issues }) => {
      const length = lengthOf(value)
      const said = { origin: 'string', inclusive: true, input: value } as const
      if (length < min) issues.push({ ...said, code: 'too_small', minimum: min })
      if (length > max) issues.push({ ...said, code: 'too_big', maximum: max })
    })
    .meta({ minLength: min, maxLength: max })
