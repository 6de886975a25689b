import { choosing } from './asking.ts'

export const dropDown = choosing('drop_down', 1)
