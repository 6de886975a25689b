import { cut } from '#platform/cut-text.ts'
import { connectionOf } from '#platform/db/lend-connection.ts'
import type { OperatorDeedRecorder } from '#platform/db/unit-of-work.ts'
import { OPERATOR_DEEDS } from '../vocabulary.ts'
import { DEEDS_OF_CALLS } from './deeds-of-calls.ts'

const SUBJECT_LENGTH = 200

/** One entry for each transaction of a call that changed something. @throws Error for a call that has no name among `OPERATOR_DEEDS` */
export const recordOperatorDeed: OperatorDeedRecorder = async (
  tx,
  { call, operator },
  { subject = '', schoolId, as },
) => {
  const deed = OPERATOR_DEEDS.find((name) => name === (as ?? DEEDS_OF_CALLS[call]))
  if (!deed) throw new Error(`What operators do by ${call} has no name`)
  await connectionOf(tx).query({
    ...RECORD,
    values: [schoolId ?? null, operator.id, operator.name, deed, cut(subject, SUBJECT_LENGTH)],
  })
}

const RECORD = {
  name: 'record_operator_deed',
  // A transaction that writes holds a table in this mode (as this statement holds its own); one that only locks rows does not.
  text: `
    insert into operator_deeds (id, school_id, operator_id, operator_name, deed, subject)
    select gen_random_uuid(), $1::uuid, $2::uuid, $3, $4, $5
    where exists (
      select from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and l.mode = 'RowExclusiveLock' and c.relkind = 'r' and c.oid <> 'operator_deeds'::regclass)`,
}
