import { Plus, Trash2 } from 'lucide-react'
import { momentTyped } from '#modules/catalog/ui/typed-times.ts'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { daysLater, instantOf, wallTimeOf } from '#platform/time/wall-time.ts'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { changeSchedule, type Schedule } from '../contract.ts'
import { ADDRESS_MAX, LINK_MAX, PLACE_MAX, SESSIONS_MAX, type Venue } from '../vocabulary.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import styles from './live-events.module.css'
import { useEventPanelText } from './use-text.ts'

interface TypedDate {
  /** tells dates apart while they are typed */
  key: number
  starts: string
  ends: string
}

interface ScheduleFormProps {
  eventId: string
  schedule: Schedule
  onSaved: () => Promise<void>
}

/** When and where an event takes place, by the school's clocks, and how many can come. */
export function ScheduleForm({ eventId, schedule, onSaved }: ScheduleFormProps) {
  const text = useEventPanelText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values, isUnsaved, change, forget } = useUnsaved(`schedule:${eventId}`, typedOf(schedule, timeZone))
  useLeaveGuard({ isUnsaved, onLeave: forget })
  const { dates, venue, link, place, address, capacity } = values
  const changeDate = (key: number, part: Partial<TypedDate>) =>
    change({ dates: dates.map((date) => (date.key === key ? { ...date, ...part } : date)) })

  const save = submitting(async () => {
    const moment = (typed: string) => momentTyped(typed, timeZone) ?? ''
    await api.call(changeSchedule, {
      eventId,
      dates: dates
        .filter(({ starts, ends }) => starts !== '' || ends !== '')
        .map(({ starts, ends }) => ({ starts_at: moment(starts), ends_at: moment(ends) })),
      venue,
      online_url: link.trim(),
      place,
      address,
      capacity: capacity === '' ? null : Number(capacity),
    })
    await onSaved()
    forget()
    toast.saved()
  })
  return (
    <Form {...errorProps} className={common.form} onSubmit={save}>
      {schedule.holders_count > 0 && <Callout>{text('tellsHolders', { count: schedule.holders_count })}</Callout>}
      <p className={common.note}>{text('datesIn', { zone: nameOfZone(timeZone, language) })}</p>
      {dates.map(({ key, starts, ends }, at) => (
        <div key={key} className={styles.date}>
          <TextField
            name={`dates.${at}.starts_at`}
            type="datetime-local"
            label={text('starts')}
            value={starts}
            onChange={(event) => changeDate(key, { starts: event.target.value })}
          />
          <TextField
            name={`dates.${at}.ends_at`}
            type="datetime-local"
            label={text('ends')}
            value={ends}
            onChange={(event) => changeDate(key, { ends: event.target.value })}
          />
          {dates.length > 1 && (
            <IconButton
              label={text('removeDate', { number: at + 1 })}
              icon={<Trash2 />}
              onClick={() => change({ dates: dates.filter((date) => date.key !== key) })}
            />
          )}
        </div>
      ))}
      {dates.length < SESSIONS_MAX && (
        <div>
          <Button icon={<Plus />} onClick={() => change({ dates: [...dates, weekAfter(dates.at(-1), timeZone)] })}>
            {text('addDate')}
          </Button>
        </div>
      )}
      <RadioGroup
        name="venue"
        label={text('venue')}
        options={[
          { value: 'online', label: text('venueOnline') },
          { value: 'place', label: text('venuePlace') },
        ]}
        value={venue}
        onChange={(event) => change({ venue: event.target.value as Venue })}
      />
      {venue === 'online' ? (
        <TextField
          name="online_url"
          type="url"
          label={text('link')}
          help={text('linkHelp')}
          maxLength={LINK_MAX}
          value={link}
          onChange={(event) => change({ link: event.target.value })}
        />
      ) : (
        <>
          <TextField
            name="place"
            label={text('place')}
            help={text('placeHelp')}
            required
            maxLength={PLACE_MAX}
            value={place}
            onChange={(event) => change({ place: event.target.value })}
          />
          <TextArea
            name="address"
            label={text('address')}
            rows={2}
            maxLength={ADDRESS_MAX}
            value={address}
            onChange={(event) => change({ address: event.target.value })}
          />
        </>
      )}
      <TextField
        name="capacity"
        label={text('capacity')}
        help={schedule.places_taken > 0 ? text('placesTaken', { taken: schedule.places_taken }) : text('capacityHelp')}
        inputMode="numeric"
        value={capacity}
        onChange={(event) => change({ capacity: event.target.value.replace(/\D/g, '') })}
      />
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}

function typedOf(schedule: Schedule, timeZone: string) {
  const typed = (at: string) => wallTimeOf(new Date(at), timeZone)
  const dates = schedule.dates.map(({ starts_at, ends_at }, key): TypedDate => ({
    key,
    starts: typed(starts_at),
    ends: typed(ends_at),
  }))
  return {
    dates: dates.length > 0 ? dates : [{ key: 0, starts: '', ends: '' }],
    venue: schedule.venue,
    link: schedule.online_url,
    place: schedule.place,
    address: schedule.address,
    capacity: schedule.capacity === null ? '' : String(schedule.capacity),
  }
}

/** The next date is most often at the same time a week later. */
function weekAfter(last: TypedDate | undefined, timeZone: string): TypedDate {
  const later = (typed: string) => {
    const at = instantOf(typed, timeZone)
    return at ? wallTimeOf(daysLater(at, 7, timeZone), timeZone) : ''
  }
  return { key: (last?.key ?? 0) + 1, starts: later(last?.starts ?? ''), ends: later(last?.ends ?? '') }
}
