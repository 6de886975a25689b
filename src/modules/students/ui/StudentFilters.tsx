import { useNavigate } from 'react-router'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { listAddress } from '#kit/lists/asked.ts'
import type { StudentTag } from '../tags/contract.ts'
import {
  ACCESS_FILTERS,
  CONSENT_FILTERS,
  SEARCH_MAX,
  SEEN_FILTERS,
  SPENT_MAX,
  type StudentSort,
} from '../vocabulary.ts'
import type { AskedStudents } from './asked-students.ts'
import styles from './students.module.css'
import { useStudentsText } from './use-text.ts'

interface StudentFiltersProps {
  list: string
  asked: AskedStudents
  sort: StudentSort | ''
  product: { id: string; title: string } | null
  tags: StudentTag[]
  currency: string
}

export function StudentFilters({ list, asked, sort, product, tags, currency }: StudentFiltersProps) {
  const text = useStudentsText()
  const navigate = useNavigate()
  const choose = (id: string) =>
    void navigate(listAddress(list, { ...asked, sort, product_id: id }), { replace: true, preventScrollReset: true })
  return (
    <LiveFilters className={styles.filters}>
      {asked.product_id && <input type="hidden" name="product_id" value={asked.product_id} />}
      <TextField name="q" type="search" label={text('search')} maxLength={SEARCH_MAX} defaultValue={asked.q} />
      <Picker
        name="product"
        label={text('product')}
        placeholder={text('anyProduct')}
        find={useFindProducts()}
        value={product && { value: product.id, label: product.title }}
        onChange={(option) => choose(option?.value ?? '')}
      />
      <FilterSelect
        name="access"
        label={text('access')}
        any={text('anyone')}
        chosen={asked.access}
        options={ACCESS_FILTERS.map((each) => ({ value: each, label: text(`access_${each}`) }))}
      />
      {tags.length > 0 && (
        <FilterSelect
          name="tag_id"
          label={text('tag')}
          any={text('anyTag')}
          chosen={asked.tag_id}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FilterSelect
        name="seen"
        label={text('lastSeen')}
        any={text('anyTime')}
        chosen={asked.seen}
        options={SEEN_FILTERS.map((each) => ({ value: each, label: text(`seen_${each}`) }))}
      />
      <TextField
        name="spent"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={String(SPENT_MAX).length}
        autoComplete="off"
        label={text('spentFrom', { currency })}
        defaultValue={asked.spent}
      />
      <FilterSelect
        name="consent"
        label={text('consent')}
        any={text('anyone')}
        chosen={asked.consent}
        options={CONSENT_FILTERS.map((each) => ({ value: each, label: text(`consent_${each}`) }))}
      />
      <TextField name="from" type="date" label={text('from')} defaultValue={asked.from} />
      <TextField name="until" type="date" label={text('until')} defaultValue={asked.until} />
    </LiveFilters>
  )
}
