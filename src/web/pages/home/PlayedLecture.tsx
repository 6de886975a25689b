import { use, useEffect, useRef } from 'react'
import type { LecturePage } from '#modules/learning/contract.ts'
import type { PlayerRemote } from '#modules/media/ui/player-remote.ts'
import { VideoPlayer } from '#modules/media/ui/VideoPlayer.tsx'

/** Its film, which plays as soon as it is there: whoever sees it has just asked for it. */
export function PlayedLecture({ asked }: { asked: Promise<LecturePage> }) {
  const { title, video } = use(asked).lecture
  const player = useRef<PlayerRemote | null>(null)
  useEffect(() => player.current?.toggle(), [])
  return video && <VideoPlayer video={video} title={title} remote={player} />
}
