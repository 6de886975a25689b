import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useChosenSpeed } from './chosen-speed.ts'

/** While it plays, how far it is is kept so often, in seconds. */
const KEEP_EACH = 15

interface SoundParts {
  /** how long it is, until it is loaded */
  seconds: number
  /** where it goes on */
  kept: number
  /** told where it is, now and then: 0 once it has ended */
  keep: (seconds: number) => void
}

interface Heard {
  currentTarget: HTMLAudioElement
}

/** One at a time is heard. */
let heard: HTMLAudioElement | undefined

/** A sound that is played, and what is to be shown of it. */
export function useSound({ seconds, kept, keep }: SoundParts) {
  const element = useRef<HTMLAudioElement>(null)
  const speed = useChosenSpeed()
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [length, setLength] = useState(seconds)
  /** null while nobody has moved it here */
  const [moved, setMoved] = useState<number | null>(null)
  const lastKept = useRef(kept)
  const at = Math.min(moved ?? kept, length || Infinity)

  const keepNow = (sound: HTMLAudioElement) => {
    if (moved === null) return
    const now = sound.ended ? 0 : Math.floor(sound.currentTime)
    if (now === lastKept.current) return
    lastKept.current = now
    keep(now)
  }
  const leave = useEffectEvent(keepNow)
  useEffect(() => {
    if (element.current) element.current.defaultPlaybackRate = element.current.playbackRate = speed
  }, [speed])
  useEffect(() => {
    const sound = element.current
    if (!sound) return undefined
    const hear = () => document.visibilityState === 'hidden' && leave(sound)
    document.addEventListener('visibilitychange', hear)
    return () => {
      document.removeEventListener('visibilitychange', hear)
      leave(sound)
    }
  }, [])

  const moveTo = (moment: number) => {
    const sound = element.current
    if (!sound) return
    const to = Math.max(0, Math.min(moment, length || moment))
    sound.currentTime = to
    setMoved(to)
  }
  return {
    isPlaying,
    isBroken,
    at,
    length,
    speed,
    moveTo,
    toggle() {
      const sound = element.current
      if (!sound) return
      if (!sound.paused) return sound.pause()
      // What is not loaded yet begins there once it is.
      if (Math.abs(sound.currentTime - at) > 1) sound.currentTime = at
      setMoved(at)
      sound.play().catch(() => setPlaying(false))
    },
    again() {
      setBroken(false)
      element.current?.load()
    },
    /** of the element */
    heard: {
      ref: element,
      onPlay: ({ currentTarget }: Heard) => {
        if (heard !== currentTarget) heard?.pause()
        heard = currentTarget
        setPlaying(true)
      },
      onPause: ({ currentTarget }: Heard) => {
        setPlaying(false)
        keepNow(currentTarget)
      },
      onSeeked: ({ currentTarget }: Heard) => keepNow(currentTarget),
      onEnded: ({ currentTarget }: Heard) => {
        setPlaying(false)
        keepNow(currentTarget)
        setMoved(0)
      },
      onTimeUpdate: ({ currentTarget }: Heard) => {
        if (moved === null) return
        const { currentTime, paused } = currentTarget
        setMoved(currentTime)
        if (!paused && Math.abs(currentTime - lastKept.current) >= KEEP_EACH) keepNow(currentTarget)
      },
      onDurationChange: ({ currentTarget: { duration } }: Heard) => {
        if (Number.isFinite(duration)) setLength(duration)
      },
      onError: () => {
        setPlaying(false)
        setBroken(true)
      },
    },
  }
}
