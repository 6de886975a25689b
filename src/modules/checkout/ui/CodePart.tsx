/* oxlint-disable react/exhaustive-effect-dependencies -- gone to once for each code that was asked for */
import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import { CODE_MAX } from '#modules/offers/codes/vocabulary.ts'
import type { Quote } from '#modules/offers/contract.ts'
import styles from './checkout.module.css'
import { useCheckoutText } from './text.ts'

/** Of the address, what is said anew with a code: all else stays, be it a gift, a time or a place that is kept for somebody. */
const SAID_ANEW = ['variant', 'code']

/** A code stands in the page's address: it is applied, and taken away again, without scripts too. */
export function CodePart({ quote, variantId }: { quote: Quote; variantId: string }) {
  const text = useCheckoutText()
  const { language } = useLocale()
  const { search } = useLocation()
  const { state } = useNavigation()
  const place = useRef<HTMLDivElement>(null)
  const asked = new URLSearchParams(search).get('code')
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current !== asked) place.current?.querySelector<HTMLElement>('[data-next]')?.focus()
    shown.current = asked
  }, [asked])

  const { code, currency, lines } = quote
  const kept = [...new URLSearchParams(search)].filter(([name]) => !SAID_ANEW.includes(name))
  const reductions = lines.flatMap((line) => line.reductions.filter(({ source }) => source === 'code'))
  if (code && code.problem === null)
    return (
      <div ref={place} className={styles.usedCode}>
        <output tabIndex={-1} data-next>
          <span>{text('codeUsed', { code: code.code })}</span>{' '}
          {reductions.length > 0 && (
            <strong>
              {formatMoney(
                { amount: -reductions.reduce((total, { amount }) => total + amount, 0), currency },
                language,
              )}
            </strong>
          )}
        </output>
        <Link
          to={`?${new URLSearchParams([...kept, ['variant', variantId], ['code', '']])}`}
          replace
          preventScrollReset
          aria-label={text('removeCode', { code: code.code })}
        >
          {text('remove')}
        </Link>
      </div>
    )
  return (
    <div ref={place}>
      <details className={styles.code} open={code !== null}>
        <summary data-next={code ? undefined : ''}>{text('haveCode')}</summary>
        <Form replace preventScrollReset className={styles.codeForm}>
          <input type="hidden" name="variant" value={variantId} />
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            key={code?.code}
            name="code"
            label={text('code')}
            errors={code?.problem ? [code.problem] : []}
            defaultValue={code?.code}
            maxLength={CODE_MAX}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-next={code ? '' : undefined}
          />
          <Button type="submit" busy={state === 'loading'}>
            {text('useCode')}
          </Button>
        </Form>
      </details>
    </div>
  )
}
