import { createContext, use, useEffect } from 'react'
import type { Question } from './ConfirmDialog.tsx'

/** Takes what is asked before the dialog around is closed or its form sent; null where there is nothing to ask. */
export const BeforeClosing = createContext<(question: Question | null) => void>(() => undefined)

/** In a dialog with a form: what it asks first as long as there is unsaved work in it that is no part of the form. */
export function useAskBeforeClosing(question: Question | null): void {
  const tell = use(BeforeClosing)
  useEffect(() => {
    tell(question)
    return () => tell(null)
  })
}
