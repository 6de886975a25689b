import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import styles from './products.module.css'
import { useCatalogText, useProductPanelText } from './use-text.ts'

interface ProductFiltersProps {
  q: string
  status: string
  /** what the search is called */
  search: string
}

export function ProductFilters({ q, status, search }: ProductFiltersProps) {
  const text = useProductPanelText()
  const catalog = useCatalogText()
  return (
    <LiveFilters className={styles.filters}>
      <TextField name="q" type="search" label={search} defaultValue={q} />
      <Select
        name="status"
        label={text('status')}
        defaultValue={status}
        options={[
          { value: '', label: text('anyStatus') },
          { value: 'published', label: catalog('published') },
          { value: 'draft', label: text('drafts') },
        ]}
      />
    </LiveFilters>
  )
}
