import { loaderSettings } from '../../contract/webchat.ts'
import { mount, type Show } from '../loader/mount.ts'
import { type Draft, draftIn } from './messages.ts'

// A dummy page around the widget, in which the console previews unsaved settings.

let draft: Draft | undefined
let showChat: Show | undefined
/** ends the listeners of the mounted widget */
let ending = new AbortController()
/** serialized settings that the mounted widget was created with */
let lastShape = ''

/**
 * Remounts the widget when its settings in the page changed. The chat frame only receives the draft. The focus stays in
 * the console, where the settings are edited.
 */
function show(next: Draft): void {
  const { auto: _auto, callout, urls: _urls, on, ...face } = loaderSettings('preview', next.face)
  const shape = JSON.stringify([face, callout, on])
  document.documentElement.classList.toggle('dark', next.dark)
  const changed = shape !== lastShape
  if (changed) {
    ending.abort()
    ending = new AbortController()
    mountedHost()?.remove()
    lastShape = shape
    const invite: typeof callout = callout && [callout[0], callout[1], 0]
    const open = { auto: null, callout: next.open ? null : invite, urls: [[], []] as [string[], string[]], on }
    showChat = mount({ ...face, ...open }, location.origin, '/widget/preview/frame', ending)
  }
  if (changed ? next.open : next.open !== draft?.open) showChat?.(next.open, false)
  draft = next
  postDraft()
}

const mountedHost = () => document.querySelector('[data-webchat]')

function postDraft(): void {
  const frame = mountedHost()?.shadowRoot?.querySelector('iframe')
  frame?.contentWindow?.postMessage(draft, location.origin)
}

addEventListener('message', (event) => {
  const given = draftIn(event)
  if (given && event.source === parent) show(given)
  // The frame in the page is listening.
  else if (event.origin === location.origin && event.source !== parent) postDraft()
})

// A dummy page without text: a title, an image and lines.
for (const kind of ['title', 'line', 'line', 'line', 'picture', 'line', 'line'])
  document.getElementById('root')?.append(Object.assign(document.createElement('div'), { className: kind }))
document.documentElement.classList.add('preview')
parent.postMessage({ w: 'ready' }, location.origin)
