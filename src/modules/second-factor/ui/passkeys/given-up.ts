/** What browsers say when somebody closes their question, lets it run out, or has nothing to answer it with: they do not tell which. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
