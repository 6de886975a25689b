import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLedgerText } from '#modules/ledger/ui/text.ts'
import { CORRECTED_ACCOUNTS, CORRECTION_REASON_MAX, CORRECTION_SIDES } from '#modules/ledger/vocabulary.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Input } from '#platform/contract/endpoint.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { correctLedger, type SchoolLedger as Ledger } from '../ledger/contract.ts'
import type { OperatedSchool } from '../schools/contract.ts'
import { HeldByAccount } from './HeldByAccount.tsx'
import { useOperatingText } from './use-text.ts'

interface SchoolLedgerProps {
  school: Pick<OperatedSchool, 'id' | 'currency'>
  ledger: Ledger
}

/** What a school's ledger holds, whether it agrees, and what was put right in it; and the way to put something right. */
export function SchoolLedger({ school, ledger: { balances, differences, corrections } }: SchoolLedgerProps) {
  const text = useOperatingText()
  const ledger = useLedgerText()
  const { language } = useLocale()
  const [isCorrecting, setCorrecting] = useState(false)
  const currencies = [...new Set([school.currency, ...balances.map(({ currency }) => currency)])]
  const columns: Column<Ledger['corrections'][number]>[] = [
    column(text('when'), ({ at }) => <DateText at={at} withTime />),
    column(text('correctionReason'), ({ reason }) => reason),
    column(ledger('account'), ({ account }) => text(`of_${account}`)),
    column(text('inFavourOf'), ({ in_favour_of: side }) => text(`favour_${side}`)),
    figure(ledger('amount'), ({ amount, currency }) => formatMoney({ amount, currency }, language)),
  ]
  return (
    <div className={common.stack}>
      {differences !== null && differences > 0 && (
        <Callout tone="caution">{text('ledgerDiffers', { count: differences })}</Callout>
      )}
      {balances.length > 0 ? (
        <HeldByAccount balances={balances} caption={ledger('balance')} />
      ) : (
        <p className={common.soft}>{text('emptyLedger')}</p>
      )}
      {corrections.length > 0 && <DataTable caption={ledger('corrections')} rows={corrections} columns={columns} />}
      <div>
        <Button onClick={() => setCorrecting(true)}>{text('correct')}</Button>
      </div>
      {isCorrecting && (
        <CorrectionDialog school={school} currencies={currencies} onClose={() => setCorrecting(false)} />
      )}
    </div>
  )
}

interface DialogProps extends Pick<SchoolLedgerProps, 'school'> {
  /** the school's own, and any other that it has money in */
  currencies: string[]
  onClose: () => void
}

function CorrectionDialog({ school, currencies, onClose }: DialogProps) {
  const text = useOperatingText()
  const ledger = useLedgerText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending()
  // One correction, however often it has to be sent.
  const [correctionKey] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState<number | null>(null)
  const [currency, setCurrency] = useState(school.currency)
  const correct = (form: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(form)) as Pick<
      Input<typeof correctLedger>,
      'account' | 'in_favour_of' | 'currency' | 'reason'
    >
    void send(
      () => api.call(correctLedger, { ...typed, id: school.id, correction_key: correctionKey, amount: amount ?? 0 }),
      async () => {
        onClose()
        toast.show(text('corrected'))
        await revalidate()
      },
    )
  }
  return (
    <FormDialog
      {...errorProps}
      title={text('correctTitle')}
      dismiss={text('cancel')}
      submit={text('enterCorrection')}
      isSending={isSending}
      onSubmit={correct}
      onClose={onClose}
    >
      <p className={common.soft}>{text('correctIntro')}</p>
      <RadioGroup
        name="in_favour_of"
        label={text('inFavourOf')}
        defaultValue="school"
        options={CORRECTION_SIDES.map((value) => ({ value, label: text(`favour_${value}`) }))}
      />
      <Select
        name="account"
        label={ledger('account')}
        options={CORRECTED_ACCOUNTS.map((value) => ({ value, label: text(`of_${value}`) }))}
      />
      <Select
        name="currency"
        label={text('currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value)}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <MoneyField
        key={currency}
        name="amount"
        label={ledger('amount')}
        currency={currency}
        amount={amount}
        onAmount={setAmount}
        required
      />
      <TextArea
        name="reason"
        label={text('correctionReason')}
        help={text('correctionReasonHelp')}
        maxLength={CORRECTION_REASON_MAX}
        rows={3}
        required
      />
    </FormDialog>
  )
}
