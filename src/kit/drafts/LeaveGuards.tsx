import { type ReactNode, useCallback, useState } from 'react'
import { GuardedWork, type TellUnsaved, type UnsavedWork } from './guarded-work.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

/** One question for a page of several forms: the router asks for one of them alone. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<UnsavedWork>(new Map())
  const tell: TellUnsaved = useCallback((name, forget) => {
    setUnsaved((known) => {
      const next = new Map(known)
      if (forget) next.set(name, forget)
      else next.delete(name)
      return next
    })
  }, [])
  useLeaveGuard({ isUnsaved: unsaved.size > 0, onLeave: () => unsaved.forEach((forget) => forget()) })
  return <GuardedWork value={tell}>{children}</GuardedWork>
}
