import type { ChecklistLine } from '../../publishing/contract.ts'
import { ChecklistLines } from './ChecklistLines.tsx'
import styles from './publishing.module.css'
import { useChecklist } from './use-checklist.ts'
import { usePublishingText } from './use-text.ts'

/** The same while a draft is worked on: a line that opens. */
export function BeforePublishing({ courseId, given }: { courseId: string; given: ChecklistLine[] }) {
  const text = usePublishingText()
  const { lines = given } = useChecklist(courseId, given)
  const done = lines.filter(({ is_done: isDone }) => isDone).length
  return (
    <details className={styles.before}>
      <summary>
        {text('before')} <small>{text('progress', { done, all: lines.length })}</small>
      </summary>
      <ChecklistLines lines={lines} />
    </details>
  )
}
