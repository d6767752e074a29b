import type { LoaderSettings } from '../../contract/webchat.ts'

/**
 * Returns the loader's style sheet for its shadow root. The opened panel is positioned outside the button's box, so
 * that it causes no layout shift in the page.
 */
export function styleOf({ side, margin: [x, y, xs, ys], size, radius, color, on, label }: LoaderSettings): string {
  const [back, text, over, textOver] = color
  const off = ':host{display:none}'
  const full = `:host([data-open]) button{display:none}iframe{position:fixed;inset:0;width:100%;height:100%;border-radius:0}`
  const part = `iframe{width:calc(100vw - ${xs * 2}px);height:calc(100vh - ${ys * 2 + size + 16}px);height:calc(100dvh - ${ys * 2 + size + 16}px)}`
  return `:host{all:initial;position:fixed;z-index:2147483000;inset:auto auto ${y}px auto;${side}:${x}px}
[hidden],:host([hidden]){display:none!important}
button{all:unset;box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:10px;position:relative;min-width:${size}px;height:${size}px;border-radius:${size}px;${label ? 'padding:0 20px;' : ''}background:${back};color:${text};cursor:pointer;font:600 16px system-ui,sans-serif;box-shadow:0 4px 16px #0004}
button:hover{background:${over};color:${textOver}}
button:focus-visible{outline:3px solid currentColor;outline-offset:-6px;box-shadow:0 0 0 3px ${back},0 4px 16px #0004}
svg{width:26px;fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
img{width:${label ? size - 16 : size}px;height:${label ? size - 16 : size}px;border-radius:50%;object-fit:cover}img+svg,:host([data-open]) img{display:none}:host([data-open]) svg{display:block}
path+path,:host([data-open]) path{display:none}:host([data-open]) path+path{display:inline}
span{position:absolute;top:-4px;right:-4px;min-width:22px;box-sizing:border-box;padding:0 6px;border-radius:11px;background:#b3261e;color:#fff;font:700 13px/22px system-ui,sans-serif;text-align:center;box-shadow:0 0 0 2px #fff}
aside{position:absolute;bottom:calc(100% + 14px);${side}:0;width:max-content;max-width:min(280px,calc(100vw - ${xs * 2}px))}
aside button{display:block;width:100%;height:auto;margin:0;padding:12px 44px 12px 16px;border-radius:${Math.min(radius, 16)}px;background:#fff;color:#1b1f24;font:15px/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
aside b{display:block}aside p{margin:2px 0 0}
aside button+button{position:absolute;inset:0 0 auto auto;display:grid;place-items:center;width:40px;min-width:0;height:40px;padding:0;box-shadow:none;font-size:20px}
iframe{position:absolute;bottom:calc(100% + 16px);${side}:0;box-sizing:border-box;width:min(384px,100vw - ${x * 2}px);height:min(640px,100vh - ${y * 2 + size + 16}px);border:0;border-radius:${radius}px;box-shadow:0 8px 40px #0005;color-scheme:light dark;background:transparent}
@media(prefers-reduced-motion:no-preference){:host([data-open]) iframe,aside{animation:i .15s}@keyframes i{from{opacity:0;transform:translateY(8px)}}}
@media(max-width:480px){:host{bottom:${ys}px;${side}:${xs}px}${on[2] ? full : part}${on[1] ? '' : off}}
@media(min-width:481px){${on[0] ? '' : off}}@media print{${off}}`
}
