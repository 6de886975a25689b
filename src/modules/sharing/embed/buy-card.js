// Puts the card of a school's product where this script stands, in a frame as high as the card.
;(() => {
  const script = document.currentScript
  const product = script && script.dataset.product
  if (!product) return
  const { origin } = new URL(script.src)
  const { language, scheme } = script.dataset
  const asked = new URLSearchParams()
  new URLSearchParams(location.search).forEach((value, name) => {
    if (name.startsWith('utm_')) asked.set(name, value)
  })
  if (!asked.size) asked.set('utm_source', location.hostname)
  if (!asked.has('utm_medium')) asked.set('utm_medium', 'embed')
  if (scheme) asked.set('scheme', scheme)
  const frame = document.createElement('iframe')
  frame.src = origin + '/embed/products/' + encodeURIComponent(product) + (language ? '/' + language : '') + '?' + asked
  frame.title = script.dataset.title || location.hostname
  frame.loading = 'lazy'
  frame.style.cssText = 'display:block;width:100%;max-width:30rem;height:32rem;border:0;color-scheme:normal'
  addEventListener('message', ({ data, origin: from, source }) => {
    if (source !== frame.contentWindow || from !== origin || !data || data.type !== 'katedra:buy-card') return
    if (data.height > 0) frame.style.height = Math.ceil(data.height) + 'px'
    if (data.title) frame.title = String(data.title)
  })
  script.after(frame)
})()
