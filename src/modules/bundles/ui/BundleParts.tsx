import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { formatMoney } from '#platform/i18n/format.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Duration } from '#kit/figures/Duration.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import lists from '#kit/lists/lists.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { BundlePart } from '../contract.ts'
import styles from './bundles.module.css'
import { PartTime } from './PartTime.tsx'
import { useBundleText } from './use-text.ts'

/** What is in a bundle, with what each part costs by itself. What they have leads to where it is watched. */
export function BundleParts({ parts }: { parts: BundlePart[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </ul>
  )
}

function Part({ part }: { part: BundlePart }) {
  const text = useBundleText()
  const kindText = useProductText()
  const { language } = useLocale()
  const { kind, title, cover, category, is_owned: isOwned, amount, currency, lectures_count, run_time_seconds } = part
  const page = part.is_published ? productPath(part) : undefined
  const way = isOwned ? part.way : page
  return (
    <li className={styles.row}>
      <Cover title={title} image={coverImage(cover, '(width < 40rem) 6rem, 10rem')} />
      <div className={styles.rowWords}>
        <h3 className={`${lists.whole} ${styles.rowTitle}`}>
          {way === undefined ? <span>{title}</span> : <Link to={way}>{title}</Link>}
        </h3>
        <p className={common.note}>
          {[category, lectures_count > 0 ? text('lectures', { count: lectures_count }) : kindText(kind)]
            .filter(Boolean)
            .join(' · ')}
          {run_time_seconds > 0 && (
            <>
              {' · '}
              <Duration seconds={run_time_seconds} />
            </>
          )}
        </p>
        <PartTime part={part} />
      </div>
      <p className={styles.rowPrice}>
        {isOwned ? (
          <span className={styles.saves}>{text('owned')}</span>
        ) : (
          amount !== null && (amount === 0 ? text('free') : formatMoney({ amount, currency }, language))
        )}
      </p>
    </li>
  )
}
