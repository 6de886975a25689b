import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { completeLecture, type LecturePage, starLecture } from '../contract.ts'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { withCompletion, withFavourite } from './with-completion.ts'

type Change = (page: LecturePage) => LecturePage

/**
 * The lecture page with what the viewer does on it: shown at once, taken back when the call fails. What they do while the page is
 * still everyone's (`isAwaited`) is done to their own as well.
 */
export function useLesson(loaded: LecturePage, isAwaited: boolean) {
  const api = useApi()
  const showProblem = useProblem()
  const navigate = useNavigate()
  const [state, setState] = useState({ loaded, isAwaited, page: loaded, done: [] as Change[] })
  const [isGoingOn, setGoingOn] = useState(false)
  const isSending = useRef(false)
  if (state.loaded !== loaded) {
    const isHere = state.isAwaited && state.loaded.lecture.id === loaded.lecture.id
    const page = isHere ? state.done.reduce((before, by) => by(before), loaded) : loaded
    setState({ loaded, isAwaited, page, done: [] })
  }
  const { page } = state
  const { lecture, course, next_id: nextId } = page
  const change = (by: Change) =>
    setState((known) =>
      known.page.lecture.id === lecture.id
        ? { ...known, page: by(known.page), done: known.isAwaited ? [...known.done, by] : known.done }
        : known,
    )

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
