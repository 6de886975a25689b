import { Form } from 'react-router'
import { Button } from '#web/kit/actions/Button.tsx'
import { Select } from '#web/kit/fields/Select.tsx'
import { areaLabel } from './area-label.ts'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

interface AuditFiltersProps {
  admins: { id: string; name: string }[]
  areas: string[]
  chosen: { admin: string; area: string }
}

/** What is chosen lives in the address. */
export function AuditFilters({ admins, areas, chosen }: AuditFiltersProps) {
  const text = useText()
  const named = areas.map((value) => ({ value, label: text(areaLabel(value)) }))
  return (
    <Form method="get" className={styles.choice}>
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
          ...named.toSorted((a, b) => a.label.localeCompare(b.label)),
        ]}
      />
      <Button type="submit">{text('show')}</Button>
    </Form>
  )
}
