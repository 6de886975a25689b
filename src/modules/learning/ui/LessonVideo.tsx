import type { RefObject } from 'react'
import { useSearchParams } from 'react-router'
import type { PlayerRemote } from '#modules/media/ui/player-remote.ts'
import { VideoPlayer } from '#modules/media/ui/VideoPlayer.tsx'
import type { LecturePage } from '../contract.ts'
import { askedMoment } from './asked-moment.ts'
import { resumeAt } from './resume-at.ts'
import { usePosition } from './use-position.ts'

interface LessonVideoProps {
  lecture: LecturePage['lecture']
  /** where the viewer stopped is not known yet */
  isAwaited: boolean
  remote: RefObject<PlayerRemote | null>
  onEnded: () => void
}

/** Begins at the moment that was asked for, or where the viewer stopped, and keeps how far they are. */
export function LessonVideo({ lecture, isAwaited, remote, onEnded }: LessonVideoProps) {
  const position = usePosition(lecture.id)
  const asked = askedMoment(useSearchParams()[0])
  if (!lecture.video) return null
  return (
    <VideoPlayer
      video={lecture.video}
      title={lecture.title}
      start={asked ?? (isAwaited ? null : resumeAt(lecture.position_seconds, lecture.run_time_seconds))}
      shortcuts="K Alt+K"
      remote={remote}
      onTime={position.note}
      onPause={position.keep}
      onEnded={onEnded}
    />
  )
}
