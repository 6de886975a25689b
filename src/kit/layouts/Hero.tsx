import type { ReactNode } from 'react'
import type { Language } from '#platform/i18n/language.ts'
import styles from './Page.module.css'

interface HeroProps {
  kicker?: ReactNode
  title: string
  /** of the title, where it is not the page's own */
  titleLanguage?: Language
  /** A sentence or two. */
  intro?: ReactNode
  actions?: ReactNode
  /** A cover, a player, a price: beside the words or under them, as the template has it. */
  aside?: ReactNode
}

/** Letters: a longer title is a sentence, and is set as one. */
const LONG = 48

export function Hero({ kicker, title, titleLanguage, intro, actions, aside }: HeroProps) {
  return (
    <header className={styles.hero} data-has-aside={aside ? '' : undefined}>
      <div className={styles.heroWords}>
        {kicker && <div className={styles.kicker}>{kicker}</div>}
        <h1 lang={titleLanguage} data-long={title.length > LONG ? '' : undefined}>
          {title}
        </h1>
        {intro && <div className={styles.intro}>{intro}</div>}
        {actions && <div className={styles.heroActions}>{actions}</div>}
      </div>
      {aside && <div className={styles.heroAside}>{aside}</div>}
    </header>
  )
}
