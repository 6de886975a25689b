import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import styles from './forms.module.css'

interface FormActionsProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** what the button that sends it says */
  submit: string
  isSending?: boolean
  /** stays in sight below a form that is longer than the screen */
  isSticky?: boolean
  /** other buttons, behind that one */
  children?: ReactNode
}

/** The row of buttons that ends a form. */
export function FormActions({ submit, isSending, isSticky, children, ...button }: FormActionsProps) {
  return (
    <div className={classNames(styles.actions, isSticky && styles.sticky)}>
      <Button type="submit" look="primary" busy={isSending} {...button}>
        {submit}
      </Button>
      {children}
    </div>
  )
}
