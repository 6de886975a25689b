/** What the way to something bought is called: there is not everywhere something to watch. */
export const openingAt = (url: string) => (url.endsWith('/watch') ? 'purchase.action' : 'purchase.action-see')
