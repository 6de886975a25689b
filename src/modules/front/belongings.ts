import { type Belonging, moved } from '#modules/people/index.ts'
import { lookDrafts, pastLooks } from './tables.ts'

export const frontBelongings: Belonging[] = [moved(pastLooks.replacedById), moved(lookDrafts.changedById)]
