import type { Section } from '../contract.ts'
import styles from './courses.module.css'
import { SectionActions } from './SectionActions.tsx'
import { SectionFold } from './SectionFold.tsx'
import { SectionLectures } from './SectionLectures.tsx'
import type { useCurriculum } from './use-curriculum.ts'
import { useCoursesText } from './use-text.ts'

interface SectionEditorProps {
  courseId: string
  section: Section
  curriculum: ReturnType<typeof useCurriculum>
  /** of a long course */
  fold: { isOpen: boolean; onTurn: () => void } | null
}

/** A section with its lectures; of one that is folded only what it is called. */
export function SectionEditor({ courseId, section, curriculum, fold }: SectionEditorProps) {
  const text = useCoursesText()
  const { title, delay_days, lectures } = section
  const isOpen = !fold || fold.isOpen
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{fold ? <SectionFold title={title} lectures={lectures.length} {...fold} /> : title}</h2>
        {(!fold || delay_days > 0) && (
          <span className={styles.lectureFacts}>
            {!fold && <span>{text('lectureCount', { count: lectures.length })}</span>}
            {delay_days > 0 && <span>{text('delayed', { count: delay_days })}</span>}
          </span>
        )}
        {isOpen && <SectionActions section={section} curriculum={curriculum} />}
      </div>
      {isOpen && <SectionLectures courseId={courseId} section={section} curriculum={curriculum} />}
    </section>
  )
}
