export const en = {
  area: 'Memberships',
  errors: {
    'memberships.opens-nothing': 'Choose what the membership includes before you publish it',
    'validation.membership-empty':
      'A membership on your site must include something. Unpublish it first to remove the last of it.',
    'validation.membership-kind': 'A membership can include courses, downloads and communities',
  },
  deeds: {
    'POST /home/memberships': 'Created a membership',
    'POST /home/memberships/:membershipId/duplicate': 'Duplicated a membership',
    'PUT /home/memberships/:membershipId/openings': 'Changed what a membership includes',
  },
}
