import { cursorIn } from '#platform/contract/cursor-in.ts'

/** What the address of a list asks for, and from where on. */
export function askedPage({ url }: Request) {
  const asked = new URL(url).searchParams
  return { asked, cursor: asked.get('cursor') ?? undefined }
}

/** Where in its list a page is, and what follows it. */
export const placeOf = ({ next_page_url }: { next_page_url: string | null }, cursor: string | undefined) => ({
  isFirst: !cursor,
  next: cursorIn(next_page_url),
})

export type Place = ReturnType<typeof placeOf>
