import { useState } from 'react'
import { changedFrom, withChanged } from './laid-over.ts'
import { boundTo } from './bound-to.ts'

/**
 * What is typed over what is saved, in a form that is given up with it; what outlives its page is `useUnsaved`. Once somebody else has
 * saved what was not changed here, that is what stands there.
 */
export function useTyped<Values extends object>(saved: Values) {
  const [changed, setChanged] = useState<Partial<Values>>({})
  const values = withChanged(saved, changed)
  const change = (part: Partial<Values>) =>
    setChanged((now) => changedFrom(saved, { ...withChanged(saved, now), ...part }))
  return { values, field: boundTo(values, change), change }
}
