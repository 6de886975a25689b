import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { ACCESS_LENGTHS } from '../editor/vocabulary.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import { PLAN_PERIODS } from '../plans/vocabulary.ts'
import { BY_PERIODS, type ProductKind } from '../vocabulary.ts'
import styles from './catalog.module.css'
import type { Pricing } from './pricing.ts'
import { useCatalogText } from './use-text.ts'

interface PriceFieldsProps {
  kind: ProductKind
  pricing: Pricing
  currency: string
  onChange: (pricing: Pricing) => void
}

export function PriceFields({ kind, pricing, currency, onChange }: PriceFieldsProps) {
  const text = useCatalogText()
  const isPlan = pricing.paymentModel === BY_PERIODS
  const field = boundTo(pricing, (part) => onChange({ ...pricing, ...part }))
  return (
    <>
      <RadioGroup
        {...field.choice('kind')}
        label={text('isPaid')}
        options={[
          { value: 'set', label: text('paid') },
          { value: 'chosen', label: text('chosen'), help: text('chosenHelp') },
          { value: 'free', label: text('free') },
        ]}
      />
      {pricing.kind === 'chosen' && (
        <div className={`${common.narrowPair} ${styles.pair}`}>
          <MoneyField
            {...field.money('minimum', 'minimum_amount')}
            {...withHelp(text, 'minimumAmount')}
            currency={currency}
            required
          />
          <MoneyField {...field.money('amount')} {...withHelp(text, 'suggestedAmount')} currency={currency} required />
        </div>
      )}
      {pricing.kind === 'set' && (
        <div className={styles.narrow}>
          <MoneyField {...field.money('amount')} label={text('price')} currency={currency} required />
        </div>
      )}
      {!KINDS[kind].isTimed && (
        <RadioGroup
          {...field.choice('paymentModel', 'payment_model')}
          label={text('paymentModel')}
          options={[
            { value: 'one_time', label: text('paidOnce') },
            { value: BY_PERIODS, label: text('paidByPeriods'), help: text('paidByPeriodsHelp') },
          ]}
        />
      )}
      {isPlan && (
        <div className={`${common.narrowPair} ${styles.pair}`}>
          <Select
            {...field.choice('period', 'period_months')}
            label={text('period')}
            options={PLAN_PERIODS.map((value) => ({ value, label: text(`period_${value}`) }))}
          />
          {pricing.period !== 'lifetime' && (
            <TextField {...field.digits('trialDays', 'trial_days')} {...withHelp(text, 'trialDays')} />
          )}
        </div>
      )}
      {isPlan && pricing.period !== 'lifetime' && Number(pricing.trialDays) > 0 && (
        <Checkbox {...field.tick('trialNeedsCard', 'trial_needs_card')} {...withHelp(text, 'trialNeedsCard')} />
      )}
      {!KINDS[kind].isTimed && !isPlan && (
        <div className={styles.narrow}>
          <Select
            {...field.choice('accessLength', 'access_length')}
            label={text('accessLength')}
            help={text('accessHelp')}
            options={ACCESS_LENGTHS.map((value) => ({ value, label: text(value) }))}
          />
        </div>
      )}
      {!isPlan && pricing.accessLength === 'one_time' && (
        <div className={`${common.narrowPair} ${styles.pair}`}>
          <TextField {...field.digits('accessDays', 'access_days')} {...withHelp(text, 'accessDays')} />
          <TextField {...field.day('accessUntil', 'access_until')} {...withHelp(text, 'accessUntil')} />
        </div>
      )}
    </>
  )
}
