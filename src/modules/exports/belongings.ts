import { type Belonging, moved } from '#modules/people/index.ts'
import { listExports } from './tables.ts'

export const exportBelongings: Belonging[] = [moved(listExports.personId)]
