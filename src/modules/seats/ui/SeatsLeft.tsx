import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { Bar } from '#kit/feedback/Bar.tsx'
import type { AccessManager } from '../contract.ts'
import styles from './seats.module.css'
import { useSeatsText } from './use-text.ts'

/** Of what course, how many are left, and by which orders they were bought. */
export function SeatsLeft({ manager, children }: { manager: AccessManager; children: ReactNode }) {
  const text = useSeatsText()
  const { course, pools, bought, left } = manager
  const isPlain = pools.length === 1 && pools[0]?.closed_at === null
  return (
    <div className={styles.head}>
      {course.cover_photo && <img src={course.cover_photo} alt="" width={640} height={400} className={styles.cover} />}
      <div className={styles.words}>
        <p className={styles.course}>{course.title}</p>
        {bought > 0 && (
          <>
            <output className={styles.left}>{text('left', { count: bought, left, bought })}</output>
            <Bar className={styles.bar} value={bought - left} max={bought} aria-hidden="true" />
          </>
        )}
        {!isPlain && (
          <ul className={styles.orders}>
            {pools.map((pool) => (
              <li key={pool.parent_transaction_id}>
                {text('order', { number: pool.order_number })} ·{' '}
                {pool.closed_at
                  ? text('orderClosed')
                  : text('ofOrder', { count: pool.bought, left: pool.left, bought: pool.bought })}
              </li>
            ))}
          </ul>
        )}
        <div className={common.row}>{children}</div>
      </div>
    </div>
  )
}
