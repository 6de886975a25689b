import { createContext } from 'react'

/** How unsaved work is given up, by the name it is kept under. */
export type UnsavedWork = ReadonlyMap<string, () => void>

/** Tells the page that a part of it holds unsaved work, or no longer does. */
export type TellUnsaved = (name: string, forget: (() => void) | null) => void

export const GuardedWork = createContext<TellUnsaved>(() => {})
