export const en = {
  'community.unknown-player': 'We can show videos from YouTube, Vimeo, Loom and Bunny. Paste the address of one video.',
  'community.one-video': 'A post can have one video: a file or an address, not both.',
  'community.unknown-product': 'This product is not there any more. Choose another one.',
  'community.too-many-topics': 'A community can have at most {max} topics.',
}
