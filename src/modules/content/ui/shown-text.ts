import { textInBoth } from '#kit/text/text-in-both.ts'
import { en } from '../messages/shown-en.ts'
import { pl } from '../messages/shown-pl.ts'

/** The words of blocks that come with those a page has. */
export const useShownText = textInBoth(en, pl)
