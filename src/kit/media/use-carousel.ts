import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { mediaQuery } from './media-query.ts'
import { useStopped } from './use-stopped.ts'

/** Engagement §9, in the lesson area. */
export const AUTOPLAY_MS = 2500

const prefersStill = mediaQuery('(prefers-reduced-motion: reduce)')

interface Slides {
  track: RefObject<HTMLElement | null>
  isAutoplay: boolean
}

/** Goes through slides that lie in a row and snap: round and round, by itself until someone looks closer. */
export function useCarousel({ track, isAutoplay }: Slides) {
  const isStill = useSyncExternalStore(prefersStill.subscribe, prefersStill.current, () => true)
  const [isStopped, toggle] = useStopped()
  const [isLookedAt, setLookedAt] = useState(false)
  const [isOverflowing, setOverflowing] = useState(false)
  const mayPlay = isAutoplay && !isStill && isOverflowing
  const isPlaying = mayPlay && !isStopped && !isLookedAt

  const step = (by: 1 | -1) => track.current && scrollBySlides(track.current, by)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [track])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => track.current && scrollBySlides(track.current, 1), AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, track])

  return {
    step,
    isOverflowing,
    mayPlay,
    isStopped,
    isPlaying,
    toggle,
    watching: {
      onPointerEnter: () => setLookedAt(true),
      onPointerLeave: () => setLookedAt(false),
      onFocus: () => setLookedAt(true),
      onBlur: () => setLookedAt(false),
    },
  }
}

function scrollBySlides(track: HTMLElement, by: 1 | -1): void {
  const [first, second] = track.children as unknown as HTMLElement[]
  if (!first || !second) return
  const stride = second.offsetLeft - first.offsetLeft
  const last = track.scrollWidth - track.clientWidth
  const to = Math.round(track.scrollLeft / stride + by) * stride
  const isPast = by > 0 ? track.scrollLeft >= last - 1 : track.scrollLeft <= 1
  track.scrollTo({ left: isPast ? (by > 0 ? 0 : last) : to, behavior: 'smooth' })
}
