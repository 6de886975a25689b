import type { ReactNode } from 'react'
import { Hero } from './Hero.tsx'
import styles from './OfferLayout.module.css'

interface OfferLayoutProps {
  kicker?: ReactNode
  title: string
  /** A sentence or two. */
  intro?: ReactNode
  /** A cover, or a player. */
  picture: ReactNode
  /** What it costs and the way to it; beside the page where there is room, it follows whoever reads on. */
  offer: ReactNode
  /** The offer once more, short: at the bottom of a phone once the first has left. */
  band?: ReactNode
  /** It closes the page on a wide screen too, where the page is long. */
  closes?: boolean
  /** What is offered. */
  children?: ReactNode
}

/** The page of something that is sold: what it is, and always in sight the way to it. */
export function OfferLayout({ kicker, title, intro, picture, offer, band, closes, children }: OfferLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.opening}>
        <Hero kicker={kicker} title={title} intro={intro} />
      </div>
      <div id="offer" className={styles.side}>
        <div className={styles.card}>
          {picture}
          <div className={styles.offer}>{offer}</div>
        </div>
      </div>
      <div className={styles.body} data-has-band={band ? '' : undefined}>
        {children}
        {band && (
          <div className={styles.follows} data-closes={closes}>
            <div className={styles.band}>{band}</div>
          </div>
        )}
      </div>
    </div>
  )
}
