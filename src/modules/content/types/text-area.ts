import { AREA_MAX } from '../vocabulary.ts'
import { typing } from './asking.ts'

export const textArea = typing('text_area', AREA_MAX)
