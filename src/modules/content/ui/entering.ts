import { createContext } from 'react'
import type { EntryAnswer, HandedInFile } from '../contract.ts'

/** Where an entry is: sent, here and to be sent, here until there is a network, here alone, or refused. */
export type EntryState = 'kept' | 'sending' | 'offline' | 'here' | 'refused'

export interface Entering {
  /** Undefined while nothing was entered. */
  entryOf(
    blockId: string,
  ):
    | { values: string[]; state: EntryState | undefined; answer: EntryAnswer | null; file: HandedInFile | null }
    | undefined
  enter(blockId: string, values: string[]): void
  /** Sends a file as what they enter; fails as its calls do. Undefined for visitors. */
  handIn?: ((blockId: string, file: File, onProgress: (share: number) => void) => Promise<void>) | undefined
}

/** Null where blocks are only tried, as in their editor. */
export const EnteringContext = createContext<Entering | null>(null)
