export const en = {
  title: 'Terms and privacy policy',
  intro:
    'Students accept them when they register and when they buy. Each change is a new version: what somebody has accepted is kept with their order as it was.',
  terms: 'Terms',
  privacy: 'Privacy policy',
  version: 'Version {version}',
  none: 'Not published yet. Until then your site has no such page.',
  'publish-terms': 'Publish the terms',
  'publish-privacy': 'Publish the privacy policy',
  unchanged: 'Nothing has changed, so there is no new version',
}
