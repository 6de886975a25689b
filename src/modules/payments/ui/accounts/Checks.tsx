import { CircleCheck, CircleX } from 'lucide-react'
import { Callout } from '#kit/feedback/Callout.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { Checked } from '../../accounts/contract.ts'
import styles from './accounts.module.css'
import { useAccountsText } from './use-accounts-text.ts'

/** What came of trying an account, thing by thing, with what the provider said where it failed. */
export function Checks({ checked: { checks, works } }: { checked: Checked }) {
  const text = useAccountsText()
  return (
    <Callout tone={works ? 'good' : 'bad'} isNews>
      <p>{text(works ? 'works' : 'worksNot')}</p>
      <ul className={styles.checks}>
        {checks.map(({ what, works: does, says }) => (
          <li key={what} data-fails={!does || undefined}>
            {does ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
            <span>
              <span>{text(what)}</span>
              <VisuallyHidden>: {text(does ? 'yes' : 'no')}</VisuallyHidden>
              {says && (
                <>
                  <br />
                  <code>{text('says', { says })}</code>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
