interface Site {
  name: string
  shape: 'film' | 'sound' | 'map'
  hosts: string[]
  /** the address of the player of what lies there: made of what names it alone */
  read(address: URL): string | undefined
}

export interface Embed extends Pick<Site, 'shape'> {
  src: string
  site: string
}

const YOUTUBE_ID = /^[\w-]{11}$/
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const youtube: Site = {
  name: 'YouTube',
  shape: 'film',
  hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  read({ hostname, pathname, searchParams }) {
    const [first = '', second = ''] = pathname.split('/').filter(Boolean)
    const named = ['shorts', 'embed', 'live'].includes(first) ? second : (searchParams.get('v') ?? '')
    const id = hostname === 'youtu.be' ? first : named
    return YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined
  },
}

const vimeo: Site = {
  name: 'Vimeo',
  shape: 'film',
  hosts: ['vimeo.com', 'player.vimeo.com'],
  read({ pathname, searchParams }) {
    const [, id, secret = searchParams.get('h')] =
      /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
    if (!id) return undefined
    return `https://player.vimeo.com/video/${id}?${new URLSearchParams({ ...(secret && { h: secret }), dnt: '1' })}`
  },
}

const loom: Site = {
  name: 'Loom',
  shape: 'film',
  hosts: ['loom.com'],
  read({ pathname }) {
    const id = /^\/(?:share|embed)\/(?:[\w-]+-)?([0-9a-f]{32})$/.exec(pathname)?.[1]
    return id && `https://www.loom.com/embed/${id}`
  },
}

const bunny: Site = {
  name: 'Bunny Stream',
  shape: 'film',
  hosts: ['iframe.mediadelivery.net'],
  read({ pathname }) {
    const [, library, id] = new RegExp(`^/(?:embed|play)/(\\d+)/(${UUID})$`).exec(pathname) ?? []
    return id && `https://iframe.mediadelivery.net/embed/${library}/${id}?autoplay=false`
  },
}

const spotify: Site = {
  name: 'Spotify',
  shape: 'sound',
  hosts: ['open.spotify.com'],
  read({ pathname }) {
    const [, kind, id] =
      /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|album|playlist|episode|show)\/([0-9A-Za-z]{22})\/?$/.exec(pathname) ??
      []
    return id && `https://open.spotify.com/embed/${kind}/${id}`
  },
}

const soundcloud: Site = {
  name: 'SoundCloud',
  shape: 'sound',
  hosts: ['soundcloud.com', 'm.soundcloud.com'],
  read({ pathname }) {
    const [, path] = /^(\/[\w-]+\/(?:sets\/)?[\w-]+)\/?$/.exec(pathname) ?? []
    return path && `https://w.soundcloud.com/player/?${new URLSearchParams({ url: `https://soundcloud.com${path}` })}`
  },
}

const googleMaps: Site = {
  name: 'Google Maps',
  shape: 'map',
  hosts: ['google.com', 'google.pl', 'maps.google.com', 'maps.google.pl'],
  read({ pathname, searchParams }) {
    const [, place] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(pathname) ?? []
    const [, at] = /^\/maps\/@(-?\d+\.\d+,-?\d+\.\d+)/.exec(pathname) ?? []
    const isMap = pathname.startsWith('/maps')
    const asked = place?.replaceAll('+', ' ') ?? at ?? (isMap ? (searchParams.get('q') ?? undefined) : undefined)
    return asked && `https://www.google.com/maps?${new URLSearchParams({ q: asRead(asked), output: 'embed' })}`
  },
}

const asRead = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const SITES = [youtube, vimeo, loom, bunny, spotify, soundcloud, googleMaps]

/** Where players of other sites come from, for what pages may frame. */
export const EMBED_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
  'https://iframe.mediadelivery.net',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://www.google.com',
]

/** The player of what lies at a site on the allow-list, without its tracking; undefined for any other address. */
export function embedOf(address: string): Embed | undefined {
  const url = URL.parse(/^[a-z]+:/i.test(address) ? address : `https://${address}`)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  const host = url.hostname.replace(/^www\./, '')
  const site = SITES.find(({ hosts }) => hosts.includes(host))
  const src = site?.read(url)
  return site && src ? { src, site: site.name, shape: site.shape } : undefined
}

/** The same of films alone. */
export function filmEmbedOf(address: string): string | undefined {
  const embed = embedOf(address)
  return embed?.shape === 'film' ? embed.src : undefined
}
