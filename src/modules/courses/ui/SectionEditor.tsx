import styles from './courses.module.css'
import { classNames } from '#kit/class-names.ts'
import { lectureCount, type SectionInHand } from './curriculum.ts'
import { hasFiles } from './films/dropped.ts'
import { SectionActions } from './SectionActions.tsx'
import { SectionFold } from './SectionFold.tsx'
import { SectionLectures } from './SectionLectures.tsx'
import { UnreadLectures } from './UnreadLectures.tsx'
import type { useCurriculum } from './use-curriculum.ts'
import { useCoursesText } from './use-text.ts'

interface SectionEditorProps {
  courseId: string
  section: SectionInHand
  curriculum: ReturnType<typeof useCurriculum>
  /** of a long course */
  fold: { isOpen: boolean; onTurn: () => void } | null
}

/** A section with its lectures; of one that is folded only what it is called. */
export function SectionEditor({ courseId, section, curriculum, fold }: SectionEditorProps) {
  const text = useCoursesText()
  const { id, title, delay_days, unread_count: unread = 0 } = section
  const isOpen = !fold || fold.isOpen
  return (
    <section className={classNames(styles.section, !isOpen && styles.folded)} aria-label={title}>
      <div className={styles.sectionHead} onDragEnter={(event) => !isOpen && hasFiles(event) && fold.onTurn()}>
        {fold ? (
          <h2>
            <SectionFold title={title} lectures={lectureCount(section)} {...fold} />
          </h2>
        ) : (
          <h2>{title}</h2>
        )}
        {(!fold || delay_days > 0) && (
          <span className={styles.lectureFacts}>
            {!fold && <span>{text('lectureCount', { count: lectureCount(section) })}</span>}
            {delay_days > 0 && <span>{text('delayed', { count: delay_days })}</span>}
          </span>
        )}
        {isOpen && <SectionActions section={section} curriculum={curriculum} />}
      </div>
      {isOpen && unread > 0 && <UnreadLectures count={unread} sectionId={id} read={curriculum.readLectures} />}
      {isOpen && unread === 0 && <SectionLectures courseId={courseId} section={section} curriculum={curriculum} />}
    </section>
  )
}
