import { VideoPlayer } from '#modules/media/ui/VideoPlayer.tsx'
import type { LecturePage } from '../contract.ts'
import { resumeAt } from './resume-at.ts'
import { usePosition } from './use-position.ts'

interface LessonVideoProps {
  lecture: LecturePage['lecture']
  onEnded: () => void
}

/** Begins where the viewer stopped and keeps how far they are. */
export function LessonVideo({ lecture, onEnded }: LessonVideoProps) {
  const keepPosition = usePosition(lecture.id)
  if (!lecture.video) return null
  return (
    <VideoPlayer
      video={lecture.video}
      title={lecture.title}
      start={resumeAt(lecture.position_seconds, lecture.run_time_seconds)}
      onTime={keepPosition}
      onEnded={onEnded}
    />
  )
}
