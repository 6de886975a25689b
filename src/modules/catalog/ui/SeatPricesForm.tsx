import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import type { EditableProduct, EditableVariant } from '../contract.ts'
import { changeSeatPrices } from '../seats/contract.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import { SEAT_PRICES_MAX } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'

interface SeatPricesFormProps {
  product: EditableProduct
  variant: EditableVariant
  onSaved: () => Promise<void>
}

interface Step {
  /** tells steps apart while they are typed */
  key: number
  from: string
  amount: number | null
}

/** Where the next prices usually begin. */
const USUAL = ['5', '10', '25', '50', '100']

/** Whether one order may be for several people, and from how many on each costs less. */
export function SeatPricesForm({ product, variant, onSaved }: SeatPricesFormProps) {
  const text = useCatalogText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values, change, forget } = useGuardedWork(`seats:${variant.id}`, {
    isOn: variant.seat_prices !== null,
    steps: (variant.seat_prices ?? []).map(({ from, amount }, key): Step => ({ key, from: String(from), amount })),
  })
  const { isOn, steps } = values
  const areTickets = KINDS[product.kind].hasTickets
  const changeStep = (key: number, part: Partial<Step>) =>
    change({ steps: steps.map((step) => (step.key === key ? { ...step, ...part } : step)) })
  const add = () => {
    const from = USUAL.find((usual) => steps.every((step) => Number(step.from) < Number(usual))) ?? ''
    change({ steps: [...steps, { key: Math.max(-1, ...steps.map(({ key }) => key)) + 1, from, amount: null }] })
  }
  const save = submitting(async () => {
    await api.call(changeSeatPrices, {
      productId: product.id,
      variantId: variant.id,
      seat_prices: isOn ? steps.map(({ from, amount }) => ({ from: Number(from), amount: amount as number })) : null,
    })
    await onSaved()
    forget()
    toast.saved()
  })
  return (
    <Form {...errorProps} className={common.form} onSubmit={save}>
      <Checkbox
        name="is_sold_in_seats"
        label={text('seatsOn')}
        help={text(areTickets ? 'ticketsHelp' : 'seatsHelp')}
        checked={isOn}
        onChange={(event) => change({ isOn: event.target.checked })}
      />
      {isOn &&
        steps.map(({ key, from, amount }, at) => (
          <div key={key} className={styles.seatStep}>
            <TextField
              name={`seat_prices.${at}.from`}
              label={text(areTickets ? 'ticketsFrom' : 'seatsFrom')}
              inputMode="numeric"
              required
              value={from}
              onChange={(event) => changeStep(key, { from: event.target.value.replace(/\D/g, '') })}
            />
            <MoneyField
              name={`seat_prices.${at}.amount`}
              label={text(areTickets ? 'ticketsEach' : 'seatsEach')}
              currency={variant.currency}
              required
              amount={amount}
              onAmount={(typed) => changeStep(key, { amount: typed })}
            />
            <IconButton
              label={text('seatsRemove', { from })}
              icon={<Trash2 />}
              onClick={() => change({ steps: steps.filter((step) => step.key !== key) })}
            />
          </div>
        ))}
      {isOn && steps.length < SEAT_PRICES_MAX && (
        <div>
          <Button icon={<Plus />} onClick={add}>
            {text('seatsAdd')}
          </Button>
        </div>
      )}
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}
