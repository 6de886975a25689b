import { formatDate } from '#platform/i18n/format.ts'
import { Link } from 'react-router'
import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import common from '#kit/common.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { EndedAccess, LecturePage } from '../contract.ts'
import { GateLogin } from './GateLogin.tsx'
import { GateMemberships } from './GateMemberships.tsx'
import { GateReminder } from './GateReminder.tsx'
import styles from './gate.module.css'
import { lecturePath, watchLoginPath } from '#modules/courses/paths/vocabulary.ts'
import { useGateText } from './use-gate-text.ts'
import { useLearningText } from './use-text.ts'
import { wayIn } from './way-in.ts'

/** Before a lecture that is closed: why, and the way in (commerce §2, gated lecture page). */
export function Gate({ page }: { page: LecturePage }) {
  const text = useGateText()
  const lessonText = useLearningText()
  const { language, timeZone } = useLocale()
  const viewer = useViewer()
  const { course, lecture, price, progress, ended, free_id: freeId } = page
  const words = {
    needs_purchase: ended
      ? {
          title: text('endedTitle', { date: formatDate(ended.at, language, timeZone) }),
          text: text('endedKept', { course: course.title, ...progress }),
        }
      : course.is_free
        ? { title: text('gateFreeTitle'), text: text('gateFreeText') }
        : { title: text('gateTitle'), text: text('gateText', { course: course.title, count: progress.total }) },
    needs_login: course.is_free
      ? { title: text('gateLoginTitle'), text: text('gateLoginText') }
      : { title: text('gateLoginFirst'), text: text('gateLoginFirstText') },
    not_in_variant: { title: lessonText('notInVariant'), text: text('gateVariantText', { course: course.title }) },
    not_yet: {
      title: text('gateNotYetTitle'),
      text: text('gateNotYetText', { date: lecture.opens_at ? formatDate(lecture.opens_at, language, timeZone) : '' }),
    },
  }
  if (lecture.access === 'open' || lecture.access === 'free') return null
  const { title, text: explanation } = words[lecture.access]
  const isForLoggedIn = lecture.access === 'needs_login' && !course.is_free
  const isClosed = lecture.access !== 'not_yet'
  const isToBuy = isClosed && !isForLoggedIn
  const loginPath = watchLoginPath(course.slug, lecture.id)
  const way = wayIn(course)
  const isInAnother = lecture.access === 'not_in_variant'
  return (
    <section aria-labelledby="gate" className={styles.gate}>
      <h2 id="gate">{title}</h2>
      {ended && <HowItEnded ended={ended} />}
      <p>{explanation}</p>
      {isToBuy && price && !course.is_free && !isInAnother && (
        <CardPrice productId={course.id} price={price} size="large" />
      )}
      {isToBuy && !price && !isInAnother && <p>{text('gateNotSold')}</p>}
      {page.is_reminded !== null && <GateReminder lectureId={lecture.id} isReminded={page.is_reminded} />}
      <div className={common.row}>
        {isForLoggedIn && (
          <LinkButton look="primary" to={loginPath}>
            {text('logIn')}
          </LinkButton>
        )}
        {isToBuy && price && (
          <LinkButton look="primary" to={way.to}>
            {isInAnother ? text('seeVariants') : lessonText(way.words)}
          </LinkButton>
        )}
        {ended && <LinkButton to="/my/notes">{text('yourNotes')}</LinkButton>}
        {freeId && isClosed && !ended && (
          <LinkButton to={lecturePath(course.slug, freeId)}>{text('watchFree')}</LinkButton>
        )}
        <LinkButton look="quiet" to={`/${course.slug}`}>
          {lessonText('aboutCourse')}
        </LinkButton>
      </div>
      <GateMemberships memberships={page.memberships} />
      {!viewer && !isForLoggedIn && <GateLogin to={loginPath} />}
    </section>
  )
}

function HowItEnded({ ended: { is_revoked: isRevoked, membership } }: { ended: EndedAccess }) {
  const text = useGateText()
  return (
    <>
      {isRevoked && <p>{text('endedRevoked')}</p>}
      {membership && (
        <p>
          {text('endedMembership')} <Link to={membership.url}>{membership.title}</Link>.
        </p>
      )}
    </>
  )
}
