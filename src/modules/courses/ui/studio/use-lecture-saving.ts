import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useChoosingText } from '#kit/text/choosing-text.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { type Lecture, updateLecture } from '../../contract.ts'
import { LECTURE_CHANGED } from '../../editor/vocabulary.ts'
import type { LectureKind } from '../../vocabulary.ts'
import { chaptersIn } from '../chapters-in.ts'
import { needsLogin } from '../lecture-values.ts'
import { secondsIn } from '../run-time.ts'
import { useCoursesText } from '../use-text.ts'
import type { useLectureWork } from './use-lecture-work.ts'

interface SavingParts {
  lecture: Lecture
  kind: LectureKind
  work: Pick<ReturnType<typeof useLectureWork>, 'values' | 'accept' | 'settle'>
  /** reads it again */
  onChanged: () => Promise<void>
}

/** Saves what is typed over a lecture, with the way back; `save` answers whether it was saved. */
export function useLectureSaving({ lecture, kind, work: { values, accept, settle }, onChanged }: SavingParts) {
  const text = useCoursesText()
  const api = useApi()
  const showProblem = useProblem()
  const choosingText = useChoosingText()
  const { send, refuse, isSending, errorProps } = useSending({
    afterRefusal: (error) => error instanceof ApiProblem && error.code === LECTURE_CHANGED && onChanged(),
  })
  const { id: lectureId, course_id: courseId, section_id: sectionId } = lecture
  const place = { courseId, sectionId, lectureId }

  const save = async (): Promise<boolean> => {
    const { delay, runTime, chapters: lines, over: _over, theirs: _theirs, ...content } = values
    const seconds = secondsIn(runTime)
    if (seconds === undefined) {
      refuse({ run_time_seconds: [text('runTimeWrong')] })
      return false
    }
    const chapters = chaptersIn(lines)
    if (!Array.isArray(chapters)) {
      refuse({ chapters: [text('chaptersWrong', { line: chapters.wrongLine })] })
      return false
    }
    const typed = {
      ...content,
      chapters: kind === 'film' ? chapters : [],
      needs_login: needsLogin(content),
      kind,
      delay_days: Number(delay),
      run_time_seconds: seconds,
    }
    return send(async () => {
      const saved = await api.call(updateLecture, { ...place, ...typed })
      accept(saved)
      await onChanged()
      settle()
      const { delay: days, runTime: time, chapters: _chapters, ...before } = values.over
      const undo = async () => {
        const back = {
          ...before,
          chapters: lecture.chapters,
          ...(kind === 'film' && { kind }),
          version: saved.version,
          delay_days: Number(days),
        }
        accept(await api.call(updateLecture, { ...place, ...back, run_time_seconds: secondsIn(time) ?? null }))
        await onChanged()
        settle()
      }
      toast.saved({ action: { label: choosingText('undo'), run: () => void undo().catch(showProblem) } })
    })
  }
  return { save, isSending, errorProps }
}
