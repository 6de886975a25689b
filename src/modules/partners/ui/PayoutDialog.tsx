import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
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
  const [currency, setCurrency] = useState(owed[0]!.currency)
  const most = owed.find((balance) => balance.currency === currency)!.owed
  const [amount, setAmount] = useState<number | null>(most)
  const [paidOn, setPaidOn] = useState(() => dayOf(new Date(), timeZone))
  const [note, setNote] = useState('')
  const choose = (chosen: string) => {
    setCurrency(chosen)
    setAmount(owed.find((balance) => balance.currency === chosen)!.owed)
  }
  const putDown = () =>
    send(async () => {
      const payout = { payout_key: key, amount: amount as number, currency, paid_on: paidOn, note }
      await api.call(addPayout, { partnerId, ...payout })
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
          onChange={(event) => choose(event.target.value)}
          options={owed.map((balance) => ({ value: balance.currency, label: money(balance.owed, balance.currency) }))}
        />
      )}
      <MoneyField
        key={currency}
        name="amount"
        label={text('payoutAmount')}
        help={text('payoutAmountHelp', { amount: money(most, currency) })}
        required
        currency={currency}
        amount={amount}
        onAmount={setAmount}
      />
      <TextField
        name="paid_on"
        type="date"
        label={text('paidOn')}
        required
        value={paidOn}
        onChange={(event) => setPaidOn(event.target.value)}
      />
      <TextField
        name="note"
        label={text('note')}
        help={text('noteHelp')}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
