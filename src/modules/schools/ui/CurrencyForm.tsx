import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { CURRENCIES, type SchoolCurrency } from '#platform/money.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { onDemand } from '#kit/on-demand.ts'
import { withHelp } from '#kit/text/with-help.ts'
import { type CurrencyChange, getCurrencyChange, setCurrency } from '../currency/contract.ts'
import { BOUND_TO_CURRENCY } from '../currency/vocabulary.ts'
import styles from './schools.module.css'
import { useCurrencyText } from './use-text.ts'

const CurrencyDialog = onDemand(async () => (await import('./CurrencyDialog.tsx')).CurrencyDialog)

/** A school that sells nothing yet chooses at once; any other is told first what follows. */
export function CurrencyForm({ saved }: { saved: SchoolCurrency }) {
  const text = useCurrencyText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [currency, choose] = useState(saved)
  const [asked, ask] = useState<CurrencyChange | null>(null)
  const { submitting, isSending, errorProps } = useSending()

  const save = submitting(async () => {
    const change = await api.call(getCurrencyChange)
    const isAsked = change.currency === saved && change.taken.includes(currency) && changesAnything(change)
    if (currency !== saved && isAsked) return ask(change)
    await api.call(setCurrency, { currency, from: saved })
    toast.saved()
    return revalidate()
  })

  return (
    <>
      <Form className={styles.form} onSubmit={save} {...errorProps}>
        <Select
          name="currency"
          {...withHelp(text, 'currency')}
          value={currency}
          onChange={({ target }) => choose(CURRENCIES.find((each) => each === target.value) ?? saved)}
          options={CURRENCIES.map((each) => ({ value: each, label: text(each) }))}
        />
        <FormActions submit={text('saveCurrency')} isSending={isSending} look="secondary" />
      </Form>
      {asked && <CurrencyDialog change={asked} to={currency} onClose={() => ask(null)} />}
    </>
  )
}

const changesAnything = (change: CurrencyChange): boolean => BOUND_TO_CURRENCY.some((what) => change[what] > 0)
