import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

/** The address people sign in by. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
