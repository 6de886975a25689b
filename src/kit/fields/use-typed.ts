import { useState } from 'react'
import { boundTo } from './bound-to.ts'

/** What is typed into a form that is given up with it; what outlives its page is `useUnsaved`. */
export function useTyped<Values extends object>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial)
  const change = (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }))
  return { values, field: boundTo(values, change), change }
}
