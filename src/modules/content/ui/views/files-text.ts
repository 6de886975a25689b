import { textInBoth } from '#kit/text/text-in-both.ts'
import { en } from '../../messages/files-en.ts'
import { pl } from '../../messages/files-pl.ts'

/** The words of files that are offered and handed in. */
export const useFilesText = textInBoth(en, pl)
