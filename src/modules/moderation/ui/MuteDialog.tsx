import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { toast } from '#kit/feedback/toast.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { muteStudent } from '../contract.ts'
import { MUTE_DAYS, MUTE_REASON_MAX } from '../vocabulary.ts'
import { useText } from './use-text.ts'

interface MuteDialogProps {
  student: { id: string; name: string }
  onMuted: () => void
  onClose: () => void
}

export function MuteDialog({ student, onMuted, onClose }: MuteDialogProps) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const [errors, setErrors] = useState<FormErrors>({})
  const [isSending, setSending] = useState(false)
  const { id, name } = student
  const [reason, setReason] = useDraft(`mute:${id}`)
  const close = () => {
    setReason('')
    onClose()
  }

  const send = async (form: FormData) => {
    if (isSending) return
    setSending(true)
    const days = MUTE_DAYS.find((each) => String(each) === form.get('days')) ?? null
    try {
      await api.call(muteStudent, { id, reason, days })
      toast.show(text('muted', { name }))
      close()
      onMuted()
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 422) setErrors(error.fields)
      else showProblem(error)
      setSending(false)
    }
  }

  return (
    <FormDialog
      title={text('muteWhom', { name })}
      onClose={close}
      dismiss={text('cancel')}
      submit={text('mute')}
      look="danger"
      isSending={isSending}
      errors={errors}
      onSubmit={(form) => void send(new FormData(form))}
    >
      <p>{text('muteIntro', { name })}</p>
      <TextArea
        name="reason"
        label={text('muteReason')}
        help={text('muteReasonHelp')}
        required
        maxLength={MUTE_REASON_MAX}
        data-focus-first
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <RadioGroup
        name="days"
        label={text('muteDays')}
        defaultValue="1"
        options={[
          { value: '1', label: text('oneDay') },
          { value: '7', label: text('sevenDays') },
          { value: '', label: text('forever') },
        ]}
      />
    </FormDialog>
  )
}
