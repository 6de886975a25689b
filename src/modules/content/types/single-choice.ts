import { choosing } from './asking.ts'

export const singleChoice = choosing('single_choice', 1)
