import { type Belonging, moved } from '#modules/people/index.ts'
import { letterRecipients } from './letters/tables.ts'

/** Of who was an owner once: the letter says itself who it was written to. */
export const operatingBelongings: Belonging[] = [moved(letterRecipients.personId)]
