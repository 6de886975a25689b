import { useEffect } from 'react'
import { Link } from 'react-router'
import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { useFilms } from '#modules/media/ui/films/use-film-queue.ts'
import type { LectureRow, Section } from '../../contract.ts'
import type { Editor } from '../../editing/contract.ts'
import { lectureEditorPath } from '../../editor/vocabulary.ts'
import type { LectureKind } from '../../vocabulary.ts'
import { FilmMark } from '../films/FilmMark.tsx'
import { useStaying } from '../leaving.ts'
import { LECTURE_ICONS } from '../lecture-icons.ts'
import { useCoursesText } from '../use-text.ts'
import { OutlineSection } from './OutlineSection.tsx'
import styles from './studio.module.css'

interface OutlineProps {
  courseId: string
  sections: Section[]
  currentId: string
  /** who else has one of them open */
  others: Editor[]
  onOpen: () => void
  onAdd: (sectionId: string, titles: string[], kind: LectureKind) => Promise<LectureRow[]>
}

/** All lectures of the course, one of which is open: a single stop of the Tab key but for the fields in which new ones are typed. */
export function Outline({ courseId, sections: all, currentId, others, onOpen, onAdd }: OutlineProps) {
  const sections = useStaying(all)
  const text = useCoursesText()
  const films = useFilms()
  const { list, linkProps } = useOneTabStop(
    sections.flatMap(({ lectures }) => lectures.map(({ id }) => id)),
    currentId,
  )
  useEffect(() => {
    const place = list.current
    const current = place?.querySelector<HTMLElement>(`a[href="${lectureEditorPath(courseId, currentId)}"]`)
    if (!place || !current) return
    const isInSight = current.offsetTop >= place.scrollTop && current.offsetTop < place.scrollTop + place.clientHeight
    // Only the outline itself: the page stays where it is.
    if (!isInSight) place.scrollTo({ top: current.offsetTop - place.clientHeight / 3 })
  }, [list, courseId, currentId])
  return (
    <div ref={list} className={styles.outline}>
      {sections.map((section) => (
        <OutlineSection
          key={section.id}
          courseId={courseId}
          section={section}
          onAdd={(titles, kind) => onAdd(section.id, titles, kind)}
        >
          {section.lectures.map(({ id, title, kind, status }) => {
            const Icon = LECTURE_ICONS[kind]
            const other = others.find(({ lecture_id: open }) => open === id)
            const film = films.find(({ about, state }) => about === id && state !== 'sent')
            return (
              <li key={id}>
                <Link
                  {...linkProps(id)}
                  aria-current={id === currentId ? 'page' : undefined}
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
          })}
        </OutlineSection>
      ))}
    </div>
  )
}
