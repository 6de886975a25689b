import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSending } from '#kit/forms/use-sending.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { type OrderDetails, REASON_MAX, refundOrder } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'

const WHOLE = ''

interface RefundDraft {
  lineId: string
  reason: string
  /** minor units; null while empty or unreadable */
  amount: number | null
}

/** Money for all of an order, for one of its lines, or for a part of that. */
export function RefundDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const text = useOrdersText()
  const api = useApi()
  const { language } = useLocale()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  const { id: orderId, number, currency, left_amount: left } = order
  const lines = order.lines.filter((line) => line.left_amount > 0)
  const [key] = useState(() => crypto.randomUUID())
  const { values, field, change } = useTyped<RefundDraft>({ lineId: WHOLE, reason: '', amount: left })
  const { lineId, reason, amount } = values
  const money = (each: number) => formatMoney({ amount: each, currency }, language)

  const choose = (chosen: string) =>
    change({ lineId: chosen, amount: lines.find(({ id }) => id === chosen)?.left_amount ?? left })
  const refund = (given: FormData) =>
    send(async () => {
      await api.call(refundOrder, {
        orderId,
        ...(lineId !== WHOLE && { order_line_id: lineId }),
        refund_amount: amount ?? 0,
        refund_key: key,
        reason,
        access: given.get('access') === 'take' ? 'take' : 'keep',
        ...(given.has('code') && { code: 'keep' }),
      })
      toast.show(text('refundAsked', { amount: money(amount ?? 0) }))
      onClose()
      await revalidate()
    })

  return (
    <FormDialog
      {...errorProps}
      title={text('refundWhichOrder', { number })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('send')}
      look="danger"
      isSending={isSending}
      onSubmit={(form) => void refund(new FormData(form))}
    >
      {lines.length > 1 && (
        <RadioGroup
          name="order_line_id"
          label={text('refundWhat')}
          value={lineId}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: WHOLE, label: text('all', { amount: money(left) }) },
            ...lines.map(({ id, title, left_amount: each }) => ({
              value: id,
              label: text('line', { title, amount: money(each) }),
            })),
          ]}
        />
      )}
      <MoneyField
        key={lineId}
        {...field.money('amount', 'refund_amount')}
        {...withHelp(text, 'refundAmount')}
        currency={currency}
        required
      />
      <TextArea
        {...field.text('reason')}
        {...withHelp(text, 'refundReason')}
        required
        maxLength={REASON_MAX}
        data-focus-first
      />
      <WhatStays code={lineId === WHOLE && amount === left ? order.promo_code?.code : undefined} />
    </FormDialog>
  )
}

/** What the buyer keeps: access, and of an order refunded as a whole the use of its promo code. */
function WhatStays({ code }: { code: string | undefined }) {
  const text = useOrdersText()
  return (
    <>
      <RadioGroup
        name="access"
        label={text('access')}
        defaultValue="take"
        options={[
          { value: 'take', label: text('accessTake') },
          { value: 'keep', label: text('accessKeep') },
        ]}
      />
      {code && <Checkbox name="code" label={text('codeStaysUsed', { code })} help={text('codeStaysUsedHelp')} />}
    </>
  )
}
