// Puts a school's lead form where this script stands, in a frame as high as the form.
;(() => {
  const script = document.currentScript
  const form = script && script.dataset.form
  if (!form) return
  const { origin } = new URL(script.src)
  const utm = new URLSearchParams()
  new URLSearchParams(location.search).forEach((value, name) => {
    if (name.startsWith('utm_')) utm.set(name, value)
  })
  const frame = document.createElement('iframe')
  frame.src = origin + '/embed/forms/' + encodeURIComponent(form) + (utm.size ? '?' + utm : '')
  frame.title = script.dataset.title || location.hostname
  frame.style.cssText = 'display:block;width:100%;height:26rem;border:0;color-scheme:normal'
  addEventListener('message', ({ data, origin: from, source }) => {
    if (source !== frame.contentWindow || from !== origin || !data || data.type !== 'katedra:lead-form') return
    if (data.height > 0) frame.style.height = Math.ceil(data.height) + 'px'
    if (data.title) frame.title = String(data.title)
    if (String(data.redirect).startsWith('https://')) location.assign(data.redirect)
  })
  script.after(frame)
})()
