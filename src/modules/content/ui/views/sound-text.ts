import { textInBoth } from '#kit/text/text-in-both.ts'
import { en } from '../../messages/sound-en.ts'
import { pl } from '../../messages/sound-pl.ts'

/** The words of a sound’s player. */
export const useSoundText = textInBoth(en, pl)
