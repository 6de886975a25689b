import { Link } from 'react-router'
import common from '#kit/common.module.css'
import type { Tag } from '../contract.ts'
import styles from './articles.module.css'
import { tagPath } from './paths.ts'
import { useArticlesText } from './use-text.ts'

interface TagNavProps {
  tags: Tag[]
  /** whose page this is; null where all articles stand, left out where none of them does */
  current?: Tag | null
}

/** Ways to the pages of tags; beside lists, to all articles as well. */
export function TagNav({ tags, current }: TagNavProps) {
  const text = useArticlesText()
  const isKnown = tags.some(({ slug }) => slug === current?.slug)
  const shown = current && !isKnown ? [...tags, current] : tags
  if (shown.length === 0) return null
  return (
    <nav aria-label={text('tags')} className={`${common.choices} ${styles.tags}`}>
      {current !== undefined && (
        <Link to="/articles" aria-current={current === null ? 'page' : undefined}>
          {text('allTags')}
        </Link>
      )}
      {shown.map(({ slug, name }) => (
        <Link key={slug} to={tagPath(slug)} aria-current={slug === current?.slug ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
