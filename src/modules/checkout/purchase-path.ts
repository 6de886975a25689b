/** Where what was bought is. */
export const purchasePath = (slug: string): string => `/${slug}/watch`
