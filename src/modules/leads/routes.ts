import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { captureLead } from './capture-lead.ts'
import * as contract from './contract.ts'
import { deleteLead } from './delete-lead.ts'
import { deleteLeadForm } from './delete-lead-form.ts'
import { embedRoutes } from './embed/embed-routes.ts'
import { findPlacedLeadForm } from './find-placed-lead-form.ts'
import { formToken } from './form-token.ts'
import { getEditableLeadForm } from './get-editable-lead-form.ts'
import { getLead } from './get-lead.ts'
import { getLeadForm } from './get-lead-form.ts'
import { listLeadForms } from './list-lead-forms.ts'
import { handleLead } from './handle-lead.ts'
import { listLeads } from './list-leads.ts'
import { openToAnySite } from './open-to-any-site.ts'
import { createLeadForm, updateLeadForm } from './store-lead-form.ts'

export async function leadRoutes(app: App): Promise<void> {
  const { secretKey } = app
  await app.register(async (scope) => {
    const calls = scope as unknown as App
    const open = [contract.captureLead, contract.getLeadForm, contract.getFormToken]
    openToAnySite(
      calls,
      open.map(({ path }) => path),
    )
    serveOutsideTransaction(calls, contract.captureLead, captureLead)
    serve(calls, contract.getLeadForm, (ctx, input) => getLeadForm(ctx, input, secretKey))
    serve(calls, contract.getFormToken, async ({ school, now }) => ({
      form_token: formToken({ secretKey, schoolId: school.id }, now),
    }))
  })
  embedRoutes(app)
  serve(app, contract.findPlacedLeadForm, (ctx, input) => findPlacedLeadForm(ctx, input, secretKey))
  serve(app, contract.listLeadForms, listLeadForms)
  serve(app, contract.getEditableLeadForm, getEditableLeadForm)
  serve(app, contract.createLeadForm, createLeadForm)
  serve(app, contract.updateLeadForm, updateLeadForm)
  serve(app, contract.deleteLeadForm, deleteLeadForm)
  serve(app, contract.listLeads, listLeads)
  serve(app, contract.getLead, getLead)
  serve(app, contract.handleLead, handleLead)
  serve(app, contract.deleteLead, deleteLead)
}
