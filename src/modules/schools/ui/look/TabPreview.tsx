import { useEffect, useRef } from 'react'
import { accentOutcome } from '#kit/theme/accent-outcome.ts'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import { logoAsIcon } from '../../look/icon/icon-path.ts'
import { useLookText } from '../use-text.ts'
import type { SiteDraft } from './look-draft.ts'
import styles from './look.module.css'

/** The icon that is made of a look, where browsers show it: in a tab. */
export function TabPreview({ schoolName, draft }: { schoolName: string; draft: SiteDraft }) {
  const text = useLookText()
  const drawn = useRef<HTMLSpanElement>(null)
  const picture = draft.icon ?? logoAsIcon(draft.logo)
  const { light } = accentOutcome(draft.overlay_color) ?? {}
  useEffect(() => {
    drawn.current?.style.setProperty('--icon-fill', light?.fill ?? '')
    drawn.current?.style.setProperty('--icon-ink', light?.onFill ?? '')
  }, [light?.fill, light?.onFill])
  const initial = /[\p{L}\p{N}]/u.exec(schoolName)?.[0].toUpperCase()
  return (
    <figure className={styles.tab}>
      <figcaption>{text('tab')}</figcaption>
      <p data-theme="light">
        <span ref={drawn} aria-hidden data-made={picture ? undefined : ''}>
          {picture ? <PictureImage picture={picture} alt="" sizes="2rem" /> : initial}
        </span>
        <bdi>{schoolName}</bdi>
      </p>
    </figure>
  )
}
