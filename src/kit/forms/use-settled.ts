import { useEffect, useState } from 'react'

/** The value once it has stopped changing for so many milliseconds; empty at once. */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return value === '' ? '' : settled
}
