import { useRevalidator } from 'react-router'
import { useSending } from '#kit/forms/use-sending.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { refundContractWithdrawal, type ContractWithdrawalRow } from '../contract-withdrawals/contract.ts'
import { useOrdersText } from './panel-text.ts'

export function RefundContractWithdrawal({ withdrawal }: { withdrawal: ContractWithdrawalRow }) {
  const text = useOrdersText()
  const api = useApi()
  const confirm = useConfirm()
  const { language } = useLocale()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSending()
  const { id: withdrawalId, order, buyer, left_amount: left } = withdrawal
  const amount = formatMoney({ amount: left, currency: order.currency }, language)

  const refund = async () => {
    const consequence = text('refundConsequence', { amount, name: buyer.name })
    if (!(await confirm({ consequence, action: text('refund', { amount }) }))) return
    const isDone = await send(async () => {
      await api.call(refundContractWithdrawal, { withdrawalId })
      toast.show(text('refundAsked', { amount }))
    })
    await revalidate()
    return isDone
  }
  return (
    <Button
      busy={isSending}
      aria-label={text('refundWhich', { amount, number: order.number })}
      onClick={() => void refund()}
    >
      {text('refund', { amount })}
    </Button>
  )
}
