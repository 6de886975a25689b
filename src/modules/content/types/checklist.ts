import { choosing } from './asking.ts'

export const checklist = choosing('checklist', 'any')
