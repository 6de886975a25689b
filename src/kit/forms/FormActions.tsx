import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './forms.module.css'

interface FormActionsProps extends Omit<ComponentProps<typeof Button>, 'type' | 'busy'> {
  /** what the button that sends it says */
  submit: string
  isSending?: boolean
  /** other buttons, behind that one */
  children?: ReactNode
}

/** The row of buttons that ends a form. */
export function FormActions({ submit, isSending, children, ...button }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" look="primary" busy={isSending} {...button}>
        {submit}
      </Button>
      {children}
    </div>
  )
}
