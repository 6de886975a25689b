/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /home/leads/forms': 'Made a lead form',
  'PUT /home/leads/forms/:formId': 'Changed a lead form',
  'DELETE /home/leads/forms/:formId': 'Deleted a lead form',
  'DELETE /home/leads/:leadId': 'Deleted a lead',
}
