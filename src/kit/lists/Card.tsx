import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#platform/i18n/language.ts'
import styles from './cards.module.css'
import lists from './lists.module.css'

interface CardProps {
  to: string
  title: string
  /** of its words, where it is not the page's own */
  language?: Language
  /** Usually a `Cover`. */
  cover?: ReactNode
  /** One short line above the title. */
  kicker?: ReactNode
  /** One or two sentences. */
  children?: ReactNode
  /** Figures under it: price, run time. */
  meta?: ReactNode
}

/** One link, as large as the card; stands in a `CardGrid`. */
export function Card({ to, title, language, cover, kicker, children, meta }: CardProps) {
  return (
    <li className={styles.cell}>
      <div className={styles.card}>
        {cover && <div className={styles.cover}>{cover}</div>}
        <div className={styles.words}>
          {kicker && <div className={styles.kicker}>{kicker}</div>}
          <h3 className={`${lists.whole} ${styles.title}`} lang={language}>
            <Link to={to}>{title}</Link>
          </h3>
          {children && (
            <div className={styles.text} lang={language}>
              {children}
            </div>
          )}
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
      </div>
    </li>
  )
}
