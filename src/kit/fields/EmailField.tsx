import type { ComponentProps } from 'react'
import { EMAIL_INPUT } from './email-input.ts'
import { TextField } from './TextField.tsx'

/** The address people sign in by. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} {...EMAIL_INPUT} autoComplete="username" />
}
