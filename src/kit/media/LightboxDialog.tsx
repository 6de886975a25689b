/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- a modal dialog hears its keys and swipes wherever they happen */
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useBackCloses } from '../overlays/use-back-closes.ts'
import { useWidgetText } from '../text/widget-text.ts'
import styles from './Lightbox.module.css'
import type { LightboxProps } from './lightbox-props.ts'
import { useSwipe } from './use-swipe.ts'

export default function LightboxDialog({ pictures, index, onIndexChange, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const text = useWidgetText()
  const total = pictures.length
  const picture = pictures[index]
  const go = (to: number) => total > 1 && onIndexChange((to + total) % total)
  const swipe = useSwipe((step) => go(index + step))
  useBackCloses(onClose)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: total - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  if (!picture) return null
  const { src, alt, width, height, caption = alt } = picture
  return (
    <dialog
      ref={dialog}
      aria-label={text('pictures')}
      tabIndex={-1}
      className={styles.dialog}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target === stage.current && onClose()}
      {...swipe}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <figure className={styles.figure}>
        <div ref={stage} className={styles.stage}>
          <img key={src} src={src} alt={alt} width={width} height={height} draggable={false} className={styles.shown} />
        </div>
        <figcaption aria-live="polite" className={styles.caption}>
          {total > 1 && <span className={styles.counter}>{text('pictureOf', { position: index + 1, total })}</span>}
          {caption && <span aria-hidden={caption === alt}>{caption}</span>}
        </figcaption>
      </figure>
      <button type="button" aria-label={text('close')} className={styles.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      {total > 1 && (
        <>
          <button
            type="button"
            aria-label={text('previousPicture')}
            className={styles.previous}
            onClick={() => go(index - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" aria-label={text('nextPicture')} className={styles.next} onClick={() => go(index + 1)}>
            <ChevronRight aria-hidden="true" />
          </button>
          <img key={index} src={pictures[(index + 1) % total]?.src} alt="" hidden />
        </>
      )}
    </dialog>
  )
}
