import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type PlayerMessage = { type: 'katedra:time'; seconds: number; duration: number } | { type: 'katedra:ended' }

interface Listening {
  start: number | undefined
  onTime: ((seconds: number, duration: number) => void) | undefined
  onEnded: (() => void) | undefined
}

/** Hears what the player in the frame tells, and sends it to `start` when it first speaks. */
export function usePlayerMessages({ start, onTime, onEnded }: Listening): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const spokenBy = useRef<HTMLIFrameElement | null>(null)

  const hear = useEffectEvent(({ source, data }: MessageEvent<PlayerMessage | undefined>) => {
    const player = frame.current
    if (!player || source !== player.contentWindow) return
    if (data?.type === 'katedra:ended') return onEnded?.()
    if (data?.type !== 'katedra:time') return
    const isFirst = spokenBy.current !== player
    spokenBy.current = player
    if (isFirst && start) player.contentWindow?.postMessage({ type: 'katedra:seek', seconds: start }, '*')
    else onTime?.(data.seconds, data.duration)
  })

  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return frame
}
