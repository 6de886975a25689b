import { filmQueue } from '#modules/media/ui/films/film-queue.ts'
import { inOrder, titleOf } from '#modules/media/ui/films/sort-out.ts'
import { useFilmCheck } from '#modules/media/ui/films/use-film-check.ts'
import { useFilmsText } from '#modules/media/ui/films/use-films-text.ts'
import { isSameFile, unfinished } from '#modules/media/ui/films/unfinished.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { LectureRow, Section } from '../../contract.ts'
import { LECTURE_TITLE_MAX, TITLES_MAX } from '../../vocabulary.ts'
import { useCoursesText } from '../use-text.ts'
import { useFilmOrder } from './use-film-order.ts'

interface Dropping {
  courseId: string
  section: Section
  /** makes drafts of film, one for each title */
  onAdd: (titles: string[]) => Promise<LectureRow[]>
}

/** Whether a lecture waits for the file that its upload began with. */
export const awaitsFile = ({ kind, video_state: state }: LectureRow): boolean =>
  kind === 'film' && (state === 'none' || state === 'uploading')

/**
 * Takes films that are dropped on a section or chosen for it: those whose upload was not finished go on where they stopped, the others
 * become draft lectures named after the files, in their order.
 */
export function useDroppedFilms({ courseId, section, onAdd }: Dropping): (files: File[]) => Promise<void> {
  const text = useCoursesText()
  const { language } = useLocale()
  const filmsText = useFilmsText()
  const check = useFilmCheck()
  const order = useFilmOrder(courseId)
  const showProblem = useProblem()

  return async (files) => {
    const films: File[] = []
    for (const { file, refusal } of await check(inOrder(files, language)))
      if (refusal) filmQueue.refuse(file, refusal)
      else films.push(file)
    if (films.length > TITLES_MAX) return void toast.error(text('tooManyFilms', { max: TITLES_MAX }))
    const awaiting = section.lectures.filter(awaitsFile)
    const fresh: File[] = []
    for (const file of films) {
      const lecture = awaiting.find(({ id }) => isSameFile(unfinished.of(id), file))
      if (lecture) filmQueue.add([order(lecture, file)])
      else if (section.lectures.some((there) => hasFilmOf(there, file)))
        filmQueue.refuse(file, filmsText('alreadyThere'))
      else fresh.push(file)
    }
    if (fresh.length === 0) return
    try {
      const made = await onAdd(fresh.map(({ name }) => titleOf(name, LECTURE_TITLE_MAX)))
      filmQueue.add(made.map((lecture, nth) => order(lecture, fresh[nth]!)))
    } catch (error) {
      toast.error(text('filmsNotAdded'))
      showProblem(error)
    }
  }
}

/** Whoever drops the files of a folder again after a break means those that are missing. What was just sent may not be known here yet. */
const hasFilmOf = (lecture: LectureRow, file: File): boolean =>
  lecture.kind === 'film' &&
  (!awaitsFile(lecture) || filmQueue.filmFor(lecture.id)?.state === 'sent') &&
  isSameFile(unfinished.sentAs(lecture.id), file)
