import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { cancelMembership, type Membership } from '../contract.ts'
import { CancelSurvey } from './CancelSurvey.tsx'
import { useSubscriptionText } from './text.ts'

interface CancelDialogProps {
  membership: Membership
  title: string
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Typing CANCEL ends it with what is paid; then one question, whose closing reads the page anew (commerce §4). */
export function CancelDialog({ membership, title, onChanged, onClose }: CancelDialogProps) {
  const text = useSubscriptionText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const [typed, setTyped] = useState('')
  const [canceledId, setCanceledId] = useState<string>()
  const leave = async () => {
    onClose()
    await onChanged()
  }
  const cancel = () =>
    send(
      () => api.call(cancelMembership, { membership_id: membership.id, confirmation: typed }),
      ({ status, membership_id }) => (status === 'STARTED' ? leave() : setCanceledId(membership_id)),
    )
  if (canceledId) return <CancelSurvey membershipId={canceledId} onClose={() => void leave()} />
  const { period_ends_at: end, status } = membership
  return (
    <FormDialog
      {...errorProps}
      title={text('cancelTitle', { title })}
      dismiss={text('back')}
      submit={text('cancelIt')}
      isSending={isSending}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {status === 'at_risk' || !end
          ? text('cancelNow')
          : text('cancelKeeps', { date: formatDate(end, language, timeZone) })}
      </p>
      <TextField
        name="confirmation"
        label={text('cancelType')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
