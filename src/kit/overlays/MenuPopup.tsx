import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { layerOf } from '../layers/layer-of.ts'
import type { MenuItem } from './menu-item.ts'
import styles from '../layers/layers.module.css'

interface MenuPopupProps {
  label: string
  trigger: RefObject<HTMLButtonElement | null>
  /** Which edges are one under the other: an icon stands at the end of its row. */
  align: 'start' | 'end'
  items: MenuItem[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export default function MenuPopup({ label, trigger, align, items, isOpen, onOpenChange }: MenuPopupProps) {
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(next, { event }) => {
        const onTrigger = event.target instanceof Node && trigger.current?.contains(event.target)
        if (!onTrigger || event.type === 'keydown') onOpenChange(next)
      }}
      modal={false}
    >
      <Menu.Portal container={layerOf(trigger)} className={styles.portal}>
        <Menu.Positioner anchor={trigger} align={align} sideOffset={4} className={styles.floating}>
          <Menu.Popup aria-label={label} finalFocus={trigger} className={styles.menu}>
            {items.map((item) => {
              const className = classNames(styles.item, item.isDangerous && styles.dangerous)
              return item.to === undefined ? (
                <Menu.Item key={item.label} disabled={item.isDisabled} onClick={item.onSelect} className={className}>
                  {item.icon}
                  {item.label}
                </Menu.Item>
              ) : (
                <Menu.LinkItem key={item.label} closeOnClick render={<Link to={item.to} />} className={className}>
                  {item.icon}
                  {item.label}
                </Menu.LinkItem>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
