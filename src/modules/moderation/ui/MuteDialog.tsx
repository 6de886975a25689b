import { useApi } from '#kit/api/ApiProvider.tsx'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { toast } from '#kit/feedback/toast.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
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
  const { send, isSending, errorProps } = useSending()
  const { id, name } = student
  const [reason, setReason] = useDraft(`mute:${id}`)
  const close = () => {
    setReason('')
    onClose()
  }

  const mute = async (form: FormData) => {
    const days = MUTE_DAYS.find((each) => String(each) === form.get('days')) ?? null
    await send(async () => {
      await api.call(muteStudent, { id, reason, days })
      toast.show(text('muted', { name }))
      close()
      onMuted()
    })
  }

  return (
    <FormDialog
      title={text('muteWhom', { name })}
      onClose={close}
      dismiss={text('cancel')}
      submit={text('mute')}
      look="danger"
      isSending={isSending}
      {...errorProps}
      onSubmit={(form) => void mute(new FormData(form))}
    >
      <p>{text('muteIntro', { name })}</p>
      <TextArea
        name="reason"
        {...withHelp(text, 'muteReason')}
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
