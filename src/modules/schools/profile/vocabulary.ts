export const NAME_MAX = 80
export const TAGLINE_MAX = 160
export const SEO_TITLE_MAX = 70
export const SEO_DESCRIPTION_MAX = 150
export const AUTHOR_NAME_MAX = 100
export const AUTHOR_BIO_MAX = 3_000
/** What the author’s picture is uploaded as. */
export const AUTHOR_PICTURE = 'page'

/** What search engines show of a front page that has no title of its own for them. */
export const frontTitle = ({ name, tagline }: { name: string; tagline: string }): string =>
  tagline ? `${name} · ${tagline}` : name
