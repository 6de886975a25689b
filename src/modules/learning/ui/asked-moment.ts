import { FILM_SECONDS_MAX } from '#modules/media/films/vocabulary.ts'

/** The second that the address of a lesson asks for by `t`; undefined where it asks for none. */
export function askedMoment(search: URLSearchParams): number | undefined {
  const asked = search.get('t') ?? ''
  return /^\d{1,6}$/.test(asked) && Number(asked) <= FILM_SECONDS_MAX ? Number(asked) : undefined
}
