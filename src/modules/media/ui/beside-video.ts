import { createContext, createRef, type RefObject } from 'react'
import type { PlayerRemote } from './player-remote.ts'

interface Beside {
  player: RefObject<PlayerRemote | null>
  /** brings what stands beside the video into sight */
  show: () => void
  /** A note was asked for before its box was there; the focus was at `place`. */
  askEarly: (place: Element | null) => void
  /** That place, once; null where nobody asked. */
  takeAsked: () => Element | null
}

/** What stands beside the video of a lesson: how to ask it where it is, and to send it elsewhere. */
export const BesideVideo = createContext<Beside>({
  player: createRef(),
  show: () => undefined,
  askEarly: () => undefined,
  takeAsked: () => null,
})
