import { DASHBOARD_DAYS, DEFAULT_DAYS } from '#modules/analytics/vocabulary.ts'

/** The period that an address names; the usual one where it names none of those there are. */
export function askedDays(request: Request): number {
  const asked = Number(new URL(request.url).searchParams.get('days'))
  return DASHBOARD_DAYS.find((each) => each === asked) ?? DEFAULT_DAYS
}
