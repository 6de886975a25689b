import { textInBoth } from '#kit/text/text-in-both.ts'
import { en } from '../../messages/components-en.ts'
import { pl } from '../../messages/components-pl.ts'

/** The words of components that are fetched when a lecture has them. */
export const useComponentText = textInBoth(en, pl)
