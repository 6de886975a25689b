import { createContext, createRef, type RefObject } from 'react'
import type { PlayerRemote } from '#modules/media/ui/player-remote.ts'

interface Beside {
  player: RefObject<PlayerRemote | null>
  /** brings what stands beside the video into sight */
  show: () => void
}

/** What stands beside the video of a lesson: how to ask it where it is, and to send it elsewhere. */
export const BesideVideo = createContext<Beside>({ player: createRef(), show: () => undefined })
