import { en } from '../messages/widgets-en.ts'
import { pl } from '../messages/widgets-pl.ts'
import { textInBoth } from './text-in-both.ts'

/** The words of what is loaded on demand, which travel with it. */
export const useWidgetText = textInBoth(en, pl)
