import type { ReactNode } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { HOMES } from '../vocabulary.ts'
import styles from './acting-banner.module.css'

interface ActingBannerProps {
  label: string
  /** what it means for what can be done */
  note: ReactNode
  /** the call that leads back, and what its button says */
  action: string
  back: string
  token: string | null
  children: ReactNode
}

/** On every page of whoever is there as somebody else than usual: as whom, and the way back. It works without scripts. */
export function ActingBanner({ label, note, action, back, token, children }: ActingBannerProps) {
  return (
    <section aria-label={label} className={styles.banner}>
      <p>
        {children} <span className={styles.only}>{note}</span>
      </p>
      <form method="post" action={action}>
        <input type="hidden" name="_token" defaultValue={token ?? ''} />
        <input type="hidden" name="_from" defaultValue={HOMES.admin} />
        <Button type="submit" className={styles.back}>
          {back}
        </Button>
      </form>
    </section>
  )
}
