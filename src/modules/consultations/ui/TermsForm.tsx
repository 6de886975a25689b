import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { changeTerms, type Setup } from '../setup/contract.ts'
import { type PlaceKind, WHERE_MAX } from '../vocabulary.ts'
import { useConsultationPanelText } from './panel-text.ts'

interface TermsFormProps {
  consultationId: string
  terms: Setup['terms']
  onSaved: () => Promise<void>
}

/** How long a consultation is, how far ahead it is booked, where it takes place and how it may be changed. */
export function TermsForm({ consultationId, terms, onSaved }: TermsFormProps) {
  const text = useConsultationPanelText()
  const api = useApi()
  const { values, field, change, forget, name } = useGuardedWork(`consultation:${consultationId}`, typedOf(terms))
  const { placeKind, place } = values
  const save = async () => {
    const hours = (typed: string) => (typed === '' ? null : Number(typed))
    await api.call(changeTerms, {
      consultationId,
      length_minutes: Number(values.length),
      buffer_before: Number(values.before),
      buffer_after: Number(values.after),
      notice_hours: Number(values.notice),
      horizon_days: Number(values.horizon),
      place_kind: placeKind,
      place,
      movable_hours: hours(values.movable),
      cancellable_hours: hours(values.cancellable),
      seen: seenOf(changeTerms, { terms }),
    })
    await onSaved()
  }
  const figure = (name: string, key: Figure, label: string, help?: string) => (
    <TextField {...field.digits(key, name)} label={label} {...(help && { help })} />
  )
  const where = { ...field.text('place'), maxLength: WHERE_MAX }
  return (
    <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
      <div className={inner.widePair}>
        {figure('length_minutes', 'length', text('lengthMinutes'))}
        {figure('horizon_days', 'horizon', text('horizon'))}
      </div>
      <div className={inner.widePair}>
        {figure('buffer_before', 'before', text('bufferBefore'), text('buffersHelp'))}
        {figure('buffer_after', 'after', text('bufferAfter'), text('buffersHelp'))}
      </div>
      {figure('notice_hours', 'notice', text('notice'), text('noticeHelp'))}
      <RadioGroup
        name="place_kind"
        label={text('placeKind')}
        help={text('placeHelp')}
        options={[
          { value: 'link', label: text('placeLink') },
          { value: 'address', label: text('placeAddress') },
          { value: 'phone', label: text('placePhone') },
        ]}
        value={placeKind}
        onChange={(event) => change({ placeKind: event.target.value as PlaceKind, place: '' })}
      />
      {placeKind === 'link' && <TextField {...where} type="url" {...withHelp(text, 'link')} />}
      {placeKind === 'address' && <TextArea {...where} rows={2} required label={text('address')} />}
      {placeKind === 'phone' && <TextField {...where} type="tel" required {...withHelp(text, 'phone')} />}
      <div className={inner.widePair}>
        {figure('movable_hours', 'movable', text('movable'), text('changeHelp'))}
        {figure('cancellable_hours', 'cancellable', text('cancellable'), text('changeHelp'))}
      </div>
    </SavedForm>
  )
}

type Figure = 'length' | 'before' | 'after' | 'notice' | 'horizon' | 'movable' | 'cancellable'

const typedOf = (terms: Setup['terms']) => ({
  length: String(terms.length_minutes),
  before: String(terms.buffer_before),
  after: String(terms.buffer_after),
  notice: String(terms.notice_hours),
  horizon: String(terms.horizon_days),
  placeKind: terms.place_kind,
  place: terms.place,
  movable: terms.movable_hours === null ? '' : String(terms.movable_hours),
  cancellable: terms.cancellable_hours === null ? '' : String(terms.cancellable_hours),
})
