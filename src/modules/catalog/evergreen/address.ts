/** Where visitors' pages, which do without the shapes of calls, ask for the offers; `body` only says that there is one. */
export const SEEN_OFFERS = { method: 'POST', path: '/json/evergreen', body: {} } as const
