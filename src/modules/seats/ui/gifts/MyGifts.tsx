import { Suspense, useState } from 'react'
import { PencilLine, Send } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { onDemand } from '#kit/on-demand.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { listMyGifts, type MyGift, type MyGiftPage, sendGift } from '../../gifts/contract.ts'
import styles from '../seats.module.css'
import { useGiftsText } from './text.ts'

const ChangeGift = onDemand(async () => (await import('./ChangeGift.tsx')).ChangeGift)

interface MyGiftsProps {
  initial: MyGiftPage
  onChanged: () => Promise<void>
}

/** What the viewer gave: to be sent, sent or claimed, and what can still be done about it. */
export function MyGifts({ initial, onChanged }: MyGiftsProps) {
  const text = useGiftsText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyGifts, { cursor }))
  const [changed, setChanged] = useState<MyGift>()
  const send = async ({ id: giftId, status, name, email }: MyGift) => {
    const question = { consequence: text('sendConsequence', { name, email }), action: text('sendShort') }
    if (status === 'waiting' && !(await confirm(question))) return
    try {
      await api.call(sendGift, { giftId })
      toast.show(text('sentTo', { email }))
    } catch (error) {
      showProblem(error)
    }
    await onChanged()
  }
  return (
    <Section title={text('title')}>
      <RowList>
        {items.map((gift) => (
          <GiftRow key={gift.id} gift={gift} onChange={() => setChanged(gift)} onSend={() => void send(gift)} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
      {changed && (
        <Suspense>
          <ChangeGift gift={changed} onChanged={onChanged} onClose={() => setChanged(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}

const TONES = { waiting: 'plain', sent: 'plain', accepted: 'good', revoked: 'plain' } as const

function GiftRow({ gift, onChange, onSend }: { gift: MyGift; onChange: () => void; onSend: () => void }) {
  const text = useGiftsText()
  const { language, timeZone } = useLocale()
  const { title, name, email, status, send_on: sendOn, accepted_at: acceptedAt, is_returned: isReturned, can } = gift
  const when = acceptedAt
    ? text('claimedOn', { date: formatDate(acceptedAt, language, timeZone) })
    : text(status === 'waiting' ? 'sendsOn' : 'sentOn', { date: formatDate(sendOn, language, 'UTC') })
  const isWaiting = status === 'waiting'
  return (
    <ListRow
      title={title}
      actions={
        (can.change || can.send) && (
          <>
            {can.change && <IconButton label={text('change', { name })} icon={<PencilLine />} onClick={onChange} />}
            {can.send && !isReturned && (
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
      {text('for', { name })} <span className={styles.email}>({email})</span> · {when}
      {isReturned && <div>{text('returnedText', { name })}</div>}
      <div className={styles.state}>
        <Status tone={isReturned ? 'caution' : TONES[status]}>
          {text(isReturned ? 'returned' : `status_${status}`)}
        </Status>
      </div>
    </ListRow>
  )
}
