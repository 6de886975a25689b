import { linkedParts } from './linked-parts.ts'

/** What somebody wrote, as plain text; its web addresses become links that vouch for nothing. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map(({ text: words, href }, nth) =>
    href ? (
      <a key={nth} href={href} rel="nofollow ugc noopener" target="_blank">
        {words}
      </a>
    ) : (
      words
    ),
  )
}
