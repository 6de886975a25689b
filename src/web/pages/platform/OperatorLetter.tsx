import { data, Link } from 'react-router'
import { getLetter, listRecipients } from '#modules/operating/letters/contract.ts'
import { LetterProgress } from '#modules/operating/ui/LetterProgress.tsx'
import styles from '#modules/operating/ui/letters.module.css'
import { RecipientTable } from '#modules/operating/ui/RecipientTable.tsx'
import { useLettersText } from '#modules/operating/ui/use-letters-text.ts'
import { IdParams } from '#platform/contract/shapes.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/OperatorLetter.ts'
import { OperatorFrame } from './OperatorFrame.tsx'

export async function loader({ request, context, params: { letterId: id } }: Route.LoaderArgs) {
  if (!IdParams.safeParse({ id }).success) throw data(null, { status: 404 })
  const { api } = loading({ request, context })
  const onlyFailed = new URL(request.url).searchParams.get('failed') === '1'
  const [letter, recipients] = await Promise.all([
    api.call(getLetter, { id }),
    api.call(listRecipients, { id, failed: onlyFailed ? '1' : undefined }),
  ])
  return { letter, recipients, onlyFailed }
}

/** A letter to owners: how far it is, to whom it goes, and what it says. */
export default function OperatorLetter({ loaderData: { letter, recipients, onlyFailed } }: Route.ComponentProps) {
  const text = useLettersText()
  const { language } = useLocale()
  const words = [
    { of: 'en', title: text('english'), subject: letter.subject_en, words: letter.text_en },
    { of: 'pl', title: text('polish'), subject: letter.subject_pl, words: letter.text_pl },
  ]
  const path = `/operator/letters/${letter.id}`
  return (
    <OperatorFrame title={language === 'pl' ? letter.subject_pl : letter.subject_en}>
      <Section title={text('progress')}>
        <LetterProgress letter={letter} />
      </Section>
      <Section
        title={text('recipients')}
        more={
          onlyFailed ? (
            <Link to={path}>{text('everybody')}</Link>
          ) : (
            letter.failed > 0 && <Link to={`${path}?failed=1`}>{text('onlyFailed')}</Link>
          )
        }
      >
        <RecipientTable
          key={[letter.id, onlyFailed, recipients.data[0]?.id].join()}
          letterId={letter.id}
          initial={recipients}
          onlyFailed={onlyFailed}
        />
      </Section>
      {words.map(({ of, title, subject, words: said }) => (
        <Section key={of} title={title}>
          <div lang={of} className={styles.words}>
            <p>
              <strong>{subject}</strong>
            </p>
            <p>{said}</p>
          </div>
        </Section>
      ))}
    </OperatorFrame>
  )
}
