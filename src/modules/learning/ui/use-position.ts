import { useEffect, useEffectEvent, useRef } from 'react'
import { createClient, type Transport } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { hasSessionEnded } from '#kit/api/has-session-ended.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { watchLecture } from '../contract.ts'
import { PLAYED_MAX } from '../vocabulary.ts'
import { playedOn, type Stretch } from './played-on.ts'

const EVERY = 5000

/** A call the browser finishes even when the page is gone. */
const overLeave: Transport = async ({ method, url, headers, body }) => {
  const answer = await fetch(url, { method, headers, body: body ?? null, credentials: 'same-origin', keepalive: true })
  return { status: answer.status, json: () => answer.json() }
}

interface Position {
  note(seconds: number): void
  /** at once what was noted */
  keep(): void
}

/** Keeps how far the viewer is, and what they played: at most every five seconds, and at once when they pause, leave or look elsewhere. */
export function usePosition(lectureId: string, videoId: string | undefined): Position {
  const api = useApi()
  const viewer = useViewer()
  const unsaved = useRef<number | null>(null)
  const played = useRef<Stretch[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isSignedOut = useRef(false)

  const save = useEffectEvent(async (isLeaving: boolean) => {
    const seconds = unsaved.current
    unsaved.current = null
    if (seconds === null) return
    const client = isLeaving ? createClient(overLeave, () => api.token()) : api
    const told = played.current
    played.current = []
    await client
      .call(watchLecture, { id: lectureId, position_seconds: seconds, video_id: videoId, played: told })
      .catch((error: unknown) => {
        played.current = [...told, ...played.current].slice(-PLAYED_MAX)
        // Nobody asked for this: whoever does something next is told.
        isSignedOut.current ||= hasSessionEnded(error)
      })
  })

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void save(true)
    const end = () => void save(true)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', end)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', end)
      clearTimeout(timer.current)
      timer.current = undefined
      void save(true)
    }
  }, [])

  return {
    note(seconds) {
      if (!viewer || viewer.isImpersonated || isSignedOut.current) return
      unsaved.current = Math.floor(seconds)
      played.current = playedOn(played.current, seconds)
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        void save(false)
      }, EVERY)
    },
    keep() {
      clearTimeout(timer.current)
      timer.current = undefined
      void save(false)
    },
  }
}
