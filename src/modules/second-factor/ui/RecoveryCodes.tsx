import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { CopyButton } from '#kit/feedback/CopyButton.tsx'
import styles from './second-factor.module.css'
import { useSecondFactorText } from './use-text.ts'

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = useSecondFactorText()
  return (
    <div className={common.stack}>
      <Callout tone="caution" isNews>
        <p>
          <strong>{text('codesTitle')}</strong>
        </p>
        <p>{text('codesIntro')}</p>
      </Callout>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton copied={codes.join('\n')} said={text('copied')}>
          {text('copyCodes')}
        </CopyButton>
        <Button look="primary" onClick={onKept}>
          {text('keptCodes')}
        </Button>
      </div>
    </div>
  )
}
