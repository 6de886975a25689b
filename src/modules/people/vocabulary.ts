/** Where a person's own page is. */
export const HOMES = { admin: '/home', student: '/my', operator: '/operator' } as const
