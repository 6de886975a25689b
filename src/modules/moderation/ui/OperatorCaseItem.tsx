import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { deleteOperatorItem, dismissOperatorReports, type OperatorCase } from '../platform/contract.ts'
import { CaseFrame } from './CaseFrame.tsx'
import { CaseReports } from './CaseReports.tsx'
import styles from './moderation.module.css'
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
  return (
    <CaseFrame
      found={found}
      author={
        <span>
          <span>{author.name} · </span>
          <a href={school.url}>{school.name}</a>
          {item && <> · {item.title}</>}
        </span>
      }
      gone={<p className={styles.gone}>{text('gone')}</p>}
      said={<CaseReports found={found} linksToStudents={false} />}
    >
      <div className={`${common.row} ${styles.actions}`}>
        {item && (
          <Button busy={under === 'dismiss'} onClick={() => void settle('dismiss')}>
            {text('dismiss')}
          </Button>
        )}
        <Button look="quiet" busy={under === 'delete'} onClick={() => void remove()}>
          {text('delete')}
        </Button>
      </div>
    </CaseFrame>
  )
}
