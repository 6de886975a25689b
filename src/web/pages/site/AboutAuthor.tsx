import type { School } from '#modules/schools/contract.ts'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useSiteText } from './text.ts'

export type AboutAuthorProps = Pick<School, 'author_name' | 'author_bio' | 'contact_email'>

/** Who teaches, in words of their own, and how to write to them. */
export function AboutAuthor({ author_name: name, author_bio: bio, contact_email: email }: AboutAuthorProps) {
  const text = useSiteText()
  return (
    <Section title={text('aboutAuthor')}>
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
