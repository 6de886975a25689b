import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { HiddenFields } from '#modules/people/ui/HiddenFields.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { joinAsVisitor, joinWaitingList, type WaitingList } from '../../waiting/contract.ts'
import { TRAP_FIELD } from '../../waiting/vocabulary.ts'
import { useWaitingText } from './use-waiting-text.ts'
import styles from './waiting.module.css'

export interface WaitingPartProps {
  slug: string
  waiting: WaitingList
  school: string
  /** of whoever is signed in, for a form without scripts */
  token: string | null
  /** what became of the form when it was sent without scripts */
  outcome: FormOutcome | null
}

/** Where whoever looks stands in line, or the form that puts them there. It works with scripts and without. */
export function WaitingPart(props: WaitingPartProps) {
  const { waiting, outcome } = props
  const text = useWaitingText()
  const id = useId()
  const viewer = useViewer()
  const [sent, setSent] = useState(outcome && !outcome.isRefused ? outcome.message : undefined)
  if (viewer && viewer.role !== 'student') return null
  if (waiting.own)
    return (
      <div className={styles.part}>
        <OwnPlace slug={props.slug} own={waiting.own} />
      </div>
    )
  if (sent)
    return (
      <Callout tone="good" isNews>
        {sent}
      </Callout>
    )
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {text('title')}
      </h2>
      <p>{text('intro')}</p>
      {viewer ? <StudentForm {...props} /> : <VisitorForm {...props} onSent={setSent} />}
    </section>
  )
}

function OwnPlace({
  slug,
  own: { state, offer_until: until },
}: {
  slug: string
  own: NonNullable<WaitingList['own']>
}) {
  const text = useWaitingText()
  const { language, timeZone } = useLocale()
  if (state === 'taking') return <p>{text('taking')}</p>
  if (state === 'waiting')
    return (
      <>
        <p>{text('waiting')}</p>
        <LinkButton to="/my">{text('mine')}</LinkButton>
      </>
    )
  if (until === null) return <p>{text('coming')}</p>
  return (
    <>
      <p suppressHydrationWarning>{text('offered', { until: formatDateTime(until, language, timeZone) })}</p>
      <LinkButton look="primary" to={`/${slug}/checkout`}>
        {text('take')}
      </LinkButton>
    </>
  )
}

/** One press: whose it is, is known. */
function StudentForm({ slug, school, token, outcome }: WaitingPartProps) {
  const text = useWaitingText()
  const { revalidate } = useRevalidator()
  const { posting, isSending } = usePosting({ outcome })
  return (
    <Form {...posting(joinWaitingList, () => revalidate())} action={pathOf(joinWaitingList.path, slug)}>
      <HiddenFields token={token} />
      <input type="hidden" name="eventSlug" value={slug} />
      <FormActions submit={text('join')} isSending={isSending} />
      <p className={common.note}>
        {text('consent', { school })} {text('asStudent')} <Keeps />
      </p>
    </Form>
  )
}

function VisitorForm({ slug, school, outcome, onSent }: WaitingPartProps & { onSent: (message: string) => void }) {
  const text = useWaitingText()
  const { posting, isSending, typed } = usePosting({ outcome })
  const sending = posting(joinAsVisitor, ({ message }) => onSent(message))
  return (
    <Form {...sending} action={pathOf(joinAsVisitor.path, slug)}>
      <HiddenFields token={null} />
      <input type="hidden" name="eventSlug" value={slug} />
      <label className={common.hidden} aria-hidden="true">
        {text('doNotFill')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <TextField
        name="name"
        label={text('name')}
        required
        autoComplete="name"
        maxLength={120}
        defaultValue={typed['name']}
      />
      <EmailField name="email" label={text('email')} required defaultValue={typed['email']} />
      <Checkbox name="consent" label={text('title')} required defaultChecked={typed['consent'] !== undefined}>
        {text('consent', { school })}
      </Checkbox>
      <FormActions submit={text('join')} isSending={isSending} />
      <p className={common.note}>
        <Keeps />
      </p>
    </Form>
  )
}

function Keeps() {
  const text = useWaitingText()
  return (
    <>
      {text('keeps')}{' '}
      <a href="/privacy" target="_blank" rel="noopener">
        {text('privacy')}
      </a>
    </>
  )
}

const pathOf = (path: string, slug: string): string => path.replace(':eventSlug', slug)
