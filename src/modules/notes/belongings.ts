import { type Belonging, moved } from '#modules/people/index.ts'
import { notes } from './tables.ts'

export const noteBelongings: Belonging[] = [moved(notes.personId, { kind: 'notes' })]
