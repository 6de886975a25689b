import { LINE_MAX } from '../vocabulary.ts'
import { typing } from './asking.ts'

export const textLine = typing('text_line', LINE_MAX)
