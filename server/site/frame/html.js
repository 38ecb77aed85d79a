// Shows the HTML that the site hands over, once. This page has no origin: nothing of the site's is within reach of what it shows.
const { site } = document.currentScript.dataset

function take({ source, origin, data }) {
  if (source !== parent || origin !== site || typeof data?.html !== 'string') return
  removeEventListener('message', take)
  document.body.innerHTML = data.html
  // What is written in as HTML does not run: each script is made anew.
  for (const written of document.body.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of written.attributes) script.setAttribute(name, value)
    script.textContent = written.textContent
    written.replaceWith(script)
  }
}
addEventListener('message', take)
