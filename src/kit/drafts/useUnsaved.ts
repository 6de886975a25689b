import { boundTo } from '../fields/bound-to.ts'
import { changedFrom, withChanged } from '../fields/laid-over.ts'
import { useDraft } from './useDraft.ts'

/**
 * What is typed over what is saved, kept in this browser until it is saved or given up; `field` ties fields to it. Only what was changed is
 * kept: once somebody else has saved the rest of it, that is what stands there.
 */
export function useUnsaved<Values extends object>(name: string, saved: Values) {
  const [kept, keep] = useDraft(name)
  const values = kept === '' ? saved : withChanged(saved, JSON.parse(kept) as Partial<Values>)
  const change = (part: Partial<Values>) => keep(JSON.stringify(changedFrom(saved, { ...values, ...part })))
  return {
    values,
    field: boundTo(values, change),
    isUnsaved: JSON.stringify(values) !== JSON.stringify(saved),
    change,
    forget: () => keep(''),
  }
}
