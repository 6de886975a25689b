import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { AuditEntry } from '../contract.ts'
import { nameOf } from './AuditList.tsx'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

interface AuditFiltersProps {
  admins: NonNullable<AuditEntry['admin']>[]
  areas: { id: string; name: string }[]
  chosen: { admin: string; area: string }
}

export function AuditFilters({ admins, areas, chosen }: AuditFiltersProps) {
  const text = useText()
  const { language } = useLocale()
  return (
    <LiveFilters className={styles.choice}>
      <FilterSelect
        name="admin"
        label={text('admin')}
        any={text('everyone')}
        chosen={chosen.admin}
        options={admins.map((admin) => named({ ...admin, name: nameOf(admin, text) }))}
      />
      <FilterSelect
        name="area"
        label={text('area')}
        any={text('everything')}
        chosen={chosen.area}
        options={areas.map(named).toSorted((a, b) => a.label.localeCompare(b.label, language))}
      />
    </LiveFilters>
  )
}

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
