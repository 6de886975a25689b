import { Tooltip } from '@base-ui/react/tooltip'
import type { RefObject } from 'react'
import { layerOf } from './layer-of.ts'
import styles from './layers.module.css'

interface TooltipPopupProps {
  anchor: RefObject<HTMLElement | null>
  text: string
}

export default function TooltipPopup({ anchor, text }: TooltipPopupProps) {
  return (
    <Tooltip.Root open>
      <Tooltip.Portal container={layerOf(anchor)} className={styles.portal}>
        <Tooltip.Positioner anchor={anchor} sideOffset={6} className={styles.floating}>
          <Tooltip.Popup className={styles.tooltip}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
