import type { ComponentProps } from 'react'
import common from '../common.module.css'

/** Read aloud, not shown. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={common.hidden} />
}
