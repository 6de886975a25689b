import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { listAddress } from '#kit/lists/asked.ts'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { sayWhen } from '#platform/time/say-when.ts'
import { cancelBooking, type PanelBooking, type PanelBookingPage } from '../bookings/contract.ts'
import { REASON_MAX } from '../vocabulary.ts'
import styles from './bookings.module.css'
import { useConsultationPanelText } from './panel-text.ts'

interface BookingListProps {
  /** where what comes is listed, and below it what was */
  base: string
  list: (cursor: string) => Promise<PanelBookingPage>
  initial: PanelBookingPage
  /** what was looked for, which another tab looks for too */
  q?: string
  /** what is over or cancelled, in place of what is to come */
  isPast: boolean
  /** of several consultations, so each says which */
  isOfAll?: boolean
  /** the way to a first one, where none was ever made */
  toFirst?: ReactNode
  onChanged?: () => Promise<void>
}

const MoveDialog = onDemand(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** Who has booked, by the school's clocks; what is to come can be moved and cancelled. */
export function BookingList({
  base,
  list,
  initial,
  q = '',
  isPast,
  isOfAll = false,
  toFirst,
  onChanged,
}: BookingListProps) {
  const text = useConsultationPanelText()
  const { items, loadMore } = usePages(initial, list)
  const [changed, setChanged] = useState<Record<string, PanelBooking>>({})
  const [asked, setAsked] = useState<{ to: 'move' | 'cancel'; booking: PanelBooking }>()
  const Dialog = asked?.to === 'move' ? MoveDialog : CancelDialog
  return (
    <>
      <TabLinks
        label={text('listed')}
        tabs={[
          { label: text('coming'), to: listAddress(base, { q }) },
          { label: text('past'), to: listAddress(`${base}/past`, { q }) },
        ]}
      />
      {items.length === 0 && <NoBookings base={base} q={q} isPast={isPast} toFirst={toFirst} />}
      {items.length > 0 && (
        <div className={styles.bookings}>
          <RowList>
            {items.map((each) => (
              <BookingRow
                key={each.id}
                booking={changed[each.id] ?? each}
                isOfAll={isOfAll}
                onAsked={(to, booking) => setAsked({ to, booking })}
              />
            ))}
          </RowList>
        </div>
      )}
      <LoadMore {...loadMore} />
      {asked && (
        <Suspense>
          <Dialog
            booking={asked.booking}
            onClose={() => setAsked(undefined)}
            onDone={async (booking) => {
              setChanged((before) => ({ ...before, [booking.id]: booking }))
              await onChanged?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function NoBookings({ base, q, isPast, toFirst }: Pick<BookingListProps, 'base' | 'q' | 'isPast' | 'toFirst'>) {
  const text = useConsultationPanelText()
  if (q)
    return (
      <EmptyState
        title={text('noneBooked')}
        action={<LinkButton to={isPast ? `${base}/past` : base}>{text('showAllBookings')}</LinkButton>}
      >
        {text('noneBookedText')}
      </EmptyState>
    )
  if (isPast && !toFirst) return <EmptyState title={text('nonePast')}>{text('nonePastText')}</EmptyState>
  return (
    <EmptyState title={text('noBookings')} action={toFirst}>
      {text(toFirst ? 'firstBookingText' : 'noBookingsText')}
    </EmptyState>
  )
}

interface BookingRowProps {
  booking: PanelBooking
  isOfAll: boolean
  onAsked: (to: 'move' | 'cancel', booking: PanelBooking) => void
}

function BookingRow({ booking, isOfAll, onAsked }: BookingRowProps) {
  const text = useConsultationPanelText()
  const { language, timeZone } = useLocale()
  const { name, email, student_id: studentId, is_cancelled: isCancelled, reason, title, can } = booking
  return (
    <ListRow
      title={sayWhen(booking, language, timeZone)}
      to={`/home/students/${studentId}`}
      meta={isCancelled && <Status>{text('cancelled')}</Status>}
      actions={
        <>
          {can.move && (
            <Button look="quiet" aria-label={text('moveOf', { name })} onClick={() => onAsked('move', booking)}>
              {text('move')}
            </Button>
          )}
          {can.cancel && (
            <Button look="quiet" aria-label={text('cancelOf', { name })} onClick={() => onAsked('cancel', booking)}>
              {text('cancel')}
            </Button>
          )}
        </>
      }
    >
      {[name, email, isOfAll && title, reason].filter(Boolean).join(' · ')}
    </ListRow>
  )
}

interface CancelDialogProps {
  booking: PanelBooking
  onClose: () => void
  onDone: (booking: PanelBooking) => Promise<void>
}

/** What a student is told why a booking does not take place. */
function CancelDialog({ booking: { id: bookingId, name }, onClose, onDone }: CancelDialogProps) {
  const text = useConsultationPanelText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const [reason, setReason] = useState('')
  const cancel = () =>
    send(async () => {
      const { booking } = await api.call(cancelBooking, { bookingId, reason })
      toast.show(text('wasCancelled'))
      onClose()
      await onDone(booking)
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('cancelTitle', { name })}
      onClose={onClose}
      dismiss={text('dismiss')}
      submit={text('cancelSend')}
      isSending={isSending}
      onSubmit={() => void cancel()}
    >
      <p>{text('cancelText', { name })}</p>
      <TextArea
        name="reason"
        label={text('cancelReason')}
        help={text('cancelReasonHelp')}
        required
        maxLength={REASON_MAX}
        data-focus-first
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
