/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */
import type { ComponentProps } from 'react'
import { Checkbox } from './Checkbox.tsx'

/** For what takes effect at once; in a form that is sent, use a checkbox. */
export function Switch(props: ComponentProps<typeof Checkbox>) {
  return <Checkbox {...props} role="switch" />
}
