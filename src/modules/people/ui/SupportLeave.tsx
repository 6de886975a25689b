import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import { endSupport, letSupportIn, type SupportLeave as Leave } from '../support/contract.ts'
import { LEAVE_HOURS, LEAVE_REASON_MAX } from '../support/vocabulary.ts'
import inner from '#kit/inner.module.css'
import { useSupportText } from './support-text.ts'

/** Whether support may come in now: the leave that is open, to be ended, or the way to give one. */
export function SupportLeave({ open }: { open: Leave | undefined }) {
  return open ? <OpenLeave leave={open} /> : <LeaveForm />
}

function OpenLeave({ leave: { id, expires_at: until, reason } }: { leave: Leave }) {
  const text = useSupportText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { revalidate } = useRevalidator()
  const ending = {
    key: 'end',
    label: text('end'),
    look: 'danger' as const,
    consequence: text('endConsequence'),
    work: () => api.call(endSupport, { leaveId: id }),
    goOn: () => revalidate(),
    said: text('ended'),
  }
  return (
    <Callout tone="caution">
      <p>
        <strong>{text('isIn', { when: formatDateTime(until, language, timeZone) })}</strong> {reason}
      </p>
      <div className={common.row}>
        <ActionButtons actions={[ending]} />
      </div>
    </Callout>
  )
}

function LeaveForm() {
  const text = useSupportText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const letIn = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const hours = LEAVE_HOURS.find((each) => String(each) === typed.get('hours')) ?? LEAVE_HOURS[0]
    return send(
      () => api.call(letSupportIn, { hours, reason: typed.get('reason') as string }),
      async () => {
        toast.show(text('let'))
        await revalidate()
      },
    )
  }
  return (
    <Form
      {...errorProps}
      className={inner.form}
      onSubmit={(event) => {
        event.preventDefault()
        void letIn(event.currentTarget)
      }}
    >
      <p>{text('notIn')}</p>
      <TextArea name="reason" label={text('reason')} help={text('reasonHelp')} limit={LEAVE_REASON_MAX} required />
      <RadioGroup
        name="hours"
        label={text('hours')}
        defaultValue={String(LEAVE_HOURS[0])}
        options={LEAVE_HOURS.map((hours) => ({ value: String(hours), label: text(`hours-${hours}`) }))}
      />
      <FormActions submit={text('letIn')} isSending={isSending} />
    </Form>
  )
}
