import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import facts from '#kit/figures/facts.module.css'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import type { OperatedSchool } from '../schools/contract.ts'
import { stateOf, toneOf } from './state-of.ts'
import { useOperatingText } from './use-text.ts'

/** Who runs it, where it is found, since when. */
export function SchoolFacts({ school }: { school: OperatedSchool }) {
  const text = useOperatingText()
  const { owners, domains } = school
  return (
    <dl className={facts.pairs}>
      <Fact label={text('state')}>
        <Status tone={toneOf(school)}>{text(stateOf(school))}</Status>
      </Fact>
      <Fact label={text('owners', { count: owners.length })}>
        <span>{owners.length === 0 && text('noOwner')}</span>
        {owners.map((owner) => (
          <div key={owner.id}>
            <bdi>{owner.name}</bdi>, <a href={`mailto:${owner.email}`}>{owner.email}</a>
            <div className={common.note}>
              {owner.seen_at ? (
                <>
                  {text('ownerSeen')} <RelativeTime at={owner.seen_at} />
                </>
              ) : (
                text('ownerNotSeen')
              )}
            </div>
          </div>
        ))}
        <div>{text('admins', { count: school.admins_count })}</div>
      </Fact>
      <Fact label={text('address')}>
        <a href={school.url}>{new URL(school.url).host}</a>
        {domains.map(({ host, status, since }) => (
          <div key={host}>
            {host}: {text(`domain-${status}`)}, <DateText at={since} />
          </div>
        ))}
      </Fact>
      <Fact label={text('contact')}>
        <a href={`mailto:${school.contact_email}`}>{school.contact_email}</a>
      </Fact>
      <Fact label={text('languageAndMoney')}>
        {text(school.language === 'pl' ? 'polish' : 'english')}, {school.currency}, {school.time_zone}
      </Fact>
      <Fact label={text('since')}>
        <DateText at={school.created_at} />
      </Fact>
      <Fact label={text('measuredAt')}>
        {school.measured_at ? <RelativeTime at={school.measured_at} /> : <span>{text('notMeasured')}</span>}
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
