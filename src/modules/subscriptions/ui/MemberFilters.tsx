import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import { MEMBERSHIP_STATUSES } from '../vocabulary.ts'
import styles from './subscriptions.module.css'
import { useMembersText } from './text.ts'

export interface AskedMembers {
  q: string
  status: (typeof MEMBERSHIP_STATUSES)[number] | ''
}

export const membersAskedFor = (asked: URLSearchParams): AskedMembers => ({
  q: (asked.get('q') ?? '').trim().slice(0, 150),
  status: MEMBERSHIP_STATUSES.find((status) => status === asked.get('status')) ?? '',
})

export function MemberFilters({ asked }: { asked: AskedMembers }) {
  const text = useMembersText()
  return (
    <LiveFilters className={styles.filters}>
      <TextField name="q" type="search" label={text('search')} maxLength={150} defaultValue={asked.q} />
      <FilterSelect
        name="status"
        label={text('status')}
        any={text('anyStatus')}
        chosen={asked.status}
        options={MEMBERSHIP_STATUSES.map((status) => ({ value: status, label: text(`status_${status}`) }))}
      />
    </LiveFilters>
  )
}
