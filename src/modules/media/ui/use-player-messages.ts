import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { PlayerRemote } from './player-remote.ts'

type PlayerMessage =
  | { type: 'katedra:ready' }
  | { type: 'katedra:time'; seconds: number; duration: number }
  | { type: 'katedra:paused' }
  | { type: 'katedra:ended' }
  | { type: 'katedra:key'; code: string }

export interface Neighbours {
  previous: boolean
  next: boolean
}

/** A part of a film, by the second at which it begins. */
export interface FilmChapter {
  at_seconds: number
  title: string
}

interface Listening {
  /** null until it is known: the player waits for it */
  start: number | null | undefined
  remote: RefObject<PlayerRemote | null> | undefined
  neighbours: Neighbours | undefined
  chapters: FilmChapter[] | undefined
  onTime: ((seconds: number, duration: number) => void) | undefined
  onPause: (() => void) | undefined
  onEnded: (() => void) | undefined
}

/** Hears what the player in the frame tells, and sends it to `start` when it first speaks. */
export function usePlayerMessages({
  start,
  remote,
  neighbours,
  chapters,
  onTime,
  onPause,
  onEnded,
}: Listening): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const spokenBy = useRef<HTMLIFrameElement | null>(null)
  const at = useRef<number | null>(null)
  const wanted = useRef<number | null>(null)

  const tell = (command: object) => frame.current?.contentWindow?.postMessage(command, '*')
  const goTo = (seconds: number) => {
    tell({ type: 'katedra:seek', seconds })
    tell({ type: 'katedra:play' })
  }
  useImperativeHandle(remote, () => ({
    now: () => at.current,
    goTo(seconds) {
      frame.current?.scrollIntoView({ block: 'nearest' })
      if (spokenBy.current === frame.current) goTo(seconds)
      else wanted.current = seconds
    },
    toggle() {
      frame.current?.scrollIntoView({ block: 'nearest' })
      if (spokenBy.current === frame.current) tell({ type: 'katedra:toggle' })
      else wanted.current = start ?? 0
    },
    seekBy: (seconds) => tell({ type: 'katedra:seek-by', seconds }),
    toggleSound: () => tell({ type: 'katedra:mute' }),
    toggleFullscreen() {
      // The page was pressed, not the frame: a frame without a press of its own may not ask for it.
      if (document.fullscreenElement) void document.exitFullscreen()
      else frame.current?.requestFullscreen?.().catch(() => undefined)
    },
  }))

  const hear = useEffectEvent(({ source, data }: MessageEvent<PlayerMessage | undefined>) => {
    const player = frame.current
    if (!player || source !== player.contentWindow) return
    if (data?.type === 'katedra:paused') return onPause?.()
    if (data?.type === 'katedra:ended') return onEnded?.()
    if (data?.type === 'katedra:key') return pressOnPage(data.code)
    if (start === null || (data?.type !== 'katedra:ready' && data?.type !== 'katedra:time')) return
    const isFirst = spokenBy.current !== player
    spokenBy.current = player
    if (isFirst && neighbours) tell({ type: 'katedra:neighbours', ...neighbours })
    // A player that was opened again says so, and knows none.
    if (data.type === 'katedra:ready' && chapters) tell({ type: 'katedra:chapters', chapters })
    if (data.type === 'katedra:time') at.current = data.seconds
    if (isFirst && wanted.current !== null) goTo(wanted.current)
    else if (isFirst && start) tell({ type: 'katedra:seek', seconds: start })
    else if (data.type === 'katedra:time') onTime?.(data.seconds, data.duration)
  })

  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const isAwaited = start === null
  useEffect(() => {
    // A player that was ready before us says so again.
    if (!isAwaited) frame.current?.contentWindow?.postMessage({ type: 'katedra:hello' }, '*')
  }, [isAwaited])
  return frame
}

/** What is pressed in the frame is no keystroke of the page: its shortcuts hear of it this way. */
const pressOnPage = (code: string) => void window.dispatchEvent(new KeyboardEvent('keydown', { code, altKey: true }))
