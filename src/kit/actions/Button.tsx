import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import spinner from './spinner.module.css'
import styles from './button.module.css'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true the button stays focusable but does nothing, so a second click is lost. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({
  busy = false,
  icon,
  look,
  wide,
  type = 'button',
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass({ look, wide }, className)}
    >
      {busy ? <span className={`${spinner.spinner} ${styles.busy}`} /> : icon}
      <span>{children}</span>
    </button>
  )
}
