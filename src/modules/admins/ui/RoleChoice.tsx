import type { ComponentProps } from 'react'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { ADMIN_ROLES } from '#platform/rights.ts'
import { useAdminsText } from './use-text.ts'

/** As what somebody is an admin, and what that means. */
export function RoleChoice(field: Pick<ComponentProps<typeof RadioGroup>, 'name' | 'value' | 'onChange'>) {
  const text = useAdminsText()
  return (
    <RadioGroup
      {...field}
      label={text('role')}
      options={ADMIN_ROLES.map((role) => ({ value: role, label: text(role), help: text(`${role}Text`) }))}
    />
  )
}
