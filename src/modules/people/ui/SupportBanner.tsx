import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import { leaveSchool } from '../support/contract.ts'
import { ActingBanner } from './ActingBanner.tsx'
import { useSupportText } from './support-text.ts'

interface SupportBannerProps {
  name: string
  /** when the leave of the school ends */
  until: string
  token: string | null
}

/** On every page of an operator whom the school let in: as whom, until when, and the way out. */
export function SupportBanner({ name, until, token }: SupportBannerProps) {
  const text = useSupportText()
  const { language, timeZone } = useLocale()
  const [before, , after] = text('inAs', { name: '', when: formatDateTime(until, language, timeZone) }).split('|')
  return (
    <ActingBanner
      label={text('banner')}
      note={text('writtenDown')}
      action={leaveSchool.path}
      back={text('leave')}
      token={token}
    >
      {before}
      <strong dir="auto">{name}</strong>
      {after}
    </ActingBanner>
  )
}
