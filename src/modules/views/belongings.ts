import { type Belonging, ended } from '#modules/people/index.ts'
import { hiddenColumns, listViews } from './tables.ts'

/** Of who was an admin once. */
export const viewBelongings: Belonging[] = [ended(hiddenColumns.personId), ended(listViews.personId)]
