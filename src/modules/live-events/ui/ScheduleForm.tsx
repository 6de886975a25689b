import { Plus, Trash2 } from 'lucide-react'
import { momentTyped } from '#modules/catalog/ui/typed-times.ts'
import common from '#kit/common.module.css'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { daysLater, instantOf, wallTimeOf } from '#platform/time/wall-time.ts'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { type Bound, boundTo } from '#kit/fields/bound-to.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { changeSchedule, type Schedule } from '../contract.ts'
import { ADDRESS_MAX, LINK_MAX, PLACE_MAX, SESSIONS_MAX, type Venue } from '../vocabulary.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import styles from './live-events.module.css'
import { useEventPanelText } from './panel-text.ts'

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
  const { values, field, change, forget } = usePageWork(`schedule:${eventId}`, typedOf(schedule, timeZone))
  const { dates, venue, link, place, address, capacity } = values
  const save = async () => {
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
      seen: seenOf(changeSchedule, schedule),
    })
    await onSaved()
  }
  return (
    <SavedForm save={save} forget={forget} submit={text('save')} className={inner.form}>
      {schedule.holders_count > 0 && <Callout>{text('tellsHolders', { count: schedule.holders_count })}</Callout>}
      <p className={common.note}>{text('datesIn', { zone: nameOfZone(timeZone, language) })}</p>
      {dates.map((date, at) => (
        <DateFields
          key={date.key}
          at={at}
          date={date}
          onChange={(part) => change({ dates: dates.map((each) => (each === date ? { ...date, ...part } : each)) })}
          {...(dates.length > 1 && { onRemove: () => change({ dates: dates.filter((each) => each !== date) }) })}
        />
      ))}
      {dates.length < SESSIONS_MAX && (
        <div>
          <Button icon={<Plus />} onClick={() => change({ dates: [...dates, weekAfter(dates.at(-1), timeZone)] })}>
            {text('addDate')}
          </Button>
        </div>
      )}
      <VenueFields venue={venue} field={field} />
      <TextField
        {...field.digits('capacity')}
        label={text('capacity')}
        help={schedule.places_taken > 0 ? text('placesTaken', { taken: schedule.places_taken }) : text('capacityHelp')}
      />
    </SavedForm>
  )
}

interface DateFieldsProps {
  at: number
  date: TypedDate
  onChange: (part: Partial<TypedDate>) => void
  /** left out of the only date */
  onRemove?: () => void
}

function DateFields({ at, date, onChange, onRemove }: DateFieldsProps) {
  const text = useEventPanelText()
  const field = boundTo(date, onChange)
  return (
    <div className={styles.date}>
      <TextField {...field.moment('starts', `dates.${at}.starts_at`)} label={text('starts')} />
      <TextField {...field.moment('ends', `dates.${at}.ends_at`)} label={text('ends')} />
      {onRemove && <IconButton label={text('removeDate', { number: at + 1 })} icon={<Trash2 />} onClick={onRemove} />}
    </div>
  )
}

/** A link, or a place with its address. */
function VenueFields({ venue, field }: { venue: Venue; field: Bound<ReturnType<typeof typedOf>> }) {
  const text = useEventPanelText()
  return (
    <>
      <RadioGroup
        {...field.choice('venue')}
        label={text('venue')}
        options={[
          { value: 'online', label: text('venueOnline') },
          { value: 'place', label: text('venuePlace') },
        ]}
      />
      {venue === 'online' ? (
        <TextField {...field.text('link', 'online_url')} type="url" {...withHelp(text, 'link')} maxLength={LINK_MAX} />
      ) : (
        <>
          <TextField {...field.text('place')} {...withHelp(text, 'place')} required maxLength={PLACE_MAX} />
          <TextArea {...field.text('address')} label={text('address')} rows={2} maxLength={ADDRESS_MAX} />
        </>
      )}
    </>
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
