import { useNotificationsText } from '#modules/notifications/ui/text.ts'
import { setAnswerMails, setProductMails } from '#modules/notifications/contract.ts'
import { useWantedMails } from '#modules/notifications/ui/use-wanted-mails.ts'
import { Switch } from '#kit/fields/Switch.tsx'
import inner from '#kit/inner.module.css'
import type { Topic } from '../contract.ts'
import styles from './mail-preferences.module.css'
import { useTopicMails } from './use-topic-mails.ts'

interface MailPreferencesProps {
  topics: Topic[]
  wantsAnswers: boolean
  wantsProductMails: boolean
}

/** Which mails one gets: about answers to what one wrote, what is new in what one bought, and each topic. Each switch takes effect at once. */
export function MailPreferences({ topics: given, wantsAnswers, wantsProductMails }: MailPreferencesProps) {
  const text = useNotificationsText()
  const answers = useWantedMails(setAnswerMails, wantsAnswers)
  const products = useWantedMails(setProductMails, wantsProductMails)
  const { topics, toggle } = useTopicMails(given)
  return (
    <div className={styles.preferences}>
      <Switch
        name="answers"
        label={text('answerMails')}
        help={text('answerMailsHelp')}
        checked={answers.isOn}
        onChange={() => void answers.toggle()}
      />
      <Switch
        name="products"
        label={text('productMails')}
        help={text('productMailsHelp')}
        checked={products.isOn}
        onChange={() => void products.toggle()}
      />
      {topics.length > 0 && (
        <fieldset className={inner.set}>
          <legend>{text('topicMails')}</legend>
          {topics.map((topic) => (
            <Switch
              key={topic.id}
              name={topic.id}
              label={topic.title}
              checked={topic.is_subscribed}
              onChange={() => void toggle(topic)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
