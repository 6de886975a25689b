import type { ReactNode } from 'react'

export interface MenuItem {
  label: string
  /** What it stands under, with those before and after it that say the same. */
  group?: string
  icon?: ReactNode
  /** Either a place to go or something to do. */
  to?: string
  onSelect?: () => void
  isDangerous?: boolean
  isDisabled?: boolean
}
