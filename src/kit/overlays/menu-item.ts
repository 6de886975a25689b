import type { ReactNode } from 'react'

export interface MenuItem {
  label: string
  icon?: ReactNode
  /** Either a place to go or something to do. */
  to?: string
  onSelect?: () => void
  isDangerous?: boolean
  isDisabled?: boolean
}
