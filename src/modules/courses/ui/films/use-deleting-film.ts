import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useMediaText } from '#modules/media/ui/use-text.ts'
import { deleteLectureVideo, type Lecture } from '../../contract.ts'

/** Takes the film off a lecture once its admin has said so again. Answers the lecture as it is then; null where it has its film still. */
export function useDeletingFilm(lecture: Lecture) {
  const text = useMediaText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const place = { courseId: lecture.course_id, sectionId: lecture.section_id, lectureId: lecture.id }
  return async (title: string): Promise<Lecture | null> => {
    const consequence = text('deleteVideoConsequence', { title })
    if (!(await confirm({ consequence, action: text('deleteVideo') }))) return null
    return api.call(deleteLectureVideo, place).catch((error: unknown) => {
      showProblem(error)
      return null
    })
  }
}
