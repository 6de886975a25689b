import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import styles from './products.module.css'
import { useProductPanelText } from './panel-text.ts'
import { useCatalogText } from './use-text.ts'

interface ProductFiltersProps {
  q: string
  status: string
  /** what the search is called */
  search: string
  /** beside them */
  children?: ReactNode
}

export function ProductFilters({ q, status, search, children }: ProductFiltersProps) {
  const text = useProductPanelText()
  const catalog = useCatalogText()
  return (
    <LiveFilters className={classNames(styles.filters, children !== undefined && styles.three)}>
      <TextField name="q" type="search" label={search} defaultValue={q} />
      <FilterSelect
        name="status"
        label={text('status')}
        any={text('anyStatus')}
        chosen={status}
        options={[
          { value: 'published', label: catalog('published') },
          { value: 'draft', label: text('drafts') },
        ]}
      />
      {children}
    </LiveFilters>
  )
}
