import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
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
import { listPanelSlots, movePanelBooking, type PanelBooking } from '../bookings/contract.ts'
import { daysOf, sayDay, sayHours } from './say-slot.ts'
import { useConsultationPanelText } from './use-text.ts'

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
  const [from, setFrom] = useState<string>()
  const [day, setDay] = useState('')
  const [slot, setSlot] = useState('')
  const {
    data: free,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['slots-of-booking', bookingId, from],
    queryFn: () => api.call(listPanelSlots, { bookingId, from }),
    gcTime: 0,
  })
  const next = free?.next_from
  const days = new Map(daysOf(free?.slots ?? [], (at) => sayDay(at, language, timeZone)))
  const shown = days.has(day) ? day : ([...days.keys()][0] ?? '')
  const times = days.get(shown) ?? []
  const hours = sayHours(times, language, timeZone)
  const chosen = times.some(({ starts_at }) => starts_at === slot) ? slot : (times[0]?.starts_at ?? '')
  const move = async () => {
    const isDone = await send(async () => {
      const { booking: moved } = await api.call(movePanelBooking, { bookingId, slot: chosen })
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
          {chosen && (
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
        {free && !chosen && <Callout>{text('noTimes')}</Callout>}
        {chosen && (
          <>
            <Select
              name="day"
              label={text('day')}
              options={[...days.keys()].map((each) => ({ value: each, label: capital(each) }))}
              value={shown}
              onChange={(event) => setDay(event.target.value)}
            />
            <Select
              name="slot"
              label={text('time')}
              options={times.map(({ starts_at: value }, at) => ({ value, label: hours[at]! }))}
              value={chosen}
              onChange={(event) => setSlot(event.target.value)}
            />
          </>
        )}
        <div className={common.row}>
          {from && (
            <Button look="quiet" onClick={() => setFrom(undefined)}>
              {text('earliestTimes')}
            </Button>
          )}
          {next && (
            <Button look="quiet" onClick={() => setFrom(next)}>
              {text('laterTimes')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}

const capital = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1)
