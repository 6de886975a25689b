import { Bell, Send, Trash2, UserMinus } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Bar } from '#kit/feedback/Bar.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import {
  deleteInvitation,
  type Invitation,
  type InvitationPage,
  listInvitations,
  releaseSeat,
  remindOne,
  resendInvitation,
} from '../contract.ts'
import styles from './seats.module.css'
import { useSeatsText } from './use-text.ts'

interface InvitationListProps {
  courseId: string
  buyerId: string
  initial: InvitationPage
  onChanged: () => Promise<void>
}

/** Who was invited, newest first, and how far each is. */
export function InvitationList({ courseId, buyerId, initial, onChanged }: InvitationListProps) {
  const text = useSeatsText()
  const api = useApi()
  const confirm = useConfirm()
  const viewer = useViewer()
  const whose = viewer?.id === buyerId ? {} : { buyer_id: buyerId }
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listInvitations, { courseId, cursor, ...whose }))
  const { send } = useSending({ isForm: false })
  const change = (work: () => Promise<unknown>, done: string) =>
    send(async () => {
      try {
        await work()
        toast.show(done)
      } finally {
        await onChanged()
      }
    })
  const resend = ({ id: invitationId, email }: Invitation) =>
    change(() => api.call(resendInvitation, { courseId, invitationId }), text('sentTo', { email }))
  const remind = ({ id: invitationId }: Invitation) =>
    change(() => api.call(remindOne, { courseId, invitationId }), text('reminded', { count: 1 }))
  const remove = async ({ id: invitationId, name, email }: Invitation) => {
    const question = { consequence: text('deleteConsequence', { name, email }), action: text('deleteShort') }
    if (!(await confirm(question))) return
    await change(() => api.call(deleteInvitation, { courseId, invitationId }), text('deleted'))
  }
  const release = async ({ id: invitationId, name }: Invitation) => {
    const question = { consequence: text('releaseConsequence', { name }), action: text('releaseShort') }
    if (!(await confirm(question))) return
    await change(() => api.call(releaseSeat, { courseId, invitationId }), text('released'))
  }
  return (
    <>
      <RowList>
        {items.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onRemind={() => void remind(invitation)}
            onResend={() => void resend(invitation)}
            onDelete={() => void remove(invitation)}
            onRelease={() => void release(invitation)}
          />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}

interface InvitationRowProps {
  invitation: Invitation
  onRemind: () => void
  onResend: () => void
  onDelete: () => void
  onRelease: () => void
}

function InvitationRow({ invitation, onRemind, onResend, onDelete, onRelease }: InvitationRowProps) {
  const text = useSeatsText()
  const { language, timeZone } = useLocale()
  const {
    name,
    email,
    status,
    sent_at: sentAt,
    accepted_at: acceptedAt,
    reminded_at: remindedAt,
    claimed_by: claimedBy,
    progress,
    can,
  } = invitation
  const account = claimedBy && (claimedBy.email !== email || claimedBy.name !== name) && claimedBy
  const day = (at: string) => formatDate(at, language, timeZone)
  return (
    <ListRow
      title={name}
      meta={<Status tone={status === 'accepted' ? 'good' : 'plain'}>{text(`status_${status}`)}</Status>}
      actions={
        (can.remind || can.resend || can.delete || can.release) && (
          <>
            {can.remind && <IconButton label={text('remind', { name })} icon={<Bell />} onClick={onRemind} />}
            {can.resend && <IconButton label={text('resend', { name })} icon={<Send />} onClick={onResend} />}
            {can.delete && <IconButton label={text('delete', { name })} icon={<Trash2 />} onClick={onDelete} />}
            {can.release && <IconButton label={text('release', { name })} icon={<UserMinus />} onClick={onRelease} />}
          </>
        )
      }
    >
      <span className={styles.email}>{email}</span>
      <span>
        {' '}
        · {acceptedAt ? text('acceptedOn', { date: day(acceptedAt) }) : text('sentOn', { date: day(sentAt) })}
      </span>
      {remindedAt && <> · {text('remindedOn', { date: day(remindedAt) })}</>}
      {account && <span className={styles.email}> · {text('claimedBy', account)}</span>}
      {progress && progress.total > 0 && (
        <span className={styles.progress}>
          <Bar
            className={styles.bar}
            aria-label={text('progressOf', { name })}
            value={progress.completed}
            max={progress.total}
          />
          {text('progress', progress)}
        </span>
      )}
    </ListRow>
  )
}
