import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { buttonClass } from '../actions/button-class.ts'
import styles from './sheet.module.css'

/** Shown only where `Sheet` is a sheet. */
export function SheetButton({ opens, icon, children }: { opens: string; icon: ReactNode; children: ReactNode }) {
  return (
    <button type="button" popoverTarget={opens} className={classNames(buttonClass({ look: 'quiet' }), styles.opener)}>
      {icon}
      <span className={styles.openerLabel}>{children}</span>
    </button>
  )
}
