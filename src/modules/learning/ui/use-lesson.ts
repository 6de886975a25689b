import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { completeLecture, type LecturePage, starLecture } from '../contract.ts'
import { lecturePath } from './paths.ts'
import { withCompletion, withFavourite } from './with-completion.ts'

/** The lecture page with what the viewer does on it: shown at once, taken back when the call fails. */
export function useLesson(loaded: LecturePage) {
  const api = useApi()
  const showProblem = useProblem()
  const navigate = useNavigate()
  const [state, setState] = useState({ loaded, page: loaded })
  const [isGoingOn, setGoingOn] = useState(false)
  const isSending = useRef(false)
  if (state.loaded !== loaded) setState({ loaded, page: loaded })
  const { page } = state
  const { lecture, course, next_id: nextId } = page
  const change = (by: (page: LecturePage) => LecturePage) =>
    setState((known) => (known.page.lecture.id === lecture.id ? { ...known, page: by(known.page) } : known))

  /** The second click of a double click would take back what the first one did. */
  async function complete(isCompleted: boolean): Promise<boolean> {
    if (isSending.current) return false
    isSending.current = true
    change((before) => withCompletion(before, isCompleted))
    try {
      const { progress } = await api.call(completeLecture, { id: lecture.id, is_completed: isCompleted })
      change((before) => ({ ...before, progress }))
      return true
    } catch (error) {
      change((before) => withCompletion(before, !isCompleted))
      showProblem(error)
      return false
    } finally {
      isSending.current = false
    }
  }

  async function star(isFavourite: boolean): Promise<void> {
    change((before) => withFavourite(before, isFavourite))
    try {
      await api.call(starLecture, { id: lecture.id, is_favourite: isFavourite })
    } catch (error) {
      change((before) => withFavourite(before, !isFavourite))
      showProblem(error)
    }
  }

  async function completeAndGoOn(): Promise<void> {
    setGoingOn(true)
    if ((await complete(true)) && nextId) await navigate(lecturePath(course.slug, nextId))
    setGoingOn(false)
  }

  return { page, complete, completeAndGoOn, isGoingOn, star }
}

export type Lesson = ReturnType<typeof useLesson>
