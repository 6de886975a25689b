import { useEffect, useRef, useState } from 'react'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { useLookText } from '../use-text.ts'
import { dressAs } from './dress-as.ts'
import type { LookDraft } from './look-draft.ts'
import styles from './look.module.css'

/** Pixels of the browser that is imitated. */
const WIDTHS = { phone: 390, desktop: 1280 } as const
type Size = keyof typeof WIDTHS
type Scheme = 'light' | 'dark'

interface LookPreviewProps {
  /** what is shown */
  src: string
  /** left out: the one it comes in */
  look?: LookDraft
  isUnpublished: boolean
}

/** A page as nobody else sees it yet, at the width and in the scheme of choice. Its scripts do not run: it is there to be looked at. */
export function LookPreview({ src, look, isUnpublished }: LookPreviewProps) {
  const text = useLookText()
  const [size, setSize] = useState<Size>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const { template, overlay_color: color } = look ?? {}

  useEffect(() => {
    const element = frame.current
    const dress = () => dressAs(element?.contentDocument, { template, color, scheme })
    dress()
    element?.addEventListener('load', dress)
    return () => element?.removeEventListener('load', dress)
  }, [template, color, scheme])

  useEffect(() => {
    const around = room.current
    if (!around) return
    const fit = () => around.style.setProperty('--shrink', String(Math.min(1, around.clientWidth / WIDTHS[size])))
    const watched = new ResizeObserver(fit)
    watched.observe(around)
    fit()
    return () => watched.disconnect()
  }, [size])

  const choose = <Value extends string>(value: Value) => ({ value, label: text(value as 'phone') })
  return (
    <section className={styles.preview}>
      <header className={styles.previewHead}>
        <h2>{text('preview')}</h2>
        {isUnpublished && <p className={styles.soft}>{text('unpublished')}</p>}
      </header>
      <div className={styles.choices}>
        <RadioGroup
          name="size"
          label={text('size')}
          options={[choose('desktop'), choose('phone')]}
          value={size}
          onChange={({ target }) => setSize(target.value === 'phone' ? 'phone' : 'desktop')}
        />
        <RadioGroup
          name="scheme"
          label={text('scheme')}
          options={[choose('light'), choose('dark')]}
          value={scheme}
          onChange={({ target }) => setScheme(target.value === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <div ref={room} data-size={size} className={styles.frame}>
        <iframe ref={frame} src={src} title={text('preview')} sandbox="allow-same-origin" />
      </div>
    </section>
  )
}
