import { use, useEffect } from 'react'
import { writeDraft } from './useDraft.ts'
import { PageForms } from '../forms/forms-of-page.ts'
import { useUnsaved } from './useUnsaved.ts'

/** `useUnsaved` for one of several forms inside `SavedTogether`. Given its `name`, a `SavedForm` is saved by the page's button. */
export function useGuardedWork<Values extends object>(name: string, saved: Values) {
  const page = use(PageForms)
  const work = useUnsaved(name, saved)
  useEffect(() => {
    if (!work.isUnsaved) return
    page?.guard(name, () => writeDraft(name, ''))
    return () => page?.guard(name, null)
  }, [page, name, work.isUnsaved])
  return { ...work, name }
}
