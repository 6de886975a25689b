import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'

const PARTS = 10

/** Which of the values that stand side by side somebody points at, by a pointer, a finger or keys; each takes `step` of the width. */
export function usePointed(count: number, step: number) {
  const [asked, setAsked] = useState<number>()
  const pointed = asked !== undefined && asked < count ? asked : undefined
  const isShown = pointed !== undefined

  // Whoever points at it with a mouse has the focus elsewhere.
  useEffect(() => {
    if (!isShown) return
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setAsked(undefined)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isShown])

  const hide = () => setAsked(undefined)
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const under = Math.floor((clientX - left) / (width * step))
    setAsked(Math.min(count - 1, Math.max(0, under)))
  }
  const go = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = placeAfter(event.key, pointed, count)
    if (to === undefined) return
    event.preventDefault()
    setAsked(to)
  }
  const handlers = {
    onPointerDown: follow,
    onPointerMove: follow,
    // A finger leaves when it is lifted: then its value is to be read.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'touch' || hide(),
    onKeyDown: go,
    onBlur: hide,
  }
  return { pointed, handlers }
}

function placeAfter(key: string, from: number | undefined, count: number): number | undefined {
  const last = count - 1
  const leap = Math.ceil(count / PARTS)
  const within = (to: number) => Math.min(last, Math.max(0, to))
  switch (key) {
    case 'ArrowRight':
      return within((from ?? -1) + 1)
    case 'ArrowLeft':
      return within((from ?? count) - 1)
    case 'PageDown':
      return within((from ?? -1) + leap)
    case 'PageUp':
      return within((from ?? count) - leap)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
