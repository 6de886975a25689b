import { useId } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useEventPanelText } from '../panel-text.ts'
import {
  listWaitingLine,
  offerAhead,
  removeWaiting,
  type WaitingEntry,
  type WaitingPage,
} from '../../waiting/contract.ts'
import styles from './waiting.module.css'

interface WaitingLineProps {
  eventId: string
  /** those of whom nothing more is to come, instead of the line */
  isSettled: boolean
  initial: WaitingPage
  onChanged: () => Promise<void>
}

/** Who waits for a place, in order, and what an admin may do about it. */
export function WaitingLine({ eventId, isSettled, initial, onChanged }: WaitingLineProps) {
  const text = useEventPanelText()
  const id = useId()
  const seen = [isSettled, ...initial.data.map(({ id, state, position }) => `${id}${state}${position}`)].join()
  const { waiting_count: waiting, offered_count: offered } = initial
  return (
    <section aria-labelledby={id} className={`${inner.column} ${styles.line}`}>
      <div className={`${inner.ends} ${styles.head}`}>
        <div>
          <h2 id={id} className={styles.title}>
            {text('waitingList')}
          </h2>
          {waiting + offered > 0 && (
            <p className={common.note}>{text('waitingCounted', { count: waiting, offered })}</p>
          )}
        </div>
        <LinkButton to={isSettled ? '?' : '?line=before'} preventScrollReset>
          {text(isSettled ? 'waitingNow' : 'waitingBefore')}
        </LinkButton>
      </div>
      {initial.data.length === 0 ? (
        <p className={common.note}>{text(isSettled ? 'nobodyBefore' : 'nobodyWaits')}</p>
      ) : (
        <Line key={seen} eventId={eventId} isSettled={isSettled} initial={initial} onChanged={onChanged} />
      )}
    </section>
  )
}

function Line({ eventId, isSettled, initial, onChanged }: WaitingLineProps) {
  const api = useApi()
  const settled = isSettled ? ({ settled: '1' } as const) : {}
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listWaitingLine, { eventId, ...settled, cursor }))
  return (
    <>
      <RowList>
        {items.map((entry) => (
          <EntryRow key={entry.id} eventId={eventId} entry={entry} onChanged={onChanged} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}

interface EntryRowProps extends Pick<WaitingLineProps, 'eventId' | 'onChanged'> {
  entry: WaitingEntry
}

function EntryRow({ eventId, entry, onChanged }: EntryRowProps) {
  const text = useEventPanelText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const { id: entryId, student_id: studentId, name, email, since, position, may_be_offered: mayBeOffered } = entry
  const offer = () =>
    send(async () => {
      const { entry: now } = await api.call(offerAhead, { eventId, entryId })
      toast.show(text(now.state === 'offered' ? 'offeredNow' : 'offeredNext', { name }))
      await onChanged()
    })
  const remove = async () => {
    if (!(await confirm({ consequence: text('removeConsequence', { name }), action: text('remove') }))) return
    await send(async () => {
      await api.call(removeWaiting, { eventId, entryId })
      await onChanged()
    })
  }
  return (
    <ListRow
      title={position === null ? name : `${position}. ${name}`}
      {...(studentId && { to: `/home/students/${studentId}` })}
      meta={<State entry={entry} />}
      actions={
        <>
          {mayBeOffered && position !== 1 && (
            <Button busy={isSending} aria-label={text('offerNextTo', { name })} onClick={() => void offer()}>
              {text('offerNext')}
            </Button>
          )}
          <Button look="quiet" busy={isSending} aria-label={text('removeOf', { name })} onClick={() => void remove()}>
            {text('remove')}
          </Button>
        </>
      }
    >
      {email} · {text('since')} <DateText at={since} withTime />
    </ListRow>
  )
}

function State({ entry: { state, offer_until: until } }: { entry: WaitingEntry }) {
  const text = useEventPanelText()
  if (state === 'offered' && until)
    return (
      <Status tone="caution">
        {text('offeredUntil')} <DateText at={until} withTime />
      </Status>
    )
  if (state === 'waiting') return null
  return <Status tone={state === 'taken' ? 'good' : 'plain'}>{text(`line.${state}`)}</Status>
}
