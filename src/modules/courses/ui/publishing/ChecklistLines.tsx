import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '#kit/api/use-may.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { Right } from '#platform/rights.ts'
import type { ChecklistLine } from '../../publishing/contract.ts'
import type { Check } from '../../publishing/vocabulary.ts'
import styles from './publishing.module.css'
import { usePublishingText } from './use-text.ts'

/** What it takes to mend what is no part of the course. */
const RIGHTS: Partial<Record<Check, Right>> = {
  seller: 'change-settings',
  terms: 'change-settings',
  account: 'change-payments',
  doors: 'change-settings',
}

interface ChecklistLinesProps {
  lines: ChecklistLine[]
  /** a line leads to where it is mended */
  onLeave?: () => void
}

export function ChecklistLines({ lines, onLeave }: ChecklistLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.name} line={line} {...(onLeave && { onLeave })} />
      ))}
    </ul>
  )
}

function Line({ line, onLeave }: { line: ChecklistLine; onLeave?: () => void }) {
  const text = usePublishingText()
  const may = useMay()
  const { name, is_done: isDone, is_required: isRequired, count, path } = line
  const Icon = isDone ? CircleCheck : isRequired ? CircleAlert : CircleDashed
  const title = text(name)
  return (
    <li data-done={isDone || undefined} data-needed={(isRequired && !isDone) || undefined}>
      <Icon aria-hidden="true" />
      <div>
        <p>
          {isDone || !may(RIGHTS[name] ?? 'change-products') ? (
            title
          ) : (
            <Link to={path} onClick={onLeave}>
              {title}
            </Link>
          )}
          {isDone && <VisuallyHidden> {text('done')}</VisuallyHidden>}
          {isRequired && !isDone && <small> {text('required')}</small>}
        </p>
        {!isDone && <p className={styles.why}>{text(`${name}Text`, { count })}</p>}
      </div>
    </li>
  )
}
