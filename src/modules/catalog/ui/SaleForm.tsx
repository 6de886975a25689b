import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { wallTimeOf } from '#platform/time/wall-time.ts'
import type { EditableProduct } from '../contract.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import { changeSale } from '../sale/contract.ts'
import styles from './catalog.module.css'
import { momentTyped } from './typed-times.ts'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'

interface SaleFormProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

/** How many of a product are sold, in all and to one student, and from when until when. */
export function SaleForm({ product, onSaved }: SaleFormProps) {
  const text = useCatalogText()
  const { timeZone } = useLocale()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const typed = (at: string | null) => (at === null ? '' : wallTimeOf(new Date(at), timeZone))
  const { values, change, forget } = useGuardedWork(`sale:${product.id}`, {
    limit: product.stock_limit === null ? '' : String(product.stock_limit),
    each: product.quantity_per_student === null ? '' : String(product.quantity_per_student),
    starts: typed(product.sale_starts_at),
    ends: typed(product.sale_ends_at),
  })

  const save = submitting(async () => {
    await api.call(changeSale, {
      productId: product.id,
      stock_limit: values.limit === '' ? null : Number(values.limit),
      quantity_per_student: values.each === '' ? null : Number(values.each),
      starts_at: momentTyped(values.starts, timeZone),
      ends_at: momentTyped(values.ends, timeZone),
    })
    await onSaved()
    forget()
    toast.saved()
  })
  return (
    <Form {...errorProps} className={common.form} onSubmit={save}>
      {!KINDS[product.kind].hasTickets && <Limits product={product} values={values} change={change} />}
      <div className={styles.pair}>
        <TextField
          name="starts_at"
          type="datetime-local"
          label={text('saleStarts')}
          help={text('saleStartsHelp')}
          value={values.starts}
          onChange={(event) => change({ starts: event.target.value })}
        />
        <TextField
          name="ends_at"
          type="datetime-local"
          label={text('saleEnds')}
          help={text('saleEndsHelp')}
          value={values.ends}
          onChange={(event) => change({ ends: event.target.value })}
        />
      </div>
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}

interface LimitsProps {
  product: EditableProduct
  values: Record<'limit' | 'each', string>
  change: (part: { limit: string } | { each: string }) => void
}

/** How many are sold, in all and to one student. The places of an event are set with its dates, and each student has one. */
function Limits({ product, values, change }: LimitsProps) {
  const text = useCatalogText()
  return (
    <div className={styles.pair}>
      <TextField
        name="stock_limit"
        label={text('stock')}
        help={product.stock_limit === null ? text('stockHelp') : text('stockTaken', { sold: product.stock_sold })}
        inputMode="numeric"
        value={values.limit}
        onChange={(event) => change({ limit: event.target.value.replace(/\D/g, '') })}
      />
      <TextField
        name="quantity_per_student"
        label={text('perStudent')}
        help={text('perStudentHelp')}
        inputMode="numeric"
        value={values.each}
        onChange={(event) => change({ each: event.target.value.replace(/\D/g, '') })}
      />
    </div>
  )
}
