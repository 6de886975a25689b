import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useSupportText } from '#modules/people/ui/support-text.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { SupportRequest } from '../support/contract.ts'

/** Who asks a school to be let in, and why. */
export function SupportRequests({ requests }: { requests: SupportRequest[] }) {
  const text = useSupportText()
  const { language, timeZone } = useLocale()
  if (requests.length === 0) return null
  return (
    <Callout tone="caution">
      {requests.map(({ id, operator, reason, created_at: at }) => (
        <div key={id}>
          <p>{text('asks', { name: operator, when: formatDateTime(at, language, timeZone) })}</p>
          <blockquote>{reason}</blockquote>
        </div>
      ))}
      <p className={common.soft}>{text('asksHelp')}</p>
    </Callout>
  )
}
