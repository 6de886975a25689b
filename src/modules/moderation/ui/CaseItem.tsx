import { Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { Avatar } from '#kit/identity/Avatar.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Case } from '../contract.ts'
import { CaseFrame } from './CaseFrame.tsx'
import { CaseReports } from './CaseReports.tsx'
import styles from './moderation.module.css'
import { typeLabel } from './type-label.ts'
import { useSettling } from './use-settling.ts'
import { useText } from './use-text.ts'
import { useUnmuting } from './use-unmuting.ts'
import { onDemand } from '#kit/on-demand.ts'

const MuteDialog = onDemand(async () => (await import('./MuteDialog.tsx')).MuteDialog)

interface CaseItemProps {
  found: Case
  onSettled: (outcome: string) => void
}

export function CaseItem({ found, onSettled }: CaseItemProps) {
  const text = useText()
  const { under, settle, remove } = useSettling(found, onSettled)
  const { language, timeZone } = useLocale()
  const { revalidate } = useRevalidator()
  const { unmute, isEnding } = useUnmuting(found.author)
  const [isMuting, setMuting] = useState(false)
  const { item, author, mute, is_held: isHeld, reports_count: count } = found
  return (
    <CaseFrame
      found={found}
      marks={
        <>
          {isHeld && <Status tone="caution">{text('isHeld')}</Status>}
          {mute && (
            <Status>
              {mute.until
                ? text('authorMutedUntil', { when: formatDateTime(mute.until, language, timeZone) })
                : text('authorMuted')}
            </Status>
          )}
        </>
      }
      author={<Author found={found} />}
      gone={!found.is_own && <p className={styles.gone}>{text('gone')}</p>}
      said={
        <>
          {found.is_own && <p className={styles.gone}>{text(item ? 'ownReported' : 'ownReplyReported')}</p>}
          {count > 0 && <CaseReports found={found} />}
        </>
      }
    >
      {found.can.settle && (
        <div className={`${common.row} ${styles.actions}`}>
          {isHeld && item ? (
            <Button busy={under === 'let-through'} onClick={() => void settle('let-through')}>
              {text('letThrough')}
            </Button>
          ) : (
            item && (
              <Button busy={under === 'dismiss'} onClick={() => void settle('dismiss')}>
                {text('dismiss')}
              </Button>
            )
          )}
          <Button look="quiet" busy={under === 'delete'} onClick={() => void remove()}>
            {text(typeLabel(found.item_type) === 'review' ? 'hide' : 'delete')}
          </Button>
          {mute ? (
            <Button look="quiet" busy={isEnding} onClick={() => void unmute()}>
              {text('unmuteAuthor')}
            </Button>
          ) : (
            found.can.mute && (
              <Button look="quiet" onClick={() => setMuting(true)}>
                {text('muteAuthor')}
              </Button>
            )
          )}
        </div>
      )}
      {isMuting && (
        <Suspense>
          <MuteDialog student={author} onMuted={() => void revalidate()} onClose={() => setMuting(false)} />
        </Suspense>
      )}
    </CaseFrame>
  )
}

/** Who wrote it, and where it stands. */
function Author({ found: { author, item } }: Pick<CaseItemProps, 'found'>) {
  const { id, name, avatar, type } = author
  return (
    <>
      <Avatar id={id} name={name} image={avatar} size={24} />
      <span>
        {type === 'App\\Student' ? <Link to={`/home/students/${id}`}>{name}</Link> : <span>{name}</span>}
        {item && (
          <>
            {' · '}
            <Link to={item.url}>{item.title}</Link>
          </>
        )}
      </span>
    </>
  )
}
