import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { PRODUCT_KINDS, type ProductKind } from '#modules/catalog/vocabulary.ts'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { useSoldText } from './text.ts'
import styles from './sales.module.css'

interface SoldFiltersProps {
  kind: ProductKind | ''
  days: { from: string; until: string }
}

export function SoldFilters({ kind, days }: SoldFiltersProps) {
  const text = useSoldText()
  const kindText = useProductText()
  return (
    <LiveFilters className={styles.few}>
      <FilterSelect
        name="kind"
        label={text('kind')}
        any={text('anyKind')}
        chosen={kind}
        options={PRODUCT_KINDS.map((each) => ({ value: each, label: kindText(`all_${each}`) }))}
      />
      <TextField name="from" type="date" label={text('from')} defaultValue={days.from} />
      <TextField name="until" type="date" label={text('until')} defaultValue={days.until} />
    </LiveFilters>
  )
}
