import type { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import styles from './fold.module.css'
import { useCoursesText } from './use-text.ts'

interface SectionFoldProps {
  title: string
  lectures: number
  isOpen: boolean
  onTurn: () => void
  /** where the list is one stop of the Tab key */
  stopProps?: ReturnType<ReturnType<typeof useOneTabStop>['linkProps']>
}

/** The title of a section of a long course, which opens and closes it. */
export function SectionFold({ title, lectures, isOpen, onTurn, stopProps }: SectionFoldProps) {
  const text = useCoursesText()
  return (
    <button {...stopProps} type="button" aria-expanded={isOpen} className={styles.fold} onClick={onTurn}>
      {title} <small>{text('lectureCount', { count: lectures })}</small>
    </button>
  )
}
