import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { checkInTicket, listParticipants, type Participant, type ParticipantPage, undoCheckIn } from '../contract.ts'
import type { ATTENDANCE } from '../vocabulary.ts'
import styles from './live-events.module.css'
import { useEventPanelText } from './panel-text.ts'

interface ParticipantListProps {
  eventId: string
  q: string
  attendance: (typeof ATTENDANCE)[number] | undefined
  initial: ParticipantPage
  onChanged: () => Promise<void>
}

/** Who has a ticket, found by name, and who of them has come. */
export function ParticipantList(props: ParticipantListProps) {
  const { eventId, q, attendance, initial } = props
  const text = useEventPanelText()
  if (initial.tickets_count === 0)
    return <EmptyState title={text('noParticipants')}>{text('noParticipantsText')}</EmptyState>
  return (
    <>
      <div className={styles.head}>
        <p>{text('counted', { checked: initial.checked_in_count, tickets: initial.tickets_count })}</p>
        <LinkButton to={`/home/events/${eventId}/check-in`} look="primary" icon={<ScanLine />}>
          {text('scan')}
        </LinkButton>
      </div>
      <LiveFilters className={`${common.narrowPair} ${styles.filters}`}>
        <TextField name="q" type="search" label={text('searchPeople')} maxLength={150} defaultValue={q} />
        <Select
          name="attendance"
          label={text('attendance')}
          defaultValue={attendance ?? ''}
          options={[
            { value: '', label: text('anyAttendance') },
            { value: 'in', label: text('in') },
            { value: 'out', label: text('out') },
          ]}
        />
      </LiveFilters>
      {initial.data.length === 0 && (
        <EmptyState title={text('noneCalled')} action={<LinkButton to="?">{text('showEverybody')}</LinkButton>}>
          {text('noneCalledText')}
        </EmptyState>
      )}
      <Found key={`${attendance ?? ''}:${q}`} {...props} />
    </>
  )
}

/** Those who were found; one who was let in meanwhile stays, with the way back. */
function Found({ eventId, q, attendance, initial, onChanged }: ParticipantListProps) {
  const api = useApi()
  const showProblem = useProblem()
  const asked = { eventId, ...(q && { q }), ...(attendance && { attendance }) }
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listParticipants, { ...asked, cursor }))
  const [changed, setChanged] = useState<Record<string, Participant>>({})
  const change = async (work: () => Promise<{ participant: Participant }>) => {
    try {
      const { participant } = await work()
      setChanged((before) => ({ ...before, [participant.id]: participant }))
    } catch (error) {
      showProblem(error)
    }
    await onChanged()
  }
  const admit = (ticketId: string) => change(() => api.call(checkInTicket, { eventId, ticketId }))
  const undo = (ticketId: string) => change(() => api.call(undoCheckIn, { eventId, ticketId }))
  return (
    <>
      <RowList>
        {items.map(({ id, ...rest }) => (
          <ParticipantRow
            key={id}
            participant={changed[id] ?? { id, ...rest }}
            onAdmit={() => void admit(id)}
            onUndo={() => void undo(id)}
          />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}

interface ParticipantRowProps {
  participant: Participant
  onAdmit: () => void
  onUndo: () => void
}

function ParticipantRow({ participant, onAdmit, onUndo }: ParticipantRowProps) {
  const text = useEventPanelText()
  const { student_id, name, email, code, bought_by: buyer, checked_in_at: at } = participant
  return (
    <ListRow
      title={name}
      {...(student_id && { to: `/home/students/${student_id}` })}
      meta={
        at ? (
          <Status tone="good">
            <DateText at={at} withTime />
          </Status>
        ) : (
          student_id === null && <Status tone="plain">{text('unclaimed')}</Status>
        )
      }
      actions={
        student_id === null ? undefined : at ? (
          <Button look="quiet" aria-label={text('undoOf', { name })} onClick={onUndo}>
            {text('undo')}
          </Button>
        ) : (
          <Button aria-label={text('checkInOf', { name })} onClick={onAdmit}>
            {text('checkIn')}
          </Button>
        )
      }
    >
      {[email, buyer && text('boughtBy', { name: buyer })].filter(Boolean).join(' · ')}
      {code && (
        <>
          {(email || buyer) && ' · '}
          <span className={styles.whole}>{code}</span>
        </>
      )}
    </ListRow>
  )
}
