import { z } from 'zod'
import { lengthOf, tidied } from './text-as-kept.ts'
import { onLines } from './visible-text.ts'
import { Told } from './told.ts'

/** What somebody writes, tidied, and measured by the characters that are left; `empty` is said where there are none. */
export const writtenText = ({ min, max, empty }: Length) =>
  z
    .string()
    .overwrite((text) => onLines(tidied(text)))
    .check(({ value, issues }) => {
      const length = lengthOf(value)
      const said = { origin: 'string', inclusive: true, input: value } as const
      if (length === 0 && empty) issues.push({ code: 'custom', message: empty, input: value })
      else if (length < min) issues.push({ ...said, code: 'too_small', minimum: min })
      if (length > max) issues.push({ ...said, code: 'too_big', maximum: max })
    })
    .register(Told, { minLength: min, maxLength: max })

interface Length {
  min: number
  max: number
  empty?: string
}
