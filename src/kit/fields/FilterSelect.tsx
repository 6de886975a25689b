import type { ComponentProps } from 'react'
import { Select } from './Select.tsx'

interface FilterSelectProps extends Pick<ComponentProps<typeof Select>, 'name' | 'label' | 'options'> {
  /** what stands for none of them */
  any: string
  /** empty for none of them */
  chosen: string
}

/** One of a few that a list may be narrowed to, or none of them. */
export function FilterSelect({ any, chosen, options, ...given }: FilterSelectProps) {
  return <Select {...given} defaultValue={chosen} options={[{ value: '', label: any }, ...options]} />
}
