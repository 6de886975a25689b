import { Suspense } from 'react'
import { redirect } from 'react-router'
import { listTopics } from '#modules/community/contract.ts'
import { getCalendarFeed } from '#modules/calendars/contract.ts'
import { getAnswerMails, getProductMails } from '#modules/notifications/contract.ts'
import { useNotificationsText } from '#modules/notifications/ui/text.ts'
import { whoIsLooking } from '#modules/people/contract.ts'
import { AccountForm } from '#modules/people/ui/AccountForm.tsx'
import { AvatarField } from '#modules/media/ui/AvatarField.tsx'
import { AccountMenu } from '#web/shell/AccountMenu.tsx'
import { getAdminMails } from '#modules/people/admin-mails/contract.ts'
import { getAwaitedEmail } from '#modules/people/email-change/contract.ts'
import { listImpersonations } from '#modules/people/impersonation/contract.ts'
import { listSessions } from '#modules/people/sessions/contract.ts'
import { getSecondFactor } from '#modules/second-factor/contract.ts'
import { PasswordForm } from '#modules/people/ui/PasswordForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { localPath } from '#platform/local-path.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Account.ts'
import styles from './account.module.css'

/** What is at the end of the page comes after the rest. */
const MailPreferences = onDemand(
  async () => (await import('#modules/community/ui/MailPreferences.tsx')).MailPreferences,
)
const OwnCalendar = onDemand(async () => (await import('#modules/calendars/ui/OwnCalendar.tsx')).OwnCalendar)
const EmailChange = onDemand(async () => (await import('#modules/people/ui/EmailChange.tsx')).EmailChange)
const ImpersonationList = onDemand(
  async () => (await import('#modules/people/ui/ImpersonationList.tsx')).ImpersonationList,
)
const TwoStepLogin = onDemand(async () => (await import('#modules/second-factor/ui/TwoStepLogin.tsx')).TwoStepLogin)
const SessionList = onDemand(async () => (await import('#modules/people/ui/SessionList.tsx')).SessionList)
/** Few who have an account are admins. */
const AdminMailPreferences = onDemand(
  async () => (await import('#modules/people/ui/AdminMailPreferences.tsx')).AdminMailPreferences,
)

export async function loader(args: Route.LoaderArgs) {
  const { api, viewer, formToken, formOutcome } = loading(args)
  const { searchParams } = new URL(args.request.url)
  const { student: person } = await api.call(whoIsLooking)
  if (!person) throw redirect('/login?next=%2Fmy%2Faccount')
  const [
    { data: topics },
    { wanted: wantsAnswers },
    { wanted: wantsProductMails },
    feed,
    { sessions },
    { impersonations },
    { change },
    secondFactor,
    ofSchool,
  ] = await Promise.all([
    api.call(listTopics),
    api.call(getAnswerMails),
    api.call(getProductMails),
    api.call(getCalendarFeed),
    api.call(listSessions),
    api.call(listImpersonations),
    api.call(getAwaitedEmail),
    api.call(getSecondFactor),
    viewer?.role === 'admin' ? api.call(getAdminMails) : null,
  ])
  const mails = { topics, wantsAnswers, wantsProductMails }
  return {
    person,
    token: formToken(),
    outcome: formOutcome,
    mails,
    ofSchool,
    sessions,
    impersonations,
    awaited: change,
    secondFactor,
    demanded: viewer?.isHeldBack ? { goOn: localPath(searchParams.get('next'), '/home') } : null,
    feedMadeAt: feed.made_at,
  }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { person, token, outcome, mails, ofSchool, sessions, impersonations, awaited } = loaderData
  const { secondFactor, demanded, feedMadeAt } = loaderData
  const text = usePeopleText()
  const mailText = useNotificationsText()
  const isAboutPassword = outcome !== null && !('name' in outcome.values)
  return (
    <SiteShell account={<AccountMenu />}>
      <Page>
        <title>{text('accountTitle')}</title>
        <h1>{text('accountTitle')}</h1>
        {outcome && !outcome.isRefused && <Callout tone="good">{outcome.message}</Callout>}
        <div className={styles.columns}>
          <section>
            <h2>{text('profile')}</h2>
            <div className={styles.picture}>
              <AvatarField person={person} />
            </div>
            <AccountForm person={person} token={token} outcome={isAboutPassword ? null : outcome} />
          </section>
          <section>
            <h2>{text('changePassword')}</h2>
            <p>{text('changePasswordIntro')}</p>
            <PasswordForm token={token} outcome={isAboutPassword ? outcome : null} />
          </section>
          <section>
            <h2>{mailText('mails')}</h2>
            <Suspense>
              <MailPreferences {...mails} />
              {ofSchool && ofSchool.offered.length > 0 && <AdminMailPreferences {...ofSchool} />}
            </Suspense>
          </section>
          <Suspense>
            <EmailChange email={person.email} awaited={awaited} />
            <TwoStepLogin secondFactor={secondFactor} demanded={demanded} />
            <SessionList sessions={sessions} />
            {impersonations.length > 0 && <ImpersonationList impersonations={impersonations} />}
            <OwnCalendar madeAt={feedMadeAt} />
          </Suspense>
        </div>
      </Page>
    </SiteShell>
  )
}
