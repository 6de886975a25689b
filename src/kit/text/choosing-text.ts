import { en } from '../messages/choosing-en.ts'
import { pl } from '../messages/choosing-pl.ts'
import { textInBoth } from './text-in-both.ts'

/** What lists say whose rows are chosen, to do the same with each. Both languages travel with it, as of drafts. */
export const useChoosingText = textInBoth(en, pl)
