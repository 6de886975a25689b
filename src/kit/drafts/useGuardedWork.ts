import { use, useEffect } from 'react'
import { writeDraft } from './useDraft.ts'
import { GuardedWork } from './guarded-work.ts'
import { useUnsaved } from './useUnsaved.ts'

/** `useUnsaved` for one of several forms inside `LeaveGuards`. */
export function useGuardedWork<Values extends object>(name: string, saved: Values) {
  const tell = use(GuardedWork)
  const work = useUnsaved(name, saved)
  useEffect(() => {
    if (!work.isUnsaved) return
    tell(name, () => writeDraft(name, ''))
    return () => tell(name, null)
  }, [tell, name, work.isUnsaved])
  return work
}
