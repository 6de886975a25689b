export const en = {
  title: 'Terms and privacy policy',
  intro:
    'Students accept them when they register and when they buy. Each change is a new version: what somebody has accepted is kept with their order as it was.',
  terms: 'Terms',
  privacy: 'Privacy policy',
  version: 'Version {version}',
  before: 'Before it: version {version}',
  none: 'Not published yet. Until then your site has no such page.',
  'publish-terms': 'Publish the terms',
  'publish-privacy': 'Publish the privacy policy',
  sampleOffer: 'Nothing written yet? Begin with a sample and adapt it:',
  'sample-en': 'Sample in English',
  'sample-pl': 'Sample in Polish',
  sampleCaution:
    'This is a sample to begin from, not legal advice. Adapt it, fill in what stands in square brackets, and delete its first line; then it can be published.',
  published: 'Version {version} is published',
  unchanged: 'Nothing has changed, so there is no new version',
}
