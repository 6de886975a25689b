import { use, useEffect, useEffectEvent } from 'react'
import { PageForms } from './forms-of-page.ts'

/** Lets the page's button save a form that is one of several, and answers whether it does. */
export function useSavedTogether(name: string | undefined, save: () => Promise<boolean>): boolean {
  const page = use(PageForms)
  const store = useEffectEvent(save)
  useEffect(() => {
    if (page === null || name === undefined) return
    page.savesBy(name, () => store())
    return () => page.savesBy(name, null)
  }, [page, name])
  return page !== null && name !== undefined
}
