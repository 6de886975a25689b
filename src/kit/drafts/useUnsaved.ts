import { boundTo } from '../fields/bound-to.ts'
import { useDraft } from './useDraft.ts'

/** What is typed over what is saved, kept in this browser until it is saved or given up; `field` ties fields to it. */
export function useUnsaved<Values extends object>(name: string, saved: Values) {
  const [kept, keep] = useDraft(name)
  const values: Values = kept === '' ? saved : { ...saved, ...(JSON.parse(kept) as Partial<Values>) }
  const change = (part: Partial<Values>) => keep(JSON.stringify({ ...values, ...part }))
  return {
    values,
    field: boundTo(values, change),
    isUnsaved: JSON.stringify(values) !== JSON.stringify(saved),
    change,
    forget: () => keep(''),
  }
}
