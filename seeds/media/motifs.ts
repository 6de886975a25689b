import { basket } from './motifs/basket.ts'
import { blade } from './motifs/blade.ts'
import { book } from './motifs/book.ts'
import { cup } from './motifs/cup.ts'
import { fern } from './motifs/fern.ts'
import { loaf } from './motifs/loaf.ts'
import { portrait } from './motifs/portrait.ts'
import { skyline } from './motifs/skyline.ts'
import { speech } from './motifs/speech.ts'
import { stitches } from './motifs/stitches.ts'
import { window } from './motifs/window.ts'

/** What can be on a cover. */
export const motifs = { basket, blade, book, cup, fern, loaf, portrait, skyline, speech, stitches, window }
export type Motif = keyof typeof motifs
