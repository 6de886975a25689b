import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { renameCertificate, restoreCertificate, revokeCertificate } from './change-certificate.ts'
import { changeCertificateRule, getCertificateRule } from './change-rule.ts'
import * as badges from './badges/contract.ts'
import {
  type BadgeParts,
  getCredential,
  getIssuer,
  getIssuerKey,
  getMyCredential,
  listRevokedCredentials,
} from './badges/send-credential.ts'
import * as contract from './contract.ts'
import { getCertificate } from './get-certificate.ts'
import { listCertificates, listMyCertificates, listStudentCertificates } from './list-certificates.ts'
import type { DrawingParts } from './pdf/describe.ts'
import { getCertificatePdf, getMyCertificatePdf } from './pdf/send-pdf.ts'
import * as templates from './template/contract.ts'
import { previewCertificate } from './pdf/preview-certificate.ts'
import { dropCertificateTemplate, getCertificateTemplate, setCertificateTemplate } from './template/set-template.ts'

export function certificateRoutes(app: App, parts: DrawingParts & BadgeParts): void {
  serve(app, contract.getCertificateRule, getCertificateRule)
  serve(app, contract.changeCertificateRule, changeCertificateRule)
  serve(app, contract.listCertificates, listCertificates)
  serve(app, contract.listStudentCertificates, listStudentCertificates)
  serve(app, contract.revokeCertificate, revokeCertificate)
  serve(app, contract.restoreCertificate, restoreCertificate)
  serve(app, contract.renameCertificate, renameCertificate)
  serveOutsideTransaction(app, contract.getCertificatePdf, (ctx, input, exchange) =>
    getCertificatePdf(ctx, input, exchange, parts),
  )
  serve(app, templates.getCertificateTemplate, getCertificateTemplate)
  serve(app, templates.setCertificateTemplate, setCertificateTemplate)
  serve(app, templates.dropCertificateTemplate, dropCertificateTemplate)
  serveOutsideTransaction(app, templates.previewCertificate, (ctx, input, exchange) =>
    previewCertificate(ctx, input, exchange, parts),
  )
  serve(app, contract.listMyCertificates, listMyCertificates)
  serveOutsideTransaction(app, contract.getMyCertificatePdf, (ctx, input, exchange) =>
    getMyCertificatePdf(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, contract.getCertificate, getCertificate)
  serveOutsideTransaction(app, badges.getCredential, (ctx, input, exchange) =>
    getCredential(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, badges.getMyCredential, (ctx, input, exchange) =>
    getMyCredential(ctx, input, exchange, parts),
  )
  serve(app, badges.getIssuer, getIssuer)
  serve(app, badges.getIssuerKey, getIssuerKey)
  serve(app, badges.listRevokedCredentials, listRevokedCredentials)
}
