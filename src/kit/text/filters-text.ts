import { en } from '../messages/filters-en.ts'
import { pl } from '../messages/filters-pl.ts'
import { textInBoth } from './text-in-both.ts'

/** Of the button that unfolds the filters of a list. Both languages travel with it, as of choosing. */
export const useFiltersText = textInBoth(en, pl)
