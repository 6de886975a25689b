import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import type { Position as Whole } from '../ledger/contract.ts'
import { HeldByAccount } from './HeldByAccount.tsx'
import { useOperatingText } from './use-text.ts'

/** What all schools have together, and whether their ledgers agree. */
export function Position({ position: { balances, schools_that_differ: differing } }: { position: Whole }) {
  const text = useOperatingText()
  return (
    <Section title={text('position')}>
      <div className={common.stack}>
        <p className={common.soft}>{text('positionIntro')}</p>
        {differing.length > 0 && (
          <Callout tone="caution">
            <p>{text('schoolsDiffer')}</p>
            <ul>
              {differing.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/operator/schools/${id}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </Callout>
        )}
        {balances.length > 0 ? (
          <HeldByAccount balances={balances} caption={text('position')} />
        ) : (
          <p>{text('noPosition')}</p>
        )}
      </div>
    </Section>
  )
}
