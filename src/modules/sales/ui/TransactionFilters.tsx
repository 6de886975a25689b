import { useNavigate } from 'react-router'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { listAddress } from '#kit/lists/asked.ts'
import { SEARCH_MAX, TRANSACTION_FILTERS, TRANSACTION_TYPES, type TransactionSort } from '../vocabulary.ts'
import type { AskedTransactions } from './asked-transactions.ts'
import { useTransactionsText } from './text.ts'
import styles from './sales.module.css'

interface TransactionFiltersProps {
  list: string
  asked: AskedTransactions
  sort: TransactionSort | ''
  product: { id: string; title: string } | null
}

export function TransactionFilters({ list, asked, sort, product }: TransactionFiltersProps) {
  const text = useTransactionsText()
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
        name="status"
        label={text('status')}
        any={text('anyStatus')}
        chosen={asked.status}
        options={TRANSACTION_FILTERS.map((each) => ({ value: each, label: text(`status_${each}`) }))}
      />
      <FilterSelect
        name="type"
        label={text('type')}
        any={text('anyType')}
        chosen={asked.type}
        options={TRANSACTION_TYPES.map((each) => ({ value: each, label: text(`type_${each}`) }))}
      />
      <TextField name="from" type="date" label={text('from')} defaultValue={asked.from} />
      <TextField name="until" type="date" label={text('until')} defaultValue={asked.until} />
    </LiveFilters>
  )
}
