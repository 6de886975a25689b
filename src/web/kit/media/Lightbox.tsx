import { lazy, Suspense } from 'react'
import type { LightboxProps } from './lightbox-props.ts'

const LightboxDialog = lazy(() => import('./LightboxDialog.tsx'))

/** Pictures over the whole screen, while it is rendered; loaded when the first one is opened. */
export function Lightbox(props: LightboxProps) {
  return (
    <Suspense>
      <LightboxDialog {...props} />
    </Suspense>
  )
}
