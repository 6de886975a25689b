import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { dayOf } from '#platform/time/days.ts'
import { addPayout, type EditablePartner } from '../contract.ts'
import { NOTE_MAX } from '../vocabulary.ts'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnersText } from './use-text.ts'

interface PayoutDialogProps {
  partner: EditablePartner
  onClose: () => void
  onDone: () => Promise<void>
}

/** Puts down that so much was paid; opened once, it is one payout, however often it is pressed. */
export function PayoutDialog({ partner: { id: partnerId, name, balances }, onClose, onDone }: PayoutDialogProps) {
  const text = usePartnersText()
  const api = useApi()
  const { timeZone } = useLocale()
  const { money } = usePartnerWords()
  const { send, isSending, errorProps } = useSending()
  const owed = balances.filter((balance) => balance.owed > 0)
  const [key] = useState(() => crypto.randomUUID())
  const owedIn = (chosen: string) => owed.find((balance) => balance.currency === chosen)!.owed
  const [suggested] = useState(() => ({
    currency: owed[0]!.currency,
    amount: owed[0]!.owed as number | null,
    paid_on: dayOf(new Date(), timeZone),
    note: '',
  }))
  const { values, field, change } = useTyped(suggested)
  const { currency } = values
  const putDown = () =>
    send(async () => {
      await api.call(addPayout, { partnerId, payout_key: key, ...values, amount: values.amount as number })
      toast.show(text('putDownDone'))
      onClose()
      await onDone()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('payoutFor', { name })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('putDown')}
      isSending={isSending}
      onSubmit={() => void putDown()}
    >
      {owed.length > 1 && (
        <Select
          name="currency"
          label={text('owed')}
          value={currency}
          onChange={({ target: { value } }) => change({ currency: value, amount: owedIn(value) })}
          options={owed.map((balance) => ({ value: balance.currency, label: money(balance.owed, balance.currency) }))}
        />
      )}
      <MoneyField
        key={currency}
        {...field.money('amount')}
        label={text('payoutAmount')}
        help={text('payoutAmountHelp', { amount: money(owedIn(currency), currency) })}
        required
        currency={currency}
      />
      <TextField {...field.day('paid_on')} label={text('paidOn')} required />
      <TextField {...field.text('note')} {...withHelp(text, 'note')} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
