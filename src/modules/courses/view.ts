import type { InferSelectModel } from 'drizzle-orm'
import type { VideoState } from '#modules/media/vocabulary.ts'
import { digestOf } from '#platform/ids.ts'
import { chaptersOf } from './chapters/policy.ts'
import type { Lecture, LectureRow, LectureVideoState, Section } from './contract.ts'
import { type Media, type VideoRow, viewVideo } from '#modules/media/index.ts'
import { visibilityOf } from './policy.ts'
import type { lectures, sections } from './tables.ts'

export type LectureRecord = InferSelectModel<typeof lectures>
export type SectionRecord = InferSelectModel<typeof sections>

const SHOWN_AS: Record<VideoState, LectureVideoState> = {
  created: 'uploading',
  uploading: 'uploading',
  uploaded: 'transcoding',
  processing: 'transcoding',
  playable: 'ready',
  ready: 'ready',
  failed: 'failed',
}

type ListedLecture = Pick<
  LectureRecord,
  'id' | 'sectionId' | 'title' | 'kind' | 'status' | 'isFreeToWatch' | 'needsLogin' | 'delayDays' | 'runTimeSeconds'
>

export const viewLectureRow = (row: ListedLecture, videoState: VideoState | null): LectureRow => ({
  id: row.id,
  section_id: row.sectionId,
  title: row.title,
  kind: row.kind,
  status: row.status,
  visibility: visibilityOf(row),
  is_free_to_watch: row.isFreeToWatch,
  needs_login: row.needsLogin,
  delay_days: row.delayDays,
  run_time_seconds: row.runTimeSeconds,
  video_state: videoState === null ? 'none' : SHOWN_AS[videoState],
})

export const viewSection = (row: SectionRecord, rows: LectureRow[]): Section => ({
  id: row.id,
  title: row.title,
  delay_days: row.delayDays,
  lectures: rows,
})

export interface FilmedLecture {
  lecture: LectureRecord
  video: VideoRow | null
  /** takes the place of the other once it is ready */
  next: VideoRow | null
}

/** Of what an editor saves. A film makes a lecture of text one of film by itself: nobody's work is lost by that. */
export function versionOf(lecture: LectureRecord): string {
  const { title, kind, intro, status, isFreeToWatch, needsLogin } = lecture
  const { delayDays, isTimedByHand, runTimeSeconds } = lecture
  const written = isTimedByHand ? runTimeSeconds : null
  return digestOf(
    JSON.stringify([
      title,
      kind === 'pdf',
      intro,
      chaptersOf(lecture),
      status,
      isFreeToWatch,
      needsLogin,
      delayDays,
      written,
    ]),
  )
}

export const viewLecture = ({ lecture, video, next }: FilmedLecture, media: Media): Lecture => {
  const { video_state: _, ...listed } = viewLectureRow(lecture, null)
  return {
    ...listed,
    course_id: lecture.courseId,
    intro: lecture.intro,
    chapters: chaptersOf(lecture),
    is_timed_by_hand: lecture.isTimedByHand,
    version: versionOf(lecture),
    video: video && viewVideo(video, media),
    next_video: next && viewVideo(next, media),
  }
}
