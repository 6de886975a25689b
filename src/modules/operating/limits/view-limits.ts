import type { schoolLimits } from '#modules/limits/tables.ts'
import type { Limits } from './contract.ts'

export type LimitsRow = Pick<
  typeof schoolLimits.$inferSelect,
  'storageGigabytes' | 'filmMinutes' | 'mailsAMonth' | 'version'
>

export const viewLimits = ({ storageGigabytes, filmMinutes, mailsAMonth, version }: LimitsRow): Limits => ({
  storage_gigabytes: storageGigabytes,
  film_minutes: filmMinutes,
  mails_a_month: mailsAMonth,
  version,
})

/** For the trace of what operators did: each in its unit, a dash where there is none. */
export const sayLimits = ({
  storage_gigabytes: gigabytes,
  film_minutes: minutes,
  mails_a_month: mails,
}: Limits): string =>
  [
    [gigabytes, 'GB'],
    [minutes, 'min'],
    [mails, 'mails'],
  ]
    .map(([value, unit]) => (value === null ? '–' : `${value} ${unit}`))
    .join(' · ')
