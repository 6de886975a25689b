import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { RadioGroup } from '#web/kit/fields/RadioGroup.tsx'
import { TextArea } from '#web/kit/fields/TextArea.tsx'
import type { FormErrors } from '#web/kit/forms/form-context.ts'
import { FormDialog } from '#web/kit/overlays/FormDialog.tsx'
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

  const send = async (form: FormData) => {
    if (isSending) return
    setSending(true)
    const reason = form.get('reason')
    const days = MUTE_DAYS.find((each) => String(each) === form.get('days')) ?? null
    try {
      await api.call(muteStudent, { id, reason: typeof reason === 'string' ? reason : '', days })
      toast.show(text('muted', { name }))
      onClose()
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
      onClose={onClose}
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
