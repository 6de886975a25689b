import { useApi } from '#kit/api/ApiProvider.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { setSchoolLimits } from '../limits/contract.ts'
import type { OperatedSchool } from '../schools/contract.ts'
import { LimitsForm } from './LimitsForm.tsx'
import { useOperatingText } from './use-text.ts'

const MEGABYTE = 1024 ** 2

/** How much a school may use, beside what it does. */
export function SchoolLimits({ school }: { school: OperatedSchool }) {
  const text = useOperatingText()
  const api = useApi()
  const { language } = useLocale()
  const number = (value: number) => formatNumber(value, language)
  return (
    <LimitsForm
      key={school.id}
      saved={school.limits}
      intro={text('limitsIntro')}
      used={{
        storage: formatBytes(school.stored_megabytes * MEGABYTE, language),
        film: text('minutes', { count: number(school.film_minutes) }),
        mails: number(school.mails_this_month),
      }}
      save={(limits) => api.call(setSchoolLimits, { id: school.id, ...limits })}
    />
  )
}
