import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import type { LeadFormRow } from '../contract.ts'
import { LEAD_STATES } from '../vocabulary.ts'
import type { AskedFilter } from './lead-filter.ts'
import styles from './leads.module.css'
import { useLeadsText } from './use-text.ts'

export function LeadFilters({ filter, forms }: { filter: AskedFilter; forms: LeadFormRow[] }) {
  const text = useLeadsText()
  return (
    <LiveFilters className={styles.filters}>
      <TextField name="q" type="search" label={text('search')} defaultValue={filter.q} />
      <FilterSelect
        name="form_id"
        label={text('form')}
        any={text('anyForm')}
        chosen={filter.form_id}
        options={forms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        name="state"
        label={text('state')}
        any={text('anyState')}
        chosen={filter.state}
        options={LEAD_STATES.map((state) => ({ value: state, label: text(state) }))}
      />
      <TextField name="from" type="date" label={text('from')} defaultValue={filter.from} />
      <TextField name="until" type="date" label={text('until')} defaultValue={filter.until} />
    </LiveFilters>
  )
}
