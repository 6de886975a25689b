import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import inner from '#kit/inner.module.css'
import { CODE_MAX, CODE_STATES } from '../../codes/vocabulary.ts'
import type { CodeFilter } from './code-filter.ts'
import { useCodesText } from './use-text.ts'

export function CodeFilters({ filter }: { filter: CodeFilter }) {
  const text = useCodesText()
  return (
    <LiveFilters className={inner.filters}>
      <TextField name="q" type="search" label={text('search')} maxLength={CODE_MAX} defaultValue={filter.q} />
      <FilterSelect
        name="state"
        label={text('state')}
        any={text('anyState')}
        chosen={filter.state}
        options={CODE_STATES.map((state) => ({ value: state, label: text(state) }))}
      />
    </LiveFilters>
  )
}
