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

/** Of more than so many, groups stand side by side where there is room. */
const IN_ONE_COLUMN = 12

export default function MenuPopup({ label, trigger, align, items, isOpen, onOpenChange }: MenuPopupProps) {
  const groups = inGroups(items)
  const isWide = groups.length > 1 && items.length > IN_ONE_COLUMN
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
          <Menu.Popup
            aria-label={label}
            finalFocus={trigger}
            className={classNames(styles.menu, isWide && styles.sideBySide)}
          >
            {groups.map(([group, itsItems]) =>
              group ? (
                <Menu.Group key={group}>
                  <Menu.GroupLabel className={styles.groupLabel}>{group}</Menu.GroupLabel>
                  {itsItems.map(shown)}
                </Menu.Group>
              ) : (
                itsItems.map(shown)
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Those that follow each other and are of one group, together. */
function inGroups(items: MenuItem[]): [group: string, items: MenuItem[]][] {
  const groups: [string, MenuItem[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last[0] === (item.group ?? '')) last[1].push(item)
    else groups.push([item.group ?? '', [item]])
  }
  return groups
}

function shown(item: MenuItem) {
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
}
