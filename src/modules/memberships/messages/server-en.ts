export const en = {
  area: 'Memberships',
  errors: {
    'memberships.opens-nothing': 'Choose what the membership opens before you publish it',
    'validation.membership-empty':
      'A membership on your site opens something. Unpublish it first to take the last of it out.',
    'validation.membership-kind': 'A membership can open courses, downloads and communities',
  },
  deeds: {
    'POST /home/memberships': 'Created a membership',
    'POST /home/memberships/:membershipId/duplicate': 'Duplicated a membership',
    'PUT /home/memberships/:membershipId/openings': 'Changed what a membership opens',
  },
  titles: {
    copy: '{title} (copy)',
  },
}
