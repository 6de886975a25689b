import { textInBoth } from '#kit/text/text-in-both.ts'
import { en } from '../messages/menu-en.ts'
import { pl } from '../messages/menu-pl.ts'

/** The few words of the account menu, which travel with it: every page of a signed-in person has it. */
export const useMenuText = textInBoth(en, pl)
