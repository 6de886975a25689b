import { type RefObject, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { PlayerRemote } from '#modules/media/ui/player-remote.ts'
import { VideoPlayer } from '#modules/media/ui/VideoPlayer.tsx'
import type { LecturePage } from '../contract.ts'
import { askedMoment } from './asked-moment.ts'
import { resumeAt } from './resume-at.ts'
import { usePosition } from './use-position.ts'

/** of an address: its film plays as soon as it is there, as whoever went on from the one before expects */
export const PLAYS = 'plays'

interface LessonVideoProps {
  page: LecturePage
  /** where the viewer stopped is not known yet */
  isAwaited: boolean
  remote: RefObject<PlayerRemote | null>
  onEnded: () => void
  /** it goes on, also after it had ended */
  onGoesOn: () => void
}

/** Begins at the moment that was asked for, or where the viewer stopped, and keeps how far they are. */
export function LessonVideo({
  page: { lecture, previous_id, next_id },
  isAwaited,
  remote,
  onEnded,
  onGoesOn,
}: LessonVideoProps) {
  const position = usePosition(lecture.id, lecture.video?.id)
  const asked = askedMoment(useSearchParams()[0])
  const plays = useLocation().state === PLAYS
  useEffect(() => {
    if (plays) remote.current?.toggle()
  }, [plays, remote])
  if (!lecture.video) return null
  const filmSeconds = lecture.video.duration_seconds ?? lecture.run_time_seconds
  return (
    <VideoPlayer
      video={lecture.video}
      title={lecture.title}
      start={asked ?? (isAwaited ? null : resumeAt(lecture.position_seconds, filmSeconds))}
      shortcuts="K Alt+K J L M F"
      remote={remote}
      neighbours={{ previous: previous_id !== null, next: next_id !== null }}
      chapters={lecture.chapters}
      onTime={(seconds) => {
        position.note(seconds)
        onGoesOn()
      }}
      onPause={position.keep}
      onEnded={onEnded}
    />
  )
}
