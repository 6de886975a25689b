import { PencilLine, Send } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import type { MyGift } from '../../gifts/contract.ts'
import styles from '../seats.module.css'
import { useGiftsText } from './text.ts'

const TONES = { waiting: 'plain', sent: 'plain', accepted: 'good', revoked: 'plain' } as const

interface GiftRowProps {
  gift: MyGift
  /** none where whoever looks may not */
  onChange?: (() => void) | undefined
  onSend?: () => void
}

/** Whom something was given, how far it is, and what can still be done about it. */
export function GiftRow({ gift, onChange, onSend }: GiftRowProps) {
  const text = useGiftsText()
  const { language, timeZone } = useLocale()
  const {
    title,
    name,
    email,
    status,
    send_on: sendOn,
    accepted_at: acceptedAt,
    is_returned: isReturned,
    is_over: isOver,
    can,
  } = gift
  const when = acceptedAt
    ? text('claimedOn', { date: formatDate(acceptedAt, language, timeZone) })
    : text(status === 'waiting' ? 'sendsOn' : 'sentOn', { date: formatDate(sendOn, language, 'UTC') })
  const isWaiting = status === 'waiting'
  return (
    <ListRow
      title={title}
      actions={
        ((onChange && can.change) || (onSend && can.send)) && (
          <>
            {onChange && can.change && (
              <IconButton label={text('change', { name })} icon={<PencilLine />} onClick={onChange} />
            )}
            {onSend && can.send && !isReturned && (
              <IconButton
                label={text(isWaiting ? 'sendNow' : 'sendAgain', { name })}
                icon={<Send />}
                onClick={onSend}
              />
            )}
          </>
        )
      }
    >
      <span>{text('for', { name })} </span>
      <span className={styles.email}>({email})</span>
      <span> · {when}</span>
      {isReturned && !isOver && <div>{text('returnedText', { name })}</div>}
      <div className={styles.state}>
        <Status tone={isReturned || isOver ? 'caution' : TONES[status]}>
          {text(isOver ? 'over' : isReturned ? 'returned' : `status_${status}`)}
        </Status>
      </div>
    </ListRow>
  )
}
