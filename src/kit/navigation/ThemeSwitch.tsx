import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { THEME_COOKIE } from '#kit/theme/theme-script.ts'
import { tellEarlyEntry } from '../forms/early-entry.ts'
import { useKitText } from '../text/kit-text.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './navigation.module.css'

const schemes = [
  { value: '', key: 'themeSystem', Icon: Monitor },
  { value: 'light', key: 'themeLight', Icon: Sun },
  { value: 'dark', key: 'themeDark', Icon: Moon },
] as const

const YEAR = 31_536_000
const CHANGED = 'themechange'

/** Remembered in a cookie, which `themeScript` reads before the first paint. */
export function ThemeSwitch() {
  const text = useKitText()
  const name = useId()
  const current = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] ?? '',
    () => '',
  )
  return (
    <fieldset className={styles.segments}>
      <VisuallyHidden>
        <legend>{text('theme')}</legend>
      </VisuallyHidden>
      {schemes.map(({ value, key, Icon }) => (
        <label key={key} title={text(key)} className={styles.segment}>
          <input
            ref={tellEarlyEntry}
            type="radio"
            name={name}
            value={value}
            checked={current === value}
            onChange={() => setScheme(value)}
          />
          <Icon />
          <VisuallyHidden>{text(key)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}

function setScheme(scheme: string) {
  const root = document.documentElement
  if (scheme === '') delete root.dataset['theme']
  else root.dataset['theme'] = scheme
  document.cookie = `${THEME_COOKIE}=${scheme}; path=/; max-age=${scheme === '' ? 0 : YEAR}; samesite=lax`
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
