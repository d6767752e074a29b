import type { LoaderFace } from '../../contract/webchat.ts'
import { mount } from './mount.ts'

// What a customer's page runs: a button, and the chat's iframe once it is asked for. Served with the bot's settings as
// FACE. It sets no cookie, writes no markup from text and no style attribute, so that a strict policy of the page holds.

declare const FACE: LoaderFace

const script = (document.currentScript ??
  document.querySelector('script[src*="/widget/loader.js"]')) as HTMLScriptElement | null
const home = new URL(script?.src ?? location.href).origin
const start = () => {
  if (!document.querySelector(`[data-webchat="${FACE.key}"]`)) mount(FACE, home, `${home}/widget/frame/${FACE.key}`)
}

if (document.body) start()
else addEventListener('DOMContentLoaded', start)
