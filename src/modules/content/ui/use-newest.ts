import { type RefObject, useEffect, useRef } from 'react'

/** What is newest when something that took a while has come: more may have been typed meanwhile. */
export function useNewest<Value>(value: Value): RefObject<Value> {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])
  return newest
}
