import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { type Fees, setFees } from '../fees/contract.ts'
import { readPercent, writePercent } from './percent.ts'
import { FEES_CHANGED } from '../vocabulary.ts'
import styles from './limits.module.css'
import { useOperatingText } from './use-text.ts'

type Fee = Fees['fees'][number]
interface Draft {
  currency: Fee['currency']
  percent: string
  fixed: number | null
  vat: string
}

/** What the platform takes of payments from now on, by currency. What was typed stays where another operator was quicker. */
export function FeesForm({ saved }: { saved: Fees }) {
  const text = useOperatingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [drafts, setDrafts] = useState(() => saved.fees.map(draftOf))
  const change = (at: number, part: Partial<Draft>) =>
    setDrafts((now) => now.map((draft, place) => (place === at ? { ...draft, ...part } : draft)))
  const save = async () => {
    try {
      await api.call(setFees, { fees: drafts.map(feeOf), version: saved.version })
    } catch (error) {
      if (error instanceof ApiProblem && error.code === FEES_CHANGED) await revalidate()
      throw error
    }
    await revalidate()
  }
  return (
    <Section title={text('fees')}>
      <div className={common.stack}>
        <p className={common.soft}>{text('feesIntro')}</p>
        <SavedForm save={save} submit={text('saveFees')} look="secondary" className={styles.form}>
          {drafts.map((draft, at) => (
            <fieldset key={draft.currency} className={styles.fee}>
              <legend>{draft.currency}</legend>
              <div className={styles.limits}>
                <TextField
                  name={`fees.${at}.basis_points`}
                  label={text('feePercent')}
                  inputMode="decimal"
                  maxLength={6}
                  value={draft.percent}
                  onChange={({ target }) => change(at, { percent: target.value })}
                />
                <MoneyField
                  name={`fees.${at}.fixed_amount`}
                  label={text('feeFixed')}
                  currency={draft.currency}
                  amount={draft.fixed}
                  onAmount={(fixed) => change(at, { fixed })}
                />
                <TextField
                  name={`fees.${at}.vat_rate`}
                  label={text('feeVat')}
                  inputMode="numeric"
                  maxLength={2}
                  value={draft.vat}
                  onChange={({ target }) => change(at, { vat: target.value.replaceAll(/\D/g, '') })}
                />
              </div>
            </fieldset>
          ))}
        </SavedForm>
      </div>
    </Section>
  )
}

const draftOf = (fee: Fee): Draft => ({
  currency: fee.currency,
  percent: writePercent(fee.basis_points),
  fixed: fee.fixed_amount,
  vat: String(fee.vat_rate),
})

/** What cannot be read is sent as it is, so that the server says so beside the field. */
const feeOf = ({ currency, percent, fixed, vat }: Draft): Fee => ({
  currency,
  basis_points: readPercent(percent) ?? Number.NaN,
  fixed_amount: fixed ?? 0,
  vat_rate: Number(vat),
})
