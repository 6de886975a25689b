import { useEffect, useRef } from 'react'
import { useLocale } from '#kit/text/Locale.tsx'
import { useLookText } from '../use-text.ts'
import styles from './look.module.css'

interface SwatchProps {
  scheme: 'light' | 'dark'
  label: string
  text: string
  fill: string
  onFill: string
  isKept: boolean
  contrast: number
}

/** A colour as links and buttons of one scheme show it. */
export function Swatch({ scheme, label, text: link, fill, onFill, isKept, contrast }: SwatchProps) {
  const text = useLookText()
  const { language } = useLocale()
  const drawn = useRef<HTMLLIElement>(null)
  useEffect(() => {
    for (const [name, tone] of Object.entries({ link, fill, 'on-fill': onFill }))
      drawn.current?.style.setProperty(`--swatch-${name}`, tone)
  }, [link, fill, onFill])
  const ratio = contrast.toLocaleString(language, { maximumFractionDigits: 1 })
  return (
    <li ref={drawn} data-theme={scheme} className={styles.swatch}>
      <span className={styles.swatchFill}>{fill}</span>
      <span className={styles.swatchLink}>{link}</span>
      <span>
        {label}: {text(isKept ? 'kept' : 'corrected')}
      </span>
      <span>{text('ratio', { ratio })}</span>
    </li>
  )
}
