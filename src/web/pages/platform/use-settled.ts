import { useEffect, useState } from 'react'

/** The value once it has not changed for a while (milliseconds). */
export function useSettled<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet)
    return () => clearTimeout(timer)
  }, [value, quiet])
  return settled
}
