import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from '#web/kit/actions/button-class.ts'
import { useText } from './use-text.ts'
import styles from './search.module.css'

const loadModal = () => import('./SearchModal.tsx')
const SearchModal = lazy(async () => ({ default: (await loadModal()).SearchModal }))

/** Opened by its button, by Ctrl or Cmd and K, and by / outside of fields. */
export function CourseSearch() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text('open')}
        aria-keyshortcuts="Control+K Meta+K /"
        title={text('open')}
        className={buttonClass({ look: 'quiet' }, styles.opener)}
        onPointerEnter={() => void loadModal()}
        onFocus={() => void loadModal()}
        onClick={() => setOpen(true)}
      >
        <Search />
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <SearchModal onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k'
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !altKey && !isTyping && !document.querySelector('dialog[open]')
}
