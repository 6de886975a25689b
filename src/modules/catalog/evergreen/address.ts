/** Where visitors' pages, which do without the shapes of calls, ask for the offers. */
export const SEEN_OFFERS = { method: 'POST', path: '/json/evergreen/:slug' } as const
