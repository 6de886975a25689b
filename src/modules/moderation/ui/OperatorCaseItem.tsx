import { Button } from '#kit/actions/Button.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { deleteOperatorItem, dismissOperatorReports, type OperatorCase } from '../platform/contract.ts'
import { CaseReports } from './CaseReports.tsx'
import styles from './moderation.module.css'
import { typeLabel } from './type-label.ts'
import { useSettling, type Ways } from './use-settling.ts'
import { useText } from './use-text.ts'

const BY_OPERATORS: Ways = { delete: deleteOperatorItem, dismiss: dismissOperatorReports }

interface OperatorCaseItemProps {
  found: OperatorCase
  onSettled: (outcome: string) => void
}

export function OperatorCaseItem({ found, onSettled }: OperatorCaseItemProps) {
  const text = useText()
  const { under, settle, remove } = useSettling(found, onSettled, BY_OPERATORS)
  const { item, author, school } = found
  const nameId = `case-${found.id}`
  return (
    <li className={styles.case}>
      <article aria-labelledby={nameId} className={styles.words}>
        <p className={styles.marks}>
          <span className={styles.kind}>{text(typeLabel(found.item_type))}</span>
          <Status tone="bad">{text('reports', { count: found.reports_count })}</Status>
          <RelativeTime at={found.created_at} />
        </p>
        <p id={nameId} className={styles.author}>
          <span>
            {author.name} · <a href={school.url}>{school.name}</a>
            {item && <> · {item.title}</>}
          </span>
        </p>
        {item ? (
          <blockquote dir="auto" className={styles.text}>
            {item.text}
          </blockquote>
        ) : (
          <p className={styles.gone}>{text('gone')}</p>
        )}
        <CaseReports found={found} linksToStudents={false} />
      </article>
      <div className={styles.actions}>
        {item && (
          <Button busy={under === 'dismiss'} onClick={() => void settle('dismiss')}>
            {text('dismiss')}
          </Button>
        )}
        <Button look="quiet" busy={under === 'delete'} onClick={() => void remove()}>
          {text('delete')}
        </Button>
      </div>
    </li>
  )
}
