import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { Bar } from '#kit/feedback/Bar.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import type { UseOf } from '../contract.ts'
import { NEAR } from '../vocabulary.ts'
import styles from './limits.module.css'
import { useLimitsText } from './use-text.ts'

/** How much of each the school uses, and how much it may. */
export function UseOfLimits({ use }: { use: UseOf[] }) {
  const text = useLimitsText()
  return (
    <Section id="use" title={text('title')}>
      <div className={common.stack}>
        <p className={common.soft}>{text('intro')}</p>
        <ul className={styles.uses}>
          {use.map((each) => (
            <li key={each.of} className={styles.use}>
              <Use {...each} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Use({ of, used, limit }: UseOf): ReactNode {
  const text = useLimitsText()
  const { language } = useLocale()
  const say = (value: number) => (of === 'storage' ? formatBytes(value, language) : formatNumber(value, language))
  if (limit === null)
    return (
      <p className={styles.head}>
        <span>{text(of)}</span>
        <span className={common.soft}>{text('unlimited', { used: say(used) })}</span>
      </p>
    )
  const isFull = used >= limit
  return (
    <>
      <p className={styles.head}>
        <span>{text(of)}</span>
        <span>
          {!isFull && used >= limit * NEAR && <Status tone="caution">{text('near')}</Status>}
          <span> {text('ofLimit', { used: say(used), limit: say(limit) })}</span>
        </span>
      </p>
      <Bar aria-label={text(of)} value={Math.min(used, limit)} max={Math.max(limit, 1)} />
      {isFull && <Callout tone="caution">{text(`full-${of}`)}</Callout>}
    </>
  )
}
