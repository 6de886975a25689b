import { Plus, Trash2 } from 'lucide-react'
import common from '#kit/common.module.css'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeHours, type Setup } from '../setup/contract.ts'
import { EXCEPTIONS_MAX, RULES_MAX } from '../vocabulary.ts'
import styles from './consultations.module.css'
import { sayWeekday } from './say-slot.ts'
import { useConsultationPanelText } from './panel-text.ts'

type Rule = Setup['hours']['rules'][number]
type Exception = Setup['hours']['exceptions'][number]
type Span = Exception['spans'][number]

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const USUAL: Span = { from: '09:00', until: '17:00' }

interface HoursFormProps {
  consultationId: string
  setup: Setup
  onSaved: () => Promise<void>
}

/** When a consultation is offered, by the school's clocks: each week, and days that differ. */
export function HoursForm({ consultationId, setup, onSaved }: HoursFormProps) {
  const text = useConsultationPanelText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const { values, change, forget, name } = useGuardedWork(`hours:${consultationId}`, setup.hours)
  const { rules, exceptions } = values
  const save = async () => {
    await api.call(changeHours, { consultationId, rules, exceptions, seen: seenOf(changeHours, setup) })
    await onSaved()
  }
  const changeRule = (at: number, part: Partial<Span>) =>
    change({ rules: rules.map((rule, place) => (place === at ? { ...rule, ...part } : rule)) })
  const changeDay = (at: number, part: Partial<Exception>) =>
    change({ exceptions: exceptions.map((each, place) => (place === at ? { ...each, ...part } : each)) })
  return (
    <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
      {setup.coming_count > 0 && <Callout>{text('bookedKeep', { count: setup.coming_count })}</Callout>}
      <p className={common.note}>{text('hoursIn', { zone: nameOfZone(timeZone, language) })}</p>
      <fieldset className={styles.week}>
        <legend>{text('week')}</legend>
        {WEEKDAYS.map((weekday) => (
          <Weekday
            key={weekday}
            day={sayWeekday(weekday, language)}
            own={rules.map((rule, at) => ({ rule, at })).filter(({ rule }) => rule.weekday === weekday)}
            canAdd={rules.length < RULES_MAX}
            onChange={changeRule}
            onAdd={(span) => change({ rules: [...rules, { weekday, ...span }] })}
            onRemove={(at) => change({ rules: rules.filter((_, place) => place !== at) })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.week}>
        <legend>{text('exceptions')}</legend>
        <p className={common.note}>{text('exceptionsHelp')}</p>
        {exceptions.map((exception, at) => (
          <ExceptionFields
            // oxlint-disable-next-line react/no-array-index-key -- days are told apart by their place until they are typed
            key={at}
            at={at}
            exception={exception}
            onChange={(part) => changeDay(at, part)}
            onRemove={() => change({ exceptions: exceptions.filter((_, place) => place !== at) })}
          />
        ))}
        {exceptions.length < EXCEPTIONS_MAX && (
          <div>
            <Button icon={<Plus />} onClick={() => change({ exceptions: [...exceptions, { day: '', spans: [] }] })}>
              {text('addException')}
            </Button>
          </div>
        )}
      </fieldset>
    </SavedForm>
  )
}

interface WeekdayProps {
  day: string
  own: { rule: Rule; at: number }[]
  canAdd: boolean
  onChange: (at: number, part: Partial<Span>) => void
  onAdd: (span: Span) => void
  onRemove: (at: number) => void
}

function Weekday({ day, own, canAdd, onChange, onAdd, onRemove }: WeekdayProps) {
  const text = useConsultationPanelText()
  return (
    <div className={styles.weekday}>
      <span className={styles.weekdayName}>{day}</span>
      <div className={styles.spans}>
        {own.length === 0 && <span className={common.note}>{text('notOffered')}</span>}
        {own.map(({ rule, at }) => (
          <SpanFields
            key={at}
            name={`rules.${at}`}
            day={day}
            span={rule}
            onChange={(part) => onChange(at, part)}
            onRemove={() => onRemove(at)}
          />
        ))}
        {canAdd && (
          <div>
            <Button
              look="quiet"
              icon={<Plus />}
              aria-label={text('addSpanOf', { day })}
              onClick={() => onAdd(spanAfter(own.at(-1)?.rule))}
            >
              {text('addSpan')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

interface ExceptionFieldsProps {
  at: number
  exception: Exception
  onChange: (part: Partial<Exception>) => void
  onRemove: () => void
}

function ExceptionFields({ at, exception, onChange, onRemove }: ExceptionFieldsProps) {
  const text = useConsultationPanelText()
  const field = boundTo(exception, onChange)
  const { spans } = exception
  const name = text('dayNumber', { number: at + 1 })
  const isClosed = spans.length === 0
  return (
    <div className={styles.exception}>
      <div className={styles.span}>
        <TextField {...field.day('day', `exceptions.${at}.day`)} label={name} required />
        <IconButton label={text('removeException', { number: at + 1 })} icon={<Trash2 />} onClick={onRemove} />
      </div>
      <Checkbox
        name={`exceptions.${at}.closed`}
        label={text('closed')}
        checked={isClosed}
        onChange={(event) => onChange({ spans: event.target.checked ? [] : [USUAL] })}
      />
      {spans.map((span, place) => (
        <SpanFields
          // oxlint-disable-next-line react/no-array-index-key -- a day's hours have nothing but their place
          key={place}
          name={`exceptions.${at}.spans.${place}`}
          day={name}
          span={span}
          onChange={(part) =>
            onChange({ spans: spans.map((each, other) => (other === place ? { ...each, ...part } : each)) })
          }
          onRemove={() => onChange({ spans: spans.filter((_, other) => other !== place) })}
        />
      ))}
      {!isClosed && spans.length < 10 && (
        <div>
          <Button
            look="quiet"
            icon={<Plus />}
            aria-label={text('addSpanOf', { day: name })}
            onClick={() => onChange({ spans: [...spans, spanAfter(spans.at(-1))] })}
          >
            {text('addSpan')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SpanFieldsProps {
  name: string
  day: string
  span: Span
  onChange: (part: Partial<Span>) => void
  onRemove: () => void
}

/** A day's end is midnight, which clocks show as 00:00. */
function SpanFields({ name, day, span, onChange, onRemove }: SpanFieldsProps) {
  const text = useConsultationPanelText()
  const field = boundTo(span, onChange)
  return (
    <div className={styles.span}>
      <TextField {...field.text('from', `${name}.from`)} type="time" label={text('from', { day })} required />
      <TextField
        name={`${name}.until`}
        type="time"
        label={text('until', { day })}
        required
        value={span.until === '24:00' ? '00:00' : span.until}
        onChange={({ target: { value } }) => onChange({ until: value === '00:00' ? '24:00' : value })}
      />
      <IconButton label={text('removeSpan', { day })} icon={<Trash2 />} onClick={onRemove} />
    </div>
  )
}

/** Two hours, one after those before. */
function spanAfter(last: Span | undefined): Span {
  if (!last) return USUAL
  const hour = Number(last.until.slice(0, 2))
  const typed = (at: number) => `${String(Math.min(at, 24)).padStart(2, '0')}:00`
  return hour >= 23 ? USUAL : { from: typed(hour + 1), until: typed(hour + 3) }
}
