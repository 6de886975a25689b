import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { arrive } from '#kit/arrive.ts'
import { useWriterId } from '#kit/api/ViewerProvider.tsx'
import { readDraft, useDraft } from '#kit/drafts/useDraft.ts'
import type { Entering, EntryState } from '#modules/content/ui/entering.ts'
import { type Entry, keepEntry, listEntries } from '../contract.ts'

type Unsent = Record<string, Pick<Entry, 'values' | 'entered_at'>>

const PAUSE = 800
const AGAIN = 20_000

/**
 * What its viewer entered into the components of a lecture. Whatever is typed is in this browser at once, and sent at the next pause, or
 * when there is a network again; of a visitor it stays in the browser.
 */
export function useEntries(lectureId: string): Entering {
  const api = useApi()
  const writerId = useWriterId()
  const name = `entries:${writerId ?? ''}:${lectureId}`
  const [kept, keep] = useDraft(name)
  const unsent = useMemo(() => unsentIn(kept), [kept])
  const [entries, setEntries] = useState<Record<string, Entry>>({})
  const [states, setStates] = useState<Record<string, EntryState>>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  const tell = (id: string, state: EntryState) => setStates((now) => ({ ...now, [id]: state }))
  const send = async (id: string) => {
    const entry = unsentIn(readDraft(name))[id]
    if (!entry || !writerId) return
    try {
      const sent = await api.call(keepEntry, { id: lectureId, componentId: id, ...entry })
      const { [id]: now, ...others } = unsentIn(readDraft(name))
      if (now?.entered_at !== entry.entered_at) return
      setEntries((all) => ({ ...all, [id]: sent }))
      tell(id, 'kept')
      keep(keptAs(others))
    } catch (error) {
      tell(id, isForLater(error) ? 'offline' : 'refused')
    }
  }
  const sendLeft = useEffectEvent(() => {
    for (const id of Object.keys(unsentIn(readDraft(name)))) if (states[id] !== 'refused') void send(id)
  })

  useEffect(() => {
    if (!writerId) return undefined
    const load = async () => {
      const { data } = await api.call(listEntries, { id: lectureId })
      setEntries(Object.fromEntries(data.map((entry) => [entry.component_id, entry])))
    }
    // What was kept here is shown all the same, and asked for with the next page.
    load()
      .catch(() => undefined)
      .finally(() => sendLeft())
    const later = () => sendLeft()
    window.addEventListener('online', later)
    const again = setInterval(later, AGAIN)
    const waiting = timers.current
    return () => {
      window.removeEventListener('online', later)
      clearInterval(again)
      for (const timer of waiting.values()) clearTimeout(timer)
      sendLeft()
    }
  }, [api, writerId, lectureId])

  return {
    entryOf(id) {
      const left = unsent[id]
      const entry = entries[id]
      const answer = entry?.answer ?? null
      if (left) return { values: left.values, state: writerId ? (states[id] ?? 'sending') : 'here', answer, file: null }
      return entry && { values: entry.values, state: states[id], answer, file: entry.file }
    },
    handIn: writerId
      ? async (id, file, onProgress) => {
          const { sendHandIn } = await arrive(() => import('./send-hand-in.ts'))
          const sent = await sendHandIn(api, { lectureId, componentId: id, file, onProgress })
          setEntries((all) => ({ ...all, [id]: sent }))
          tell(id, 'kept')
        }
      : undefined,
    enter(id, values) {
      keep(keptAs({ ...unsentIn(readDraft(name)), [id]: { values, entered_at: new Date().toISOString() } }))
      if (!writerId) return
      tell(id, 'sending')
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => void send(id), PAUSE),
      )
    },
  }
}

/** No network, a server that is too busy, or a session that is over: it is sent again later. */
const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status >= 500 || [401, 419, 429].includes(error.status)

const keptAs = (unsent: Unsent): string => (Object.keys(unsent).length > 0 ? JSON.stringify(unsent) : '')

/** From what a browser kept; anything else that is found there is nothing. */
function unsentIn(kept: string): Unsent {
  try {
    return JSON.parse(kept || '{}') as Unsent
  } catch {
    return {}
  }
}
