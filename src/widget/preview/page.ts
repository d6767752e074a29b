import { loaderFaceOf } from '../../contract/webchat.ts'
import { type Mounted, mount } from '../loader/mount.ts'
import { type Draft, draftIn } from './messages.ts'

// A made-up page around the widget, for the console: it shows settings that are not saved yet.

let draft: Draft | undefined
let mounted: Mounted | undefined
/** what the button and the panel's frame were made of */
let made = ''

/** The widget anew when what the page sees of it changed; the chat in it only hears of the draft. */
function show(next: Draft): void {
  const { auto: _auto, callout, urls: _urls, on, ...face } = loaderFaceOf('preview', next.face)
  const shape = JSON.stringify([face, callout, on])
  document.documentElement.classList.toggle('dark', next.dark)
  const changed = shape !== made
  if (changed) {
    mounted?.remove()
    made = shape
    const invite: typeof callout = callout && [callout[0], callout[1], 0]
    const open = { auto: null, callout: next.open ? null : invite, urls: [[], []] as [string[], string[]], on }
    mounted = mount({ ...face, ...open }, location.origin, '/widget/preview/frame')
  }
  if (changed ? next.open : next.open !== draft?.open) mounted?.show(next.open)
  draft = next
  tell()
}

function tell(): void {
  const host = document.querySelector('[data-webchat]')
  const frame = host?.shadowRoot?.querySelector('iframe')
  frame?.contentWindow?.postMessage(draft, location.origin)
}

addEventListener('message', (event) => {
  const given = draftIn(event)
  if (given && event.source === parent) show(given)
  // the frame in the page listens now
  else if (event.origin === location.origin && event.source !== parent) tell()
})

// drawn, not said: a title, a picture and lines of text
for (const kind of ['title', 'line', 'line', 'line', 'picture', 'line', 'line'])
  document.getElementById('root')?.append(Object.assign(document.createElement('div'), { className: kind }))
document.documentElement.classList.add('preview')
parent.postMessage({ w: 'ready' }, location.origin)
