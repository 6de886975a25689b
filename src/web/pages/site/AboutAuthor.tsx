import type { School } from '#modules/schools/contract.ts'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import styles from './site.module.css'
import { useSiteText } from './text.ts'

export type AboutAuthorProps = Pick<School, 'author_name' | 'author_bio' | 'author_avatar' | 'contact_email'>

/** Who teaches, in words of their own, and how to write to them. */
export function AboutAuthor({
  author_name: name,
  author_bio: bio,
  author_avatar: avatar,
  contact_email: email,
}: AboutAuthorProps) {
  const text = useSiteText()
  return (
    <Section title={text('aboutAuthor')}>
      {avatar && <img src={avatar} alt="" width={96} height={96} loading="lazy" className={styles.author} />}
      <Prose>
        {name && <h3>{name}</h3>}
        {bio.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {text('writeTo')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </Prose>
    </Section>
  )
}
