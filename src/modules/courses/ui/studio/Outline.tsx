import { useEffect } from 'react'
import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { useFilms } from '#modules/media/ui/films/use-film-queue.ts'
import type { LectureRow } from '../../contract.ts'
import type { Editor } from '../../editing/contract.ts'
import { lectureEditorPath } from '../../editor/vocabulary.ts'
import type { LectureKind } from '../../vocabulary.ts'
import { type SectionInHand, sectionOf } from '../curriculum.ts'
import { useKeptPage } from '../films/dropped.ts'
import { useStaying } from '../leaving.ts'
import { useOpenSections } from '../use-open-sections.ts'
import { OutlineLecture } from './OutlineLecture.tsx'
import { OutlineSection } from './OutlineSection.tsx'
import styles from './studio.module.css'

interface OutlineProps {
  courseId: string
  sections: SectionInHand[]
  currentId: string
  /** who else has one of them open */
  others: Editor[]
  onOpen: () => void
  /** asked of a section that came without its lectures */
  onRead: (sectionId: string) => Promise<unknown>
  onAdd: (sectionId: string, titles: string[], kind: LectureKind) => Promise<LectureRow[]>
}

/**
 * All lectures of the course, one of which is open: a single stop of the Tab key but for the fields in which new ones are typed. Those of
 * a long one are folded.
 */
export function Outline({ courseId, sections: all, currentId, others, onOpen, onRead, onAdd }: OutlineProps) {
  const sections = useStaying(all)
  const films = useFilms()
  useKeptPage()
  const fold = useOpenSections(sections, sectionOf(sections, currentId))
  const { list, linkProps } = useOneTabStop(fold.stops, currentId)
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
          fold={
            fold.isFolded
              ? {
                  isOpen: fold.isOpen(section.id),
                  onTurn: () => fold.turn(section.id),
                  stopProps: linkProps(section.id),
                }
              : null
          }
          onRead={onRead}
          onAdd={(titles, kind) => onAdd(section.id, titles, kind)}
        >
          {fold.isOpen(section.id) &&
            section.lectures.map((lecture) => (
              <OutlineLecture
                key={lecture.id}
                courseId={courseId}
                lecture={lecture}
                isCurrent={lecture.id === currentId}
                other={others.find(({ lecture_id: open }) => open === lecture.id)}
                film={films.find(({ about, state }) => about === lecture.id && state !== 'sent')}
                linkProps={linkProps(lecture.id)}
                onOpen={onOpen}
              />
            ))}
        </OutlineSection>
      ))}
    </div>
  )
}
