export const en = {
  area: 'Communities',
  errors: {
    'communities.no-topics': 'Add at least one topic to the community before you publish it',
    'communities.topic-taken': 'One of these topics belongs to another product. Change that under “Community” first.',
    'validation.community-empty':
      'A community on your site needs at least one topic. Unpublish it first to remove the last one.',
  },
  deeds: {
    'POST /home/communities': 'Created a community',
    'POST /home/communities/:communityId/duplicate': 'Duplicated a community',
    'PUT /home/communities/:communityId/topics': 'Changed which topics belong to a community',
  },
}
