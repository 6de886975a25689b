import type { MouseEventHandler, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { buttonClass } from '../actions/button-class.ts'
import styles from './sheet.module.css'

interface SheetButtonProps {
  opens: string
  icon: ReactNode
  onClick?: MouseEventHandler
  children: ReactNode
}

/** Shown only where `Sheet` is a sheet. */
export function SheetButton({ opens, icon, onClick, children }: SheetButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={opens}
      className={classNames(buttonClass({ look: 'quiet' }), styles.opener)}
      onClick={onClick}
    >
      {icon}
      <span className={styles.openerLabel}>{children}</span>
    </button>
  )
}
