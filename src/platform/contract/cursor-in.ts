/** The cursor inside a `next_page_url`, for asking for the next page through the typed client. */
export const cursorIn = (nextPageUrl: string | null): string | undefined =>
  nextPageUrl ? (new URL(nextPageUrl, 'http://page').searchParams.get('cursor') ?? undefined) : undefined
