/* oxlint-disable jsx-a11y/no-static-element-interactions -- the control inside is what people reach; the span only listens */
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { onDemand } from '../on-demand.ts'
import styles from './layers.module.css'

const TooltipPopup = onDemand(async () => (await import('./TooltipPopup.tsx')).default)

interface TooltipProps {
  /** Says what the thing is; never the only place where something important stands. */
  text: string
  children: ReactNode
}

/** Costs one span until someone points at it or focuses it. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const focus = () => setOpen(anchor.current?.querySelector(':focus-visible') != null)
  return (
    <span
      ref={anchor}
      className={styles.tooltipAnchor}
      onPointerEnter={(event) => setOpen(event.pointerType === 'mouse')}
      onPointerLeave={() => setOpen(false)}
      onFocus={focus}
      onBlur={() => setOpen(false)}
      onPointerDown={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      {isOpen && (
        <Suspense>
          <TooltipPopup anchor={anchor} text={text} />
        </Suspense>
      )}
    </span>
  )
}
