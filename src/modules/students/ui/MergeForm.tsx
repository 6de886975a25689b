import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { classNames } from '#kit/class-names.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import inner from '#kit/inner.module.css'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { type MergedAccount, mergeStudents } from '../merging/contract.ts'
import { MERGING_WORD } from '../vocabulary.ts'
import { AccountCard } from './AccountCard.tsx'
import styles from './merging.module.css'
import { useMergingText } from './use-text.ts'

interface MergeFormProps {
  accounts: readonly [MergedAccount, MergedAccount]
}

/** Two accounts side by side, what is kept of which, what will happen in words, and the word to be typed. */
export function MergeForm({ accounts }: MergeFormProps) {
  const text = useMergingText()
  const api = useApi()
  const navigate = useNavigate()
  const [one, other] = accounts
  // Who was an admin stays: nothing else is possible.
  const [stays, setStays] = useState(other.obstacle === 'was_admin' ? other.id : one.id)
  const [login, setLogin] = useState(stays)
  const [details, setDetails] = useState(stays)
  const [kept, gone] = stays === one.id ? [one, other] : [other, one]
  const loginAccount = login === one.id ? one : other
  const lostAccount = login === one.id ? other : one
  const side = (id: string) => (id === kept.id ? 'kept' : 'gone')
  const merge = {
    key: 'merge',
    label: text('mergeThem'),
    look: 'danger' as const,
    consequence: text('question', { gone: gone.name, kept: kept.name, lostEmail: lostAccount.email }),
    word: MERGING_WORD,
    work: () =>
      api.call(mergeStudents, {
        id: kept.id,
        gone_id: gone.id,
        login_of: side(login),
        details_of: side(details),
        word: MERGING_WORD,
      }),
    goOn: () => navigate(`/home/students/${kept.id}`),
    said: text('merged'),
  }
  const problem = problemOf(accounts, gone, text)
  return (
    <>
      <h2>{text('accounts')}</h2>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </div>
      <div className={classNames(inner.form, inner.column)}>
        <RadioGroup
          name="stays"
          label={text('stays')}
          help={text('staysHelp')}
          options={optionsOf(accounts, ({ name, email }) => `${name}, ${email}`)}
          value={stays}
          onChange={(event) => setStays(event.target.value)}
        />
        <RadioGroup
          name="login"
          label={text('login')}
          help={text('loginHelp')}
          options={optionsOf(accounts, ({ email }) => email)}
          value={login}
          onChange={(event) => setLogin(event.target.value)}
        />
        <RadioGroup
          name="details"
          label={text('detailsFrom')}
          options={optionsOf(
            accounts,
            ({ name }) => name,
            ({ details: { phone, address_1, city } }) => [phone, address_1, city].filter(Boolean).join(', '),
          )}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
        <WhatHappens kept={kept} gone={gone} login={loginAccount} lost={lostAccount} />
        {problem === null ? (
          <div>
            <ActionButtons actions={[merge]} />
          </div>
        ) : (
          <Callout tone="caution">{problem}</Callout>
        )}
      </div>
    </>
  )
}

/** Why the two cannot be one, in words. */
function problemOf(
  accounts: MergeFormProps['accounts'],
  gone: MergedAccount,
  text: ReturnType<typeof useMergingText>,
): string | null {
  const paying = accounts.find(({ obstacle }) => obstacle === 'being_paid')
  if (paying) return text('beingPaid', { name: paying.name })
  return gone.obstacle === 'was_admin' ? text('formerAdmin', { name: gone.name }) : null
}

const optionsOf = (
  accounts: MergeFormProps['accounts'],
  label: (account: MergedAccount) => string,
  help?: (account: MergedAccount) => string,
) =>
  accounts.map((account) => ({
    value: account.id,
    label: label(account),
    ...(help && { help: help(account) }),
  }))

interface WhatHappensProps {
  kept: MergedAccount
  gone: MergedAccount
  /** whose login stays */
  login: MergedAccount
  /** whose login goes */
  lost: MergedAccount
}

/** What will happen, in words. */
function WhatHappens({ kept, gone, login, lost }: WhatHappensProps) {
  const text = useMergingText()
  return (
    <section className={styles.happens} aria-labelledby="merge-happens" aria-live="polite">
      <h3 id="merge-happens">{text('happens')}</h3>
      {gone.belongings.length === 0 ? (
        <p>{text('nothingMoves', { gone: nameOf(gone) })}</p>
      ) : (
        <>
          <p>{text('moves', { gone: nameOf(gone), kept: nameOf(kept) })}</p>
          <ul className={styles.moves}>
            {gone.belongings.map(({ kind, count }) => (
              <li key={kind}>
                {text(`kind_${kind}`, { count })}
                {isOneOfTwo(kind) && kept.belongings.some((each) => each.kind === kind) && `; ${text(`rule_${kind}`)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{text('loginStays', { email: login.email, other: lost.email })}</p>
      <p>{text(login.id === kept.id ? 'sessionsOfGone' : 'sessionsOfBoth', { gone: nameOf(gone) })}</p>
      <p className={common.soft}>
        {text('ordersSay')} {text('letters')}
      </p>
    </section>
  )
}

/** What one person has once: of two, there is a rule which stays. */
const ONE_OF_TWO = ['lectures', 'reviews', 'votes', 'responses'] as const
const isOneOfTwo = (kind: string): kind is (typeof ONE_OF_TWO)[number] => ONE_OF_TWO.some((each) => each === kind)

/** Both may have the same name. */
const nameOf = ({ name, email }: MergedAccount): string => `${name} (${email})`
