import { createContext } from 'react'

/** What a page of several forms is told of each of them, by the name its work is kept under. */
export interface FormsOfPage {
  /** how unsaved work is given up; null once there is none */
  guard: (name: string, forget: (() => void) | null) => void
  /** how a form is saved, which answers whether it was accepted; null once it is gone */
  savesBy: (name: string, save: (() => Promise<boolean>) | null) => void
}

export const PageForms = createContext<FormsOfPage | null>(null)
