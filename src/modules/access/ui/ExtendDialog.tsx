import { useSending } from '#kit/forms/use-sending.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { endOfDay } from '#platform/time/days.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { extendGrant, type Grant } from '../contract.ts'
import { ReasonField } from './ReasonField.tsx'
import { useAccessText } from './use-text.ts'

interface ExtendDialogProps {
  grant: Grant
  onDone: () => void
  onClose: () => void
}

export function ExtendDialog({ grant, onDone, onClose }: ExtendDialogProps) {
  const text = useAccessText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ until: '', reason: '' })

  const extend = () =>
    send(async () => {
      await api.call(extendGrant, { grantId: grant.id, ...values })
      toast.show(text('extended', { date: formatDate(endOfDay(values.until, timeZone), language, timeZone) }))
      onClose()
      onDone()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('extendWhat', { title: grant.product.title })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('extend')}
      isSending={isSending}
      onSubmit={() => void extend()}
    >
      <TextField {...field.day('until')} label={text('until')} required data-focus-first />
      <ReasonField field={field} />
    </FormDialog>
  )
}
