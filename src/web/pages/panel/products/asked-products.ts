/** What of a list of products an address asks for. */
export function askedProducts({ url }: Request) {
  const asked = new URL(url).searchParams
  const given = asked.get('status')
  return {
    q: asked.get('q')?.slice(0, 150) ?? '',
    status: given === 'draft' || given === 'published' ? given : undefined,
    cursor: asked.get('cursor') ?? undefined,
  } as const
}

export function listAddress(list: string, given: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))
  return query.size ? `${list}?${query}` : list
}
