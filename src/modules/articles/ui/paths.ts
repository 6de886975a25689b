export const articlePath = (slug: string): string => `/articles/${slug}`
export const tagPath = (slug: string): string => `/articles/tag/${slug}`
