import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import { forgetReminder, keepReminder } from '../../reminders/contract.ts'
import { useAskedHere } from './asked-here.ts'

export type Held = Omit<Call<typeof keepReminder>, 'slug' | 'reminder_key'>

const PAUSE_MS = 1000

/** Tells the server what the form holds while its reader wants to be reminded: a moment after each change, one call after another. */
export function useReminder(slug: string, form: Held | undefined) {
  const api = useApi()
  const [asked, setAsked] = useAskedHere(slug)
  const [problem, setProblem] = useState<string>()
  const last = useRef<Promise<void>>(Promise.resolve())
  const held = form && JSON.stringify(form)

  const say = useCallback((work: () => Promise<unknown>) => {
    last.current = last.current.then(work).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(error instanceof ApiProblem ? error.message : String(error)),
    )
  }, [])

  useEffect(() => {
    if (!asked || held === undefined || held === asked.told) return undefined
    const { key, told } = asked
    const tell = () => {
      setAsked({ key, told: held })
      say(() => api.call(keepReminder, { ...(JSON.parse(held) as Held), slug, reminder_key: key }))
    }
    const timer = setTimeout(tell, told === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [api, slug, asked, held, say, setAsked])

  return {
    isWanted: asked !== undefined,
    problem,
    want(isWanted: boolean) {
      if (isWanted) return setAsked({ key: crypto.randomUUID(), told: '' })
      setAsked(undefined)
      if (asked) say(() => api.call(forgetReminder, { reminder_key: asked.key }))
    },
  }
}
