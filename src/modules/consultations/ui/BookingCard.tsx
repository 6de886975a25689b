import { CalendarPlus, Phone, Video } from 'lucide-react'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { Button } from '#kit/actions/Button.tsx'
import { buttonClass } from '#kit/actions/button-class.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import facts from '#kit/figures/facts.module.css'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { phoneHref } from '#kit/text/phone-href.ts'
import { cancelMyBooking, getMyBookingCalendar, type MyBooking } from '../bookings/contract.ts'
import { bookingPath, choosePath } from '../paths/vocabulary.ts'
import styles from './consultations.module.css'
import { SlotWhen } from './SlotWhen.tsx'
import { useConsultationText } from './use-text.ts'

interface BookingCardProps {
  booking: MyBooking
  /** reads it again after a change */
  onChanged: () => Promise<void>
}

/** One's own booking: when, where or the way to join, and what may still be done with it. */
export function BookingCard({ booking, onChanged }: BookingCardProps) {
  const text = useConsultationText()
  const { slug, place_kind: kind, place, is_over: isOver, is_cancelled: isCancelled, reason } = booking
  return (
    <article className={styles.booking}>
      {isOver && !isCancelled && <Callout>{text('over')}</Callout>}
      {isCancelled && (
        <Callout tone="caution">
          {text('cancelled')}. {reason && text('reason', { reason })}
        </Callout>
      )}
      <dl className={facts.facts}>
        <dt>{text('when')}</dt>
        <dd>
          <SlotWhen slot={booking} />
        </dd>
        <dt>{text('where')}</dt>
        <dd>
          <span>{text(kind)}</span>
          {kind === 'address' && <div className={facts.softLines}>{place}</div>}
          {kind === 'link' && place === '' && !isCancelled && !isOver && (
            <div className={common.note}>{text('linkFollows')}</div>
          )}
        </dd>
      </dl>
      {!isCancelled && !isOver && <WaysIn booking={booking} />}
      <div className={common.row}>
        {booking.waiting_grant_id && (
          <LinkButton look="primary" to={choosePath(booking.waiting_grant_id)}>
            {text('again')}
          </LinkButton>
        )}
        {booking.movable_until && <LinkButton to={`${bookingPath(booking.id)}/move`}>{text('move')}</LinkButton>}
        {booking.cancellable_until && <CancelButton booking={booking} onChanged={onChanged} />}
        <LinkButton to={productPath({ kind: 'consultation', slug })}>{text('toPage')}</LinkButton>
      </div>
      {(isCancelled || booking.cancellable_until) && (
        <p className={common.note}>
          {text('money')} <a href="/my/orders">{text('toOrders')}</a>
        </p>
      )}
    </article>
  )
}

function WaysIn({ booking: { id, place_kind: kind, place } }: { booking: MyBooking }) {
  const text = useConsultationText()
  return (
    <div className={common.row}>
      {kind === 'link' && place !== '' && (
        <a className={buttonClass({ look: 'primary' })} href={place} rel="noreferrer">
          <Video />
          {text('join')}
        </a>
      )}
      {kind === 'phone' && (
        <a className={buttonClass({ look: 'primary' })} href={phoneHref(place)}>
          <Phone />
          {text('call', { number: place })}
        </a>
      )}
      <a className={buttonClass({})} href={getMyBookingCalendar.path.replace(':bookingId', id)} download>
        <CalendarPlus />
        {text('calendar')}
      </a>
    </div>
  )
}

function CancelButton({ booking: { id: bookingId, title }, onChanged }: BookingCardProps) {
  const text = useConsultationText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const cancel = async () => {
    if (!(await confirm({ consequence: text('cancelConsequence', { title }), action: text('cancel') }))) return
    await send(async () => {
      await api.call(cancelMyBooking, { bookingId })
      toast.show(text('wasCancelled'))
    })
    await onChanged()
  }
  return (
    <Button look="danger" busy={isSending} onClick={() => void cancel()}>
      {text('cancel')}
    </Button>
  )
}
