import { Copy } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import styles from './second-factor.module.css'
import { useSecondFactorText } from './use-text.ts'

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = useSecondFactorText()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.show(text('copied'))
  }
  return (
    <div className={common.stack}>
      <Callout tone="caution" isNews>
        <strong>{text('codesTitle')}</strong> {text('codesIntro')}
      </Callout>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<Copy />} onClick={() => void copy()}>
          {text('copyCodes')}
        </Button>
        <Button look="primary" onClick={onKept}>
          {text('keptCodes')}
        </Button>
      </div>
    </div>
  )
}
