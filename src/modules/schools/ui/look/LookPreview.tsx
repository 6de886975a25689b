import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { mediaQuery } from '#kit/media/media-query.ts'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { type Language, LANGUAGES } from '#platform/i18n/language.ts'
import { useLookText } from '../use-text.ts'
import { dressAs } from './dress-as.ts'
import type { SiteDraft } from './look-draft.ts'
import styles from './look.module.css'
import { useShownPage } from './use-shown-page.ts'

/** Pixels of the browser that is imitated. */
const WIDTHS = { phone: 390, desktop: 1280 } as const
type Size = keyof typeof WIDTHS
type Scheme = 'light' | 'dark'

/** Where links within the page lead to it. */
export const PREVIEW = 'preview'
/** Browsers as narrow as phones begin with one. */
const narrow = mediaQuery('(width < 40rem)')

interface LookPreviewProps {
  /** where it is, in each language */
  srcIn: (language: Language) => string
  look: SiteDraft
  isUnpublished: boolean
}

/** A page as nobody else sees it yet, at the width and in the scheme of choice. Its scripts do not run: it is there to be looked at. */
export function LookPreview({ srcIn, look, isUnpublished }: LookPreviewProps) {
  const text = useLookText()
  const isNarrow = useSyncExternalStore(narrow.subscribe, narrow.current, () => false)
  const [chosen, setSize] = useState<Size | null>(null)
  const size = chosen ?? (isNarrow ? 'phone' : 'desktop')
  const [language, setLanguage] = useState<Language>(useLocale().language)
  const [scheme, setScheme] = useState<Scheme>('light')
  const src = srcIn(language)
  const [first] = useState(src)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const { template, fonts, overlay_color: color } = look

  useShownPage(frame, src)

  useEffect(() => {
    const element = frame.current
    const dress = () => dressAs(element?.contentDocument, { template, color, fonts, scheme })
    dress()
    element?.addEventListener('load', dress)
    return () => element?.removeEventListener('load', dress)
  }, [template, color, fonts, scheme])

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
    <section id={PREVIEW} className={styles.preview}>
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
        <RadioGroup
          name="preview_language"
          label={text('language')}
          options={LANGUAGES.map((each) => ({ value: each, label: OWN_NAMES[each] }))}
          value={language}
          onChange={({ target }) => setLanguage(LANGUAGES.find((each) => each === target.value) ?? language)}
        />
      </div>
      <div ref={room} data-size={size} className={styles.frame}>
        <iframe ref={frame} src={first} title={text('preview')} sandbox="allow-same-origin" />
      </div>
    </section>
  )
}
