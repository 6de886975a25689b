import { en } from '../messages/drafts-en.ts'
import { pl } from '../messages/drafts-pl.ts'
import { textInBoth } from './text-in-both.ts'

/** What is asked before unsaved work is left. Both languages travel with it: a file more would take longer. */
export const useDraftText = textInBoth(en, pl)
