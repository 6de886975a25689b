import { useState } from 'react'
import { Queries } from '#kit/api/Queries.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import common from '#kit/common.module.css'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import type { Bound } from '#kit/fields/bound-to.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { LOGO } from '#modules/schools/look/vocabulary.ts'
import { type Language, LANGUAGES } from '#platform/i18n/language.ts'
import { en } from '../messages/document-en.ts'
import { pl } from '../messages/document-pl.ts'
import { dropCertificateTemplate, setCertificateTemplate, type ShownTemplate } from '../template/contract.ts'
import { SIGNATURE } from '../template/vocabulary.ts'
import { LAYOUTS, LOGOS, SIGNER_MAX, TEMPLATE_WORDS, type TemplateWord, WORD_MAX } from '../vocabulary.ts'
import { bodyOf, draftOf, type TemplateDraft, wordKey } from './template-draft.ts'
import { HexField } from '#modules/schools/ui/look/HexField.tsx'
import { seenOf } from '#platform/contract/seen-of.ts'
import styles from './template.module.css'
import { TemplatePreview } from './TemplatePreview.tsx'
import { useTemplateText } from './template-text.ts'

interface TemplateFormProps {
  shown: ShownTemplate
  schoolColor: string
  onSaved: () => Promise<void>
}

/** What stands on a certificate where nothing is written. */
const usual = (language: Language): Record<TemplateWord, string> => {
  const { title, says, completed } = language === 'pl' ? pl : en
  return { title, before: says, after: completed, more: '', role: '' }
}

/** How certificates look, beside one that looks so. */
export function TemplateForm({ shown, schoolColor, onSaved }: TemplateFormProps) {
  const text = useTemplateText()
  const mayChange = useMay()('change-products')
  const locale = useLocale()
  const [language, setLanguage] = useState<Language>(locale.language)
  const { template, course } = shown
  const courseId = course?.id ?? null
  const { values, field, change, forget } = useUnsaved(
    `certificate-template:${courseId ?? 'school'}`,
    draftOf(template),
  )
  const { save, back } = useSaving({ shown, onSaved, values, forget })
  return (
    <div className={styles.room}>
      <SavedForm
        save={save}
        forget={forget}
        className={styles.fields}
        actions={back && mayChange && <ActionButtons actions={[back]} />}
      >
        <RadioGroup
          {...field.choice('layout')}
          label={text('layout')}
          options={choices(LAYOUTS, (each) => text(each))}
        />
        <HexField
          name="color"
          {...withHelp(text, 'color')}
          placeholder={schoolColor}
          color={values.color}
          usual={schoolColor}
          pick={text('pickColor')}
          onColor={(color) => change({ color })}
        />
        <RadioGroup
          {...field.choice('logo')}
          label={text('logo')}
          options={choices(LOGOS, (each) => text(`logo_${each}`))}
        />
        {values.logo === 'own' && (
          <ImageUpload
            {...withHelp(text, 'ownLogo')}
            context={LOGO}
            ground="light"
            isKept
            picture={values.own_logo}
            onChange={(picture) => change({ own_logo: picture })}
          />
        )}
        <WordsPart field={field} language={language} onLanguage={setLanguage} />
        <Section title={text('signed')}>
          <div className={styles.fields}>
            <TextField {...field.text('signer')} label={text('signer')} maxLength={SIGNER_MAX} />
            <TextField {...wordField('role', { field, language, text })} />
            <ImageUpload
              {...withHelp(text, 'signature')}
              context={SIGNATURE}
              ground="light"
              isKept
              picture={values.signature}
              onChange={(picture) => change({ signature: picture })}
            />
          </div>
        </Section>
        <p className={common.note}>{text('followed')}</p>
      </SavedForm>
      <Queries>
        <TemplatePreview body={bodyOf(values, courseId)} language={language} />
      </Queries>
    </div>
  )
}

interface SavingParts extends Pick<TemplateFormProps, 'shown' | 'onSaved'> {
  values: TemplateDraft
  forget: () => void
}

/** What keeps a template, and what gives the one of a course up for that of the school. */
function useSaving({ shown: { template, course, is_own: isOwn }, onSaved, values, forget }: SavingParts) {
  const text = useTemplateText()
  const api = useApi()
  const courseId = course?.id ?? null
  const save = async () => {
    await api.call(setCertificateTemplate, {
      ...bodyOf(values, courseId),
      seen: seenOf(setCertificateTemplate, template),
    })
    await onSaved()
  }
  const back = courseId !== null &&
    isOwn && {
      key: 'back',
      label: text('backToSchool'),
      consequence: text('backToSchoolText'),
      work: () => api.call(dropCertificateTemplate, { courseId }),
      goOn: async () => {
        forget()
        await onSaved()
      },
      said: text('backToSchoolDone'),
    }
  return { save, back }
}

const choices = <Value extends string>(all: readonly Value[], word: (value: Value) => string) =>
  all.map((value) => ({ value, label: word(value) }))

interface WordParts {
  field: Bound<TemplateDraft>
  language: Language
  text: ReturnType<typeof useTemplateText>
}

const wordField = (word: TemplateWord, { field, language, text }: WordParts) => ({
  ...field.text(wordKey(language, word), `words.${language}.${word}`),
  label: text(word),
  maxLength: WORD_MAX[word],
  placeholder: usual(language)[word],
})

interface WordsPartProps extends Pick<WordParts, 'field' | 'language'> {
  onLanguage: (language: Language) => void
}

/** What a certificate says in one language after the other. */
function WordsPart({ field, language, onLanguage }: WordsPartProps) {
  const text = useTemplateText()
  const fieldOf = (word: TemplateWord) => wordField(word, { field, language, text })
  return (
    <Section title={text('words')}>
      <div className={styles.fields}>
        <RadioGroup
          name="language"
          label={text('language')}
          options={choices(LANGUAGES, (each) => text(each))}
          value={language}
          onChange={({ target }) => onLanguage(target.value === 'pl' ? 'pl' : 'en')}
        />
        <p className={common.note}>
          {text('placeholders', { name: '{name}', course: '{course}', school: '{school}', date: '{date}' })}
        </p>
        {TEMPLATE_WORDS.filter((word) => word !== 'role').map((word) =>
          word === 'more' ? (
            <TextArea key={word} {...fieldOf(word)} help={text('moreHelp')} />
          ) : (
            <TextField key={word} {...fieldOf(word)} />
          ),
        )}
      </div>
    </Section>
  )
}
