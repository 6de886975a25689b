import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { type Membership, pauseMembership } from '../contract.ts'
import { PAUSE_MONTHS } from '../vocabulary.ts'
import { useSubscriptionText } from './text.ts'

interface PauseDialogProps {
  membership: Membership
  title: string
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Nothing is charged for one to three months. */
export function PauseDialog({ membership: { id }, title, onChanged, onClose }: PauseDialogProps) {
  const text = useSubscriptionText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const [months, setMonths] = useState<(typeof PAUSE_MONTHS)[number]>(1)
  const pause = () =>
    send(
      () => api.call(pauseMembership, { membership_id: id, months }),
      async () => {
        onClose()
        toast.show(text('pausedNow'))
        await onChanged()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('pauseTitle', { title })}
      dismiss={text('back')}
      submit={text('pauseIt')}
      isSending={isSending}
      onSubmit={() => void pause()}
      onClose={onClose}
    >
      <p>{text('pauseText')}</p>
      <RadioGroup
        name="months"
        label={text('pauseFor')}
        value={String(months)}
        onChange={({ target }) => setMonths(PAUSE_MONTHS.find((each) => String(each) === target.value)!)}
        options={PAUSE_MONTHS.map((each) => ({ value: String(each), label: text(`pause_${each}`) }))}
      />
    </FormDialog>
  )
}
