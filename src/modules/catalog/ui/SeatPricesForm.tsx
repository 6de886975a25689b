import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { changeSeatPrices } from '../seats/contract.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import { SEAT_PRICES_MAX } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import inner from '#kit/inner.module.css'
import { seenOf } from '#platform/contract/seen-of.ts'

interface Step {
  /** tells steps apart while they are typed */
  key: number
  from: string
  amount: number | null
}

/** Where the next prices usually begin. */
const USUAL = ['5', '10', '25', '50', '100']

/** Whether one order may be for several people, and from how many on each costs less. */
export function SeatPricesForm({ product, variant, onSaved }: VariantFormProps) {
  const text = useCatalogText()
  const api = useApi()
  const { values, field, change, forget, name } = useGuardedWork(`seats:${variant.id}`, {
    isOn: variant.seat_prices !== null,
    steps: (variant.seat_prices ?? []).map(({ from, amount }, key): Step => ({ key, from: String(from), amount })),
  })
  const { isOn, steps } = values
  const areTickets = KINDS[product.kind].hasTickets
  const add = () => {
    const from = USUAL.find((usual) => steps.every((step) => Number(step.from) < Number(usual))) ?? ''
    change({ steps: [...steps, { key: Math.max(-1, ...steps.map(({ key }) => key)) + 1, from, amount: null }] })
  }
  const save = async () => {
    await api.call(changeSeatPrices, {
      productId: product.id,
      variantId: variant.id,
      seen: seenOf(changeSeatPrices, variant),
      seat_prices: isOn ? steps.map(({ from, amount }) => ({ from: Number(from), amount: amount as number })) : null,
    })
    await onSaved()
  }
  return (
    <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
      <Checkbox
        {...field.tick('isOn', 'is_sold_in_seats')}
        label={text('seatsOn')}
        help={text(areTickets ? 'ticketsHelp' : 'seatsHelp')}
      />
      {isOn &&
        steps.map((step, at) => (
          <StepFields
            key={step.key}
            at={at}
            step={step}
            currency={variant.currency}
            areTickets={areTickets}
            onChange={(part) => change({ steps: steps.map((each) => (each === step ? { ...step, ...part } : each)) })}
            onRemove={() => change({ steps: steps.filter((each) => each !== step) })}
          />
        ))}
      {isOn && steps.length < SEAT_PRICES_MAX && (
        <div>
          <Button icon={<Plus />} onClick={add}>
            {text('seatsAdd')}
          </Button>
        </div>
      )}
    </SavedForm>
  )
}

interface StepFieldsProps {
  at: number
  step: Step
  currency: string
  areTickets: boolean
  onChange: (part: Partial<Step>) => void
  onRemove: () => void
}

function StepFields({ at, step, currency, areTickets, onChange, onRemove }: StepFieldsProps) {
  const text = useCatalogText()
  const field = boundTo(step, onChange)
  return (
    <div className={styles.seatStep}>
      <TextField
        {...field.digits('from', `seat_prices.${at}.from`)}
        label={text(areTickets ? 'ticketsFrom' : 'seatsFrom')}
        required
      />
      <MoneyField
        {...field.money('amount', `seat_prices.${at}.amount`)}
        label={text(areTickets ? 'ticketsEach' : 'seatsEach')}
        currency={currency}
        required
      />
      <IconButton label={text('seatsRemove', { from: step.from })} icon={<Trash2 />} onClick={onRemove} />
    </div>
  )
}
