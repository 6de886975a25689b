import { useLeaveGuard } from './useLeaveGuard.ts'
import { useUnsaved } from './useUnsaved.ts'

/** `useUnsaved` for the one form of a page: leaving it is asked about, unless `letGo` is called right before. */
export function usePageWork<Values extends object>(name: string, saved: Values) {
  const work = useUnsaved(name, saved)
  const letGo = useLeaveGuard({ isUnsaved: work.isUnsaved, onLeave: work.forget })
  return { ...work, letGo }
}
