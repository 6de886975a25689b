import { Suspense } from 'react'
import { onDemand } from '../on-demand.ts'
import type { LightboxProps } from './lightbox-props.ts'

const LightboxDialog = onDemand(async () => (await import('./LightboxDialog.tsx')).default)

/** Pictures over the whole screen, while it is rendered; loaded when the first one is opened. */
export function Lightbox(props: LightboxProps) {
  return (
    <Suspense>
      <LightboxDialog {...props} />
    </Suspense>
  )
}
