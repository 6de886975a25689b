export const en = {
  area: 'Communities',
  errors: {
    'communities.no-topics': 'Put at least one topic into the community before you publish it',
    'communities.topic-taken': 'One of these topics belongs to another product. Change that under “Community” first.',
    'validation.community-empty':
      'A community on your site needs at least one topic. Unpublish it first to take the last one out.',
  },
  deeds: {
    'POST /home/communities': 'Created a community',
    'POST /home/communities/:communityId/duplicate': 'Duplicated a community',
    'PUT /home/communities/:communityId/topics': 'Changed which topics belong to a community',
  },
  titles: {
    copy: '{title} (copy)',
  },
}
