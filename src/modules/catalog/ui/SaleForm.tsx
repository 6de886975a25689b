import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import type { Bound } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { wallTimeOf } from '#platform/time/wall-time.ts'
import type { EditableProduct } from '../contract.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import { changeSale } from '../sale/contract.ts'
import styles from './catalog.module.css'
import { momentTyped } from './typed-times.ts'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'

interface SaleFormProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

/** How many of a product are sold, in all and to one student, and from when until when. */
export function SaleForm({ product, onSaved }: SaleFormProps) {
  const text = useCatalogText()
  const { timeZone } = useLocale()
  const api = useApi()
  const typed = (at: string | null) => (at === null ? '' : wallTimeOf(new Date(at), timeZone))
  const { values, field, forget, name } = useGuardedWork(`sale:${product.id}`, {
    limit: product.stock_limit === null ? '' : String(product.stock_limit),
    each: product.quantity_per_student === null ? '' : String(product.quantity_per_student),
    starts: typed(product.sale_starts_at),
    ends: typed(product.sale_ends_at),
  })

  const save = async () => {
    await api.call(changeSale, {
      productId: product.id,
      stock_limit: values.limit === '' ? null : Number(values.limit),
      quantity_per_student: values.each === '' ? null : Number(values.each),
      starts_at: momentTyped(values.starts, timeZone),
      ends_at: momentTyped(values.ends, timeZone),
      seen: seenOf(changeSale, product),
    })
    await onSaved()
  }
  return (
    <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
      {!KINDS[product.kind].hasTickets && <Limits product={product} field={field} />}
      <div className={`${common.narrowPair} ${styles.pair}`}>
        <TextField {...field.moment('starts', 'starts_at')} {...withHelp(text, 'saleStarts')} />
        <TextField {...field.moment('ends', 'ends_at')} {...withHelp(text, 'saleEnds')} />
      </div>
    </SavedForm>
  )
}

interface LimitsProps {
  product: EditableProduct
  field: Bound<Record<'limit' | 'each', string>>
}

/** How many are sold, in all and to one student. The places of an event are set with its dates, and each student has one. */
function Limits({ product, field }: LimitsProps) {
  const text = useCatalogText()
  return (
    <div className={`${common.narrowPair} ${styles.pair}`}>
      <TextField
        {...field.digits('limit', 'stock_limit')}
        label={text('stock')}
        help={product.stock_limit === null ? text('stockHelp') : text('stockTaken', { sold: product.stock_sold })}
      />
      <TextField {...field.digits('each', 'quantity_per_student')} {...withHelp(text, 'perStudent')} />
    </div>
  )
}
