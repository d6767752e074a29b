import type { ServedLoaderSettings } from '../../contract/webchat.ts'
import { mount } from './mount.ts'

// Runs in the customer's page: shows a button and loads the chat's iframe on demand. Served with the bot's settings as
// FACE. Sets no cookies and uses neither innerHTML nor style attributes, to comply with a strict Content Security
// Policy.

declare const FACE: ServedLoaderSettings

const script = (document.currentScript ??
  document.querySelector('script[src*="/widget/loader.js"]')) as HTMLScriptElement | null
const home = new URL(script?.src ?? location.href).origin
/** The token of a company, whose site the server lists for nobody else. */
const company = script?.dataset.companyToken
const start = () => {
  const { origin } = location
  // The browser would refuse to show the frame: a button would open an empty panel.
  if (!company && origin !== home && !FACE.sites.includes(origin))
    console.warn(`Permite ${origin} en ${home}/settings/webchat`)
  else if (!document.querySelector(`[data-webchat="${FACE.key}"]`))
    mount(FACE, home, `${home}/widget/frame/${FACE.key}${company ? `?company=${encodeURIComponent(company)}` : ''}`)
}

if (document.body) start()
else addEventListener('DOMContentLoaded', start)
