/** How long a purchase lasts, as buyers read it. */
export const en = {
  atMost: 'at most until',
  until: 'Access until',
  forever: 'Lifetime access',
  monthly: 'Access for a month',
  quarterly: 'Access for three months',
  half_yearly: 'Access for six months',
  yearly: 'Access for a year',
  days: { one: 'Access for {count} day', other: 'Access for {count} days' },
}
