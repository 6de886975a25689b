import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What was asked where the page stands, and is under way. */
let underWay: { from: string; asked: URLSearchParams } | undefined

/**
 * Asks the page anew with something of its address changed, or left out where it is ''. What was asked a moment ago, whoever asked it,
 * stays asked though the server has not answered.
 */
export function useAsking(): (change: Record<string, string>) => void {
  const navigate = useNavigate()
  const { key, search } = useLocation()
  return useCallback(
    (change) => {
      if (underWay?.from !== key + search) underWay = { from: key + search, asked: new URLSearchParams(search) }
      const { asked } = underWay
      for (const [name, value] of Object.entries(change))
        if (value) asked.set(name, value)
        else asked.delete(name)
      void navigate(`?${asked}`, { replace: true, preventScrollReset: true })
    },
    [navigate, key, search],
  )
}
