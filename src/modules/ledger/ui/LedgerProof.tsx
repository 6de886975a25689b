import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import { proveLedger, type WholeBalance } from '../contract.ts'
import { useLedgerText } from './text.ts'

type Check = NonNullable<WholeBalance['check']>

/** Whether the book agrees with what it is of, as it was last looked at; and the way to have it looked at now. */
export function LedgerProof({ check }: { check: WholeBalance['check'] }) {
  const text = useLedgerText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSending()
  const prove = () =>
    send(async () => {
      await api.call(proveLedger)
      await revalidate()
      toast.show(text('proved'))
    })
  return (
    <Section
      title={text('proof')}
      more={
        <Button look="secondary" busy={isSending} onClick={() => void prove()}>
          {text('prove')}
        </Button>
      }
    >
      <div className={common.stack}>
        <p className={common.soft}>{text('proofText')}</p>
        {check?.checked_at ? (
          <>
            <p>
              <span>{text('lastProved')}</span> <DateText at={check.checked_at} withTime />{' '}
              {check.findings.length === 0 && <Status tone="good">{text('agrees')}</Status>}
            </p>
            {check.findings.length > 0 && <Findings findings={check.findings} />}
            {check.left_out.length > 0 && <p className={inner.lightNote}>{text('leftOut')}</p>}
          </>
        ) : (
          <p className={inner.lightNote}>{text('neverProved')}</p>
        )}
      </div>
    </Section>
  )
}

function Findings({ findings }: Pick<Check, 'findings'>) {
  const text = useLedgerText()
  const { language } = useLocale()
  const written = ({ proof, currency }: Check['findings'][number], amount: number) =>
    proof === 'entries' ? formatNumber(amount, language) : formatMoney({ amount, currency }, language)
  return (
    <Callout tone="caution">
      <p>
        <strong>{text('differs')}</strong>
      </p>
      <p>{text('differsText')}</p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.proof} ${finding.currency} ${finding.ledger}`}>
            {text(`proof_${finding.proof}`, {
              ledger: written(finding, finding.ledger),
              other: written(finding, finding.other),
            })}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
