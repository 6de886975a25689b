import { renewUploadSession } from '#modules/media/contract.ts'
import type { FilmOrder } from '#modules/media/ui/films/film-queue.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { createVideo, deleteLectureVideo, deleteNextVideo, findLecture, type LectureRow } from '../../contract.ts'
import { lectureEditorPath } from '../../editor/vocabulary.ts'

type Named = Pick<LectureRow, 'id' | 'title' | 'section_id'>

/** Orders a file to be sent as the film of a lecture; `began` is the video that waits for it. */
export function useFilmOrder(courseId: string) {
  const api = useApi()
  const renew = (id: string) => api.call(renewUploadSession, { id })

  return ({ id: lectureId, title, section_id: sectionId }: Named, file: File, began?: string): FilmOrder => ({
    about: lectureId,
    file,
    title,
    path: lectureEditorPath(courseId, lectureId),
    began,
    async findRoom(earlier) {
      const upload = earlier === null ? null : await renew(earlier).catch(nullIfGone)
      if (earlier !== null && upload) return { video_id: earlier, upload }
      const made = await api.call(createVideo, { courseId, sectionId, lectureId, title })
      return { video_id: (made.lecture.next_video ?? made.lecture.video)!.id, upload: made.upload }
    },
    renew,
    async discard(videoId) {
      // It may stand in another section by now, and be what the lecture shows.
      const now = await api.call(findLecture, { courseId, lectureId })
      const place = { courseId, sectionId: now.section_id, lectureId }
      if (now.next_video?.id === videoId) await api.call(deleteNextVideo, place)
      else if (now.video?.id === videoId) await api.call(deleteLectureVideo, place)
    },
  })
}

/** What nobody went on with for long was swept away. */
function nullIfGone(problem: unknown): null {
  if (problem instanceof ApiProblem && problem.status === 404) return null
  throw problem
}
