import type { InferSelectModel } from 'drizzle-orm'
import type { VideoState } from '#modules/media/vocabulary.ts'
import type { Lecture, LectureRow, LectureVideoState, Section } from './contract.ts'
import { type Media, type VideoRow, viewVideo } from '#modules/media/index.ts'
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
  'id' | 'sectionId' | 'title' | 'status' | 'isFreeToWatch' | 'delayDays' | 'runTimeSeconds'
>

export const viewLectureRow = (row: ListedLecture, videoState: VideoState | null): LectureRow => ({
  id: row.id,
  section_id: row.sectionId,
  title: row.title,
  status: row.status,
  is_free_to_watch: row.isFreeToWatch,
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

export const viewLecture = (row: LectureRecord, video: VideoRow | null, media: Media): Lecture => {
  const { video_state: _, ...listed } = viewLectureRow(row, null)
  return { ...listed, course_id: row.courseId, intro: row.intro, video: video && viewVideo(video, media) }
}
