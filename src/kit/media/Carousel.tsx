/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reached by keyboard; the roles are those of the carousel pattern (APG) */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useWidgetText } from '../text/widget-text.ts'
import styles from './Carousel.module.css'
import { useCarousel } from './use-carousel.ts'

export interface Slide {
  id: string
  content: ReactNode
}

interface CarouselProps {
  /** What the slides have in common. */
  label: string
  slides: Slide[]
  /** Goes on every 2.5 seconds; stops under the pointer, with the focus inside and for people who ask for less motion. */
  autoplay?: boolean
  /** Places the buttons, as on the line of a heading; without it they lie over the last picture. */
  children?: (buttons: ReactNode, row: ReactNode) => ReactNode
}

/** Slides in a row: three, two below 992 px, one below 768 px; by buttons, arrow keys and swipe. */
export function Carousel({ label, slides, autoplay = false, children }: CarouselProps) {
  const id = useId()
  const text = useWidgetText()
  const track = useRef<HTMLDivElement>(null)
  const { step, isOverflowing, mayPlay, isStopped, isPlaying, toggle, watching } = useCarousel({
    track,
    isAutoplay: autoplay,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  const buttons = (
    <div className={styles.controls} data-idle={!isOverflowing}>
      {mayPlay && (
        <button type="button" aria-label={text(isStopped ? 'play' : 'pause')} onClick={toggle}>
          {isStopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      )}
      <button type="button" aria-label={text('previousSlide')} aria-controls={id} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <button type="button" aria-label={text('nextSlide')} aria-controls={id} onClick={() => step(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
  const row = (
    <div
      ref={track}
      id={id}
      role="group"
      aria-roledescription={text('carousel')}
      aria-label={label}
      tabIndex={0}
      aria-live={isPlaying ? 'off' : 'polite'}
      className={styles.track}
      onKeyDown={onKeyDown}
    >
      {slides.map((slide, index) => (
        <div
          key={slide.id}
          role="group"
          aria-roledescription={text('slide')}
          aria-label={text('pictureOf', { position: index + 1, total: slides.length })}
          className={styles.slide}
        >
          {slide.content}
        </div>
      ))}
    </div>
  )
  if (children)
    return (
      <div className={styles.carousel} {...watching}>
        {children(buttons, row)}
      </div>
    )
  return (
    <div className={classNames(styles.carousel, styles.over)} {...watching}>
      {buttons}
      {row}
    </div>
  )
}
