import { Link } from 'react-router'
import type { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import type { QueuedFilm } from '#modules/media/ui/films/film-queue.ts'
import type { LectureRow } from '../../contract.ts'
import type { Editor } from '../../editing/contract.ts'
import { lectureEditorPath } from '../../editor/vocabulary.ts'
import { FilmMark } from '../films/FilmMark.tsx'
import { LECTURE_ICONS } from '../lecture-icons.ts'
import { useCoursesText } from '../use-text.ts'

interface OutlineLectureProps {
  courseId: string
  lecture: LectureRow
  isCurrent: boolean
  /** who else has it open */
  other: Editor | undefined
  /** on its way */
  film: QueuedFilm | undefined
  linkProps: ReturnType<ReturnType<typeof useOneTabStop>['linkProps']>
  onOpen: () => void
}

export function OutlineLecture({ courseId, lecture, isCurrent, other, film, linkProps, onOpen }: OutlineLectureProps) {
  const text = useCoursesText()
  const { id, title, kind, status } = lecture
  const Icon = LECTURE_ICONS[kind]
  return (
    <li>
      <Link
        {...linkProps}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onOpen}
        to={lectureEditorPath(courseId, id)}
      >
        {film?.still ? <img src={film.still} alt="" /> : <Icon aria-hidden="true" />}
        <span>
          <span>{title}</span>
          {other && <small> {text('openBy', { name: other.name })}</small>}
        </span>
        {(film || status === 'draft') && (
          <small>{film ? <FilmMark film={film} isShort /> : <span>{text('lecture_draft')}</span>}</small>
        )}
      </Link>
    </li>
  )
}
