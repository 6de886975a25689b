import { Button } from '#kit/actions/Button.tsx'
import { returnToPanel } from '../impersonation/contract.ts'
import { HOMES } from '../vocabulary.ts'
import styles from './impersonation-banner.module.css'
import { useImpersonationText } from './text.ts'

interface ImpersonationBannerProps {
  name: string
  token: string | null
}

/** On every page of an admin who signed in as a student: as whom, and the way back. It works without scripts. */
export function ImpersonationBanner({ name, token }: ImpersonationBannerProps) {
  const text = useImpersonationText()
  const [before, , after] = text('signedInAs', { name: '' }).split('|')
  return (
    <section aria-label={text('banner')} className={styles.banner}>
      <p>
        {before}
        <strong dir="auto">{name}</strong>
        {after} <span className={styles.only}>{text('onlyLooking')}</span>
      </p>
      <form method="post" action={returnToPanel.path}>
        <input type="hidden" name="_token" defaultValue={token ?? ''} />
        <input type="hidden" name="_from" defaultValue={HOMES.admin} />
        <Button type="submit" className={styles.back}>
          {text('back')}
        </Button>
      </form>
    </section>
  )
}
