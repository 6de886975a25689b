import { z } from 'zod'
import { lengthOf, tidied } from './text-as-kept.ts'

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
