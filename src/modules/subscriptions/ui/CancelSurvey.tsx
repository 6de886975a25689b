import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { surveyCancel } from '../contract.ts'
import {
  CANCEL_REASONS,
  type CancelReason,
  OTHER_REASON_MAX,
  OTHER_REASON_MIN,
  REASONS_IN_WORDS,
} from '../vocabulary.ts'
import { useSubscriptionText } from './text.ts'

/** For so long the button stays locked after it was pressed (commerce §9). */
const LOCKED_MS = 3_000

/** Why somebody left: closing it reads the page anew, answered or not. */
export function CancelSurvey({ membershipId, onClose }: { membershipId: string; onClose: () => void }) {
  const text = useSubscriptionText()
  const api = useApi()
  const { send, refuse, isSending, errorProps } = useSending()
  const [reason, setReason] = useState<CancelReason>()
  const [words, setWords] = useState('')
  const [isLocked, setLocked] = useState(false)
  const asksWords = reason !== undefined && REASONS_IN_WORDS.includes(reason)

  const answer = () => {
    if (!reason) return refuse({ reason: [text('chooseReason')] })
    if (asksWords && words.trim().length < OTHER_REASON_MIN)
      return refuse({ other_reason: [text('wordsShort', { count: OTHER_REASON_MIN, min: OTHER_REASON_MIN })] })
    setLocked(true)
    setTimeout(() => setLocked(false), LOCKED_MS)
    return send(
      () => api.call(surveyCancel, { reason, other_reason: words, membership_id: membershipId }),
      () => {
        toast.show(text('thanks'))
        onClose()
      },
    )
  }
  return (
    <FormDialog
      {...errorProps}
      title={text('surveyTitle')}
      dismiss={text('skip')}
      submit={text('send')}
      isSending={isSending || isLocked}
      onSubmit={() => void answer()}
      onClose={onClose}
    >
      <p>{text('surveyText')}</p>
      <RadioGroup
        name="reason"
        label={text('reason')}
        value={reason ?? ''}
        onChange={({ target }) => setReason(CANCEL_REASONS.find((each) => each === target.value))}
        options={CANCEL_REASONS.map((each) => ({ value: each, label: text(`reason_${each}`) }))}
      />
      {asksWords && (
        <TextArea
          name="other_reason"
          label={text('words')}
          required
          maxLength={OTHER_REASON_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </FormDialog>
  )
}
