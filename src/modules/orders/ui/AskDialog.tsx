import { useSending } from '#kit/forms/use-sending.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { askForRefund, type RefundRequest, WORDS_MAX } from '../refund-requests/contract.ts'
import { useMyOrdersText } from './text.ts'

interface AskDialogProps {
  order: { id: string; number: string }
  onClose: () => void
  onAsked: (request: RefundRequest) => void
}

/** Why a buyer wants their money back. */
export function AskDialog({ order, onClose, onAsked }: AskDialogProps) {
  const text = useMyOrdersText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ reason: '' })
  const ask = () =>
    send(async () => {
      await api.call(askForRefund, { orderId: order.id, ...values })
      toast.show(text('asked'))
      onClose()
      onAsked({ ...values, at: new Date().toISOString(), outcome: null, answer: '', settled_at: null })
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('askTitle', { number: order.number })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('askSend')}
      isSending={isSending}
      onSubmit={() => void ask()}
    >
      <TextArea
        {...field.text('reason')}
        label={text('askReason')}
        help={text('askHelp')}
        required
        maxLength={WORDS_MAX}
        data-focus-first
      />
    </FormDialog>
  )
}
