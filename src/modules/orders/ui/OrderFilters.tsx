import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { ORDER_STATUSES } from '../vocabulary.ts'
import { useOrdersText } from './panel-text.ts'
import type { AskedOrders } from './asked-orders.ts'
import styles from './orders.module.css'

export function OrderFilters({ asked }: { asked: AskedOrders }) {
  const text = useOrdersText()
  return (
    <LiveFilters className={styles.filters}>
      {asked.code_id && <input type="hidden" name="code_id" value={asked.code_id} />}
      <TextField name="q" type="search" label={text('search')} defaultValue={asked.q} />
      <FilterSelect
        name="status"
        label={text('status')}
        any={text('anyStatus')}
        chosen={asked.status}
        options={[
          ...ORDER_STATUSES.map((status) => ({ value: status, label: text(`status_${status}`) })),
          { value: 'refund_requested', label: text('filter_refund_requested') },
          { value: 'disputed', label: text('filter_disputed') },
        ]}
      />
      <TextField name="from" type="date" label={text('from')} defaultValue={asked.from} />
      <TextField name="until" type="date" label={text('until')} defaultValue={asked.until} />
    </LiveFilters>
  )
}
