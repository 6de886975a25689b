/* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only hears the clicks of the links inside */
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useKitText } from '../text/kit-text.ts'
import styles from './sheet.module.css'

interface SheetProps {
  id: string
  side: 'start' | 'end' | 'bottom'
  className?: string | undefined
  children: ReactNode
}

/** In place on a wide screen; on a narrow one a sheet that `SheetButton` opens, without script too. */
export function Sheet({ id, side, className, children }: SheetProps) {
  const text = useKitText()
  const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
  }
  return (
    <div id={id} popover="auto" className={classNames(styles.sheet, styles[side], className)} onClick={closeAfterLink}>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={text('close')}
        className={styles.close}
      >
        <X />
      </button>
      {children}
    </div>
  )
}
