import { eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { CertificateRow, renameCertificate as renaming, revokeCertificate as revoking } from './contract.ts'
import { certificatesRenamed, certificatesRestored, certificatesRevoked } from './events.ts'
import { CertificateRevoked, CertificateValid } from './refusals.ts'
import { certificates } from './tables.ts'
import { viewRow } from './view.ts'

/** Refuses with 404 what is not there, with 409 one that is revoked already. */
export async function revokeCertificate(
  ctx: Ctx,
  { certificateId, reason }: Input<typeof revoking>,
): Promise<CertificateRow> {
  const { certificate } = await lockCertificate(ctx, certificateId)
  refuseUnless(certificate.revokedAt === null, new CertificateRevoked())
  ctx.emit(certificatesRevoked(happened(ctx, certificateId)))
  return change(ctx, certificateId, { revokedAt: ctx.now, revokedFor: 'admin', reason })
}

/** Refuses with 404 what is not there, with 409 one that is valid. */
export async function restoreCertificate(
  ctx: Ctx,
  { certificateId }: { certificateId: string },
): Promise<CertificateRow> {
  const { certificate } = await lockCertificate(ctx, certificateId)
  refuseUnless(certificate.revokedAt !== null, new CertificateValid())
  ctx.emit(certificatesRestored(happened(ctx, certificateId)))
  return change(ctx, certificateId, { revokedAt: null, revokedFor: null, reason: '' })
}

/** Refuses with 404 what is not there, with 409 one that is revoked. The name that it has already changes nothing. */
export async function renameCertificate(
  ctx: Ctx,
  { certificateId, name }: Input<typeof renaming>,
): Promise<CertificateRow> {
  const found = await lockCertificate(ctx, certificateId)
  refuseUnless(found.certificate.revokedAt === null, new CertificateRevoked())
  if (found.certificate.nameAsIssued === name) return viewRow(found)
  ctx.emit(certificatesRenamed(happened(ctx, certificateId)))
  return change(ctx, certificateId, { nameAsIssued: name, issue: found.certificate.issue + 1, renamedAt: ctx.now })
}

const happened = ({ now }: Ctx, id: string) => ({ certificate_ids: [id], at: now.toISOString() })

async function lockCertificate({ tx }: Ctx, id: string) {
  const [found] = await tx
    .select({ certificate: certificates, person: { id: people.id, name: people.name } })
    .from(certificates)
    .innerJoin(people, eq(people.id, certificates.personId))
    .where(eq(certificates.id, id))
    .for('update', { of: certificates })
  return foundOr404(found)
}

async function change(ctx: Ctx, id: string, to: Partial<typeof certificates.$inferInsert>): Promise<CertificateRow> {
  await ctx.tx.update(certificates).set(to).where(eq(certificates.id, id))
  const found = await lockCertificate(ctx, id)
  const { nameAsIssued, courseTitle } = found.certificate
  ctx.note({ subject: `${nameAsIssued}: ${courseTitle}`, url: `/home/students/${found.person.id}` })
  return viewRow(found)
}
