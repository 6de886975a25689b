interface Player {
  hosts: string[]
  /** the parts of the address that name a video, in its path or, for YouTube's, in its query */
  read(address: URL): string | undefined
}

const YOUTUBE_ID = /^[\w-]{11}$/
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const youtube: Player = {
  hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  read({ hostname, pathname, searchParams }) {
    const [first = '', second = ''] = pathname.split('/').filter(Boolean)
    const named = ['shorts', 'embed', 'live'].includes(first) ? second : (searchParams.get('v') ?? '')
    const id = hostname === 'youtu.be' ? first : named
    return YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined
  },
}

const vimeo: Player = {
  hosts: ['vimeo.com', 'player.vimeo.com'],
  read({ pathname, searchParams }) {
    const [, id, secret = searchParams.get('h')] =
      /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
    if (!id) return undefined
    return `https://player.vimeo.com/video/${id}?${new URLSearchParams({ ...(secret && { h: secret }), dnt: '1' })}`
  },
}

const loom: Player = {
  hosts: ['loom.com'],
  read({ pathname }) {
    const id = /^\/(?:share|embed)\/(?:[\w-]+-)?([0-9a-f]{32})$/.exec(pathname)?.[1]
    return id && `https://www.loom.com/embed/${id}`
  },
}

const bunny: Player = {
  hosts: ['iframe.mediadelivery.net'],
  read({ pathname }) {
    const [, library, id] = new RegExp(`^/(?:embed|play)/(\\d+)/(${UUID})$`).exec(pathname) ?? []
    return id && `https://iframe.mediadelivery.net/embed/${library}/${id}?autoplay=false`
  },
}

/** Where players of other hosts come from, for what pages may frame. */
export const EMBED_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
  'https://iframe.mediadelivery.net',
]

/** The player of a video at a host on the allow-list, without its tracking; undefined for any other address. */
export function embedOf(address: string): string | undefined {
  const url = URL.parse(/^[a-z]+:/i.test(address) ? address : `https://${address}`)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  const host = url.hostname.replace(/^www\./, '')
  return [youtube, vimeo, loom, bunny].find(({ hosts }) => hosts.includes(host))?.read(url)
}
