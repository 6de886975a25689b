import { useRevalidator } from 'react-router'
import { useSending } from '#kit/forms/use-sending.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import type { OrderDetails } from '../contract.ts'
import { declineRefund, WORDS_MAX } from '../refund-requests/contract.ts'
import { useOrdersText } from './panel-text.ts'

/** What the buyer is told why they do not get their money back. */
export function DeclineDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const text = useOrdersText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ answer: '' })
  const decline = () =>
    send(async () => {
      await api.call(declineRefund, { orderId: order.id, ...values })
      toast.show(text('declined'))
      onClose()
      await revalidate()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('declineTitle', { number: order.number })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('declineSend')}
      isSending={isSending}
      onSubmit={() => void decline()}
    >
      <TextArea
        {...field.text('answer')}
        {...withHelp(text, 'declineAnswer')}
        required
        maxLength={WORDS_MAX}
        data-focus-first
      />
    </FormDialog>
  )
}
