import { createContext } from 'react'
import type { ImageContext } from '#modules/media/vocabulary.ts'

/** What the pictures of the blocks that are edited are uploaded as. */
export const PictureUse = createContext<ImageContext>('lecture')
