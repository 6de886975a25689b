export const en = {
  area: 'School',
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /home/settings/time-zone': 'Set the time zone',
    'PUT /home/settings/refund-requests': 'Set how long a refund may be asked for',
  },
}
