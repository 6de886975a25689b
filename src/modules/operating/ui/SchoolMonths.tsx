import common from '#kit/common.module.css'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import type { OperatedSchool, SchoolMonth } from '../schools/contract.ts'
import { useOperatingText } from './use-text.ts'

const MEGABYTE = 1024 ** 2

/** What it sold, kept and sent, a line for each month. */
export function SchoolMonths({ school: { months, currency } }: { school: OperatedSchool }) {
  const text = useOperatingText()
  const { language } = useLocale()
  if (months.length === 0) return <p className={common.soft}>{text('noMonths')}</p>
  const measured = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value))
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <p className={common.soft}>{text('monthsIntro')}</p>
      <DataTable<SchoolMonth>
        caption={text('months')}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          column(text('month'), ({ month }) => monthName(month, language)),
          figure(text('soldInMonth'), ({ sold_amount: amount }) => formatMoney({ amount, currency }, language)),
          figure(text('studentsAtEnd'), ({ students_count: count }) => measured(count, number)),
          figure(text('storage'), ({ stored_megabytes: stored }) =>
            measured(stored, (value) => formatBytes(value * MEGABYTE, language)),
          ),
          figure(text('film'), ({ film_minutes: minutes }) =>
            measured(minutes, (value) => text('minutes', { count: number(value) })),
          ),
          figure(text('mailsInMonth'), ({ mails_count: count }) => measured(count, number)),
        ]}
      />
    </>
  )
}

const monthName = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
