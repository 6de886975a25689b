import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Tooltip } from '../layers/Tooltip.tsx'
import { buttonClass } from './button-class.ts'
import styles from './button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The name of the button, read aloud and shown as its tooltip. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={classNames(buttonClass({ look: 'quiet' }, styles.square), className)}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
