import { choosing } from './asking.ts'

export const multiChoice = choosing('multi_choice', 'any')
