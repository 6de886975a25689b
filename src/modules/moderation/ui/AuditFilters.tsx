import { Select } from '#kit/fields/Select.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

interface AuditFiltersProps {
  admins: { id: string; name: string }[]
  areas: { id: string; name: string }[]
  chosen: { admin: string; area: string }
}

export function AuditFilters({ admins, areas, chosen }: AuditFiltersProps) {
  const text = useText()
  const { language } = useLocale()
  const named = areas.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <LiveFilters className={styles.choice}>
      <Select
        name="admin"
        label={text('admin')}
        defaultValue={chosen.admin}
        options={[
          { value: '', label: text('everyone') },
          ...admins.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        name="area"
        label={text('area')}
        defaultValue={chosen.area}
        options={[
          { value: '', label: text('everything') },
          ...named.toSorted((a, b) => a.label.localeCompare(b.label, language)),
        ]}
      />
    </LiveFilters>
  )
}
