import { useId } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Spinner } from '#kit/feedback/Spinner.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { sayWhen } from '#platform/time/say-when.ts'
import { movePanelBooking, type PanelBooking } from '../bookings/contract.ts'
import { sayHours } from './say-slot.ts'
import { useFreeTimes } from './use-free-times.ts'
import { useConsultationPanelText } from './panel-text.ts'

interface MoveDialogProps {
  booking: PanelBooking
  onClose: () => void
  onDone: (booking: PanelBooking) => Promise<void>
}

/** Another free time for a booking, by the school's clocks. */
export function MoveDialog({ booking, onClose, onDone }: MoveDialogProps) {
  const { id: bookingId, name } = booking
  const text = useConsultationPanelText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { send, isSending, errorProps } = useSending()
  const formId = useId()
  const { free, isPending, isError, refetch, from, setFrom, days, day, setDay, times, slot, setSlot } =
    useFreeTimes(bookingId)
  const hours = sayHours(times, language, timeZone)
  const move = async () => {
    const isDone = await send(async () => {
      const { booking: moved } = await api.call(movePanelBooking, { bookingId, slot })
      toast.show(text('wasMoved'))
      onClose()
      await onDone(moved)
    })
    if (!isDone) await refetch()
  }
  return (
    <Dialog
      title={text('moveOf', { name })}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {text('dismiss')}
          </Button>
          {slot && (
            <Button type="submit" form={formId} look="primary" busy={isSending}>
              {text('moveSend')}
            </Button>
          )}
        </>
      }
    >
      <Form
        {...errorProps}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void move()
        }}
      >
        <p>{text('moveText', { name, when: sayWhen(booking, language, timeZone) })}</p>
        {isPending && <Spinner />}
        {isError && !free && <Callout tone="bad">{text('timesNotLoaded')}</Callout>}
        {free && !slot && <Callout>{text('noTimes')}</Callout>}
        {slot && (
          <>
            <Select
              name="day"
              label={text('day')}
              options={days.map((each) => ({ value: each, label: capital(each) }))}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
            <Select
              name="slot"
              label={text('time')}
              options={times.map(({ starts_at: value }, at) => ({ value, label: hours[at]! }))}
              value={slot}
              onChange={(event) => setSlot(event.target.value)}
            />
          </>
        )}
        <OtherTimes isLater={from !== undefined} next={free?.next_from} onFrom={setFrom} />
      </Form>
    </Dialog>
  )
}

interface OtherTimesProps {
  /** not the earliest are shown */
  isLater: boolean
  /** from when on there are more */
  next: string | null | undefined
  onFrom: (from: string | undefined) => void
}

function OtherTimes({ isLater, next, onFrom }: OtherTimesProps) {
  const text = useConsultationPanelText()
  if (!isLater && !next) return null
  return (
    <div className={common.row}>
      {isLater && <Button onClick={() => onFrom(undefined)}>{text('earliestTimes')}</Button>}
      {next && <Button onClick={() => onFrom(next)}>{text('laterTimes')}</Button>}
    </div>
  )
}

const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1)
