import { use, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouter } from 'react-router'
import { useKitText } from '../text/kit-text.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './navigation-line.module.css'
import { useHeadingFocus } from './use-heading-focus.ts'

const TOLD_AFTER_MS = 1000

/** Stands once, in the root: a line along the top while the next page is under way, said aloud when it takes long; then the focus is on its heading. */
export function NavigationLine() {
  const text = useKitText()
  const line = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const router = use(DataRouter)?.router
  useHeadingFocus(router)
  useEffect(() => {
    const element = line.current
    if (!router || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      // Above an open dialog, whose link may have led away.
      element.showPopover()
      timer = setTimeout(() => setLong(true), TOLD_AFTER_MS)
    }
    const hide = () => {
      element.hidePopover()
      clearTimeout(timer)
      timer = undefined
      setLong(false)
    }
    // From the router itself: what React renders of it waits for whatever of the page has not arrived.
    const hear = ({ navigation }: typeof router.state) => {
      const isUnderWay = navigation.state !== 'idle'
      if (isUnderWay && timer === undefined) show()
      if (!isUnderWay && timer !== undefined) hide()
    }
    const leave = router.subscribe(hear)
    // Somebody may have been quicker than this piece.
    hear(router.state)
    return () => {
      leave()
      if (timer !== undefined) hide()
    }
  }, [router])
  return (
    <>
      <div ref={line} popover="manual" aria-hidden="true" className={styles.line} />
      <VisuallyHidden>
        <output>{isLong && text('loading')}</output>
      </VisuallyHidden>
    </>
  )
}
