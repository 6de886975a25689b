import { type Belonging, moved } from '#modules/people/index.ts'
import { fileLoads } from './tables.ts'

export const downloadBelongings: Belonging[] = [moved(fileLoads.personId)]
