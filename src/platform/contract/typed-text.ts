import { z } from 'zod'
import { onLines, onLinesAsIndented, onOneLine } from './visible-text.ts'

/** A name, a title, a number: what somebody types on one line. What cannot be seen, or breaks the line, is taken out. */
export const oneLine = () => z.string().overwrite(onOneLine)

/** A message, a description, html: its lines are kept, and nothing that cannot be seen. */
export const someLines = () => z.string().overwrite(onLines)

/** The listing of a program: the blanks its first line begins with are kept too. */
export const indentedLines = () => z.string().overwrite(onLinesAsIndented)
