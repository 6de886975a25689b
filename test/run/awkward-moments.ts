/** Moments to come at which the day, month or year of a school in Warsaw is another one than that of the server. */
export function awkwardMoments(now: Date): Date[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const yearsEnd = (of: number) => new Date(Date.UTC(of, 11, 31, 22, 59))
  return [
    // The year ends in Warsaw while the tests run, and in UTC an hour later.
    yearsEnd(year) > now ? yearsEnd(year) : yearsEnd(year + 1),
    new Date(Date.UTC(year, month + 1, 1, 0, 36)),
  ]
}
