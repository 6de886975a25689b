import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { lectureCount } from '#modules/courses/ui/curriculum.ts'
import { textOf } from '#kit/text/text-of.ts'
import type { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import type { OutlineSection } from '../contract.ts'
import styles from './contents-fold.module.css'

const useFoldedText = textOf(
  () => import('../messages/folded-en.ts'),
  () => import('../messages/folded-pl.ts'),
)

interface ContentsFoldProps {
  section: OutlineSection
  courseSlug: string
  isOpen: boolean
  onTurn: () => void
  stopProps: ReturnType<ReturnType<typeof useOneTabStop>['linkProps']>
  /** its lectures, once it is open */
  children: ReactNode
}

/** A section of a long course. Without scripts it opens as well, on the way to its first lecture, whose page has all of it. */
export function ContentsFold({ section, courseSlug, isOpen, onTurn, stopProps, children }: ContentsFoldProps) {
  const text = useFoldedText()
  const {
    title,
    lectures: [first],
  } = section
  return (
    <details open={isOpen} className={styles.fold}>
      <summary
        {...stopProps}
        onClick={(event) => {
          // What is inside is made before it is seen.
          event.preventDefault()
          onTurn()
        }}
      >
        <h2>{title}</h2> <small>{text('lectureCount', { count: lectureCount(section) })}</small>
      </summary>
      {isOpen ? children : first && <Link to={lecturePath(courseSlug, first.id)}>{first.title}</Link>}
    </details>
  )
}
