import { type ReactNode, Suspense, useRef, useState } from 'react'
import { buttonClass } from '../actions/button-class.ts'
import buttonStyles from '../actions/button.module.css'
import { fetchAhead } from '../arrive.ts'
import { onDemand } from '../on-demand.ts'
import type { MenuItem } from './menu-item.ts'

const loadMenu = () => import('./MenuPopup.tsx')
const MenuPopup = onDemand(async () => (await loadMenu()).default)

interface MenuProps {
  label: string
  /** Shown instead of the label, which then only names the button. */
  icon?: ReactNode
  /** Shown before the label. */
  sign?: ReactNode
  /** `primary` where it is what one comes to the page for. */
  look?: 'primary'
  items: MenuItem[]
}

/** A plain button until it is pressed; the menu itself is loaded when someone comes near. */
export function Menu({ label, icon, sign, look, items }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isMounted, setMounted] = useState(false)
  const open = () => {
    setMounted(true)
    setOpen((was) => !was)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={icon ? label : undefined}
        className={icon ? buttonClass({ look: 'quiet' }, buttonStyles.square) : buttonClass({ look })}
        onPointerEnter={() => fetchAhead(loadMenu)}
        onFocus={() => fetchAhead(loadMenu)}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return
          event.preventDefault()
          open()
        }}
      >
        {icon ?? (
          <>
            {sign}
            {label}
          </>
        )}
      </button>
      {isMounted && (
        <Suspense>
          <MenuPopup
            label={label}
            trigger={trigger}
            align={icon ? 'end' : 'start'}
            items={items}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
