import { textOn } from './colors.ts'
import type { Face, PublicButton, WebchatParameters, WebchatStyle } from './webchat-types.ts'

export type { Face, WebchatParameters, WebchatStyle } from './webchat-types.ts'

// The webchat's settings as the server keeps them, the widget obeys them and the console previews them.

/** What a bot keeps under `settings.webchat`; what was never set is missing. */
export interface WebchatSettings {
  style?: Partial<WebchatStyle>
  parameters?: Partial<WebchatParameters>
  version?: number
}

/** How the widget looks until somebody chooses otherwise. */
const COLORS: Face['colors'] = {
  primary: '#1f5f8b',
  background: '#ffffff',
  user_message: '#dcecf7',
  bot_message: '#f1f3f5',
  button: '#1f5f8b',
  button_hover: '#174a6d',
}

/** The settings with a value for everything that is not set. */
export function completeSettings(name: string, { style = {}, parameters = {} }: WebchatSettings = {}) {
  const whole: { style: WebchatStyle; parameters: WebchatParameters } = {
    style: {
      avatar: style.avatar ?? null,
      title: style.title || name.slice(0, 40),
      subtitle: style.subtitle ?? '',
      open: style.open || 'Abrir la conversación',
      close: style.close || 'Cerrar la conversación',
      theme: style.theme ?? 'light',
      colors: { ...COLORS, ...style.colors },
    },
    parameters: { ...DEFAULTS, ...parameters },
  }
  whole.parameters.input_placeholder ||= DEFAULTS.input_placeholder
  return whole
}

const DEFAULTS: WebchatParameters = {
  position: 'right',
  margin_desktop: { x: 24, y: 24 },
  margin_mobile: { x: 16, y: 16 },
  launcher_size: 56,
  launcher_icon: null,
  launcher_label: '',
  font_family: 'system',
  font_size: 15,
  corner_radius: 12,
  fullscreen_mobile: true,
  show_on_desktop: true,
  show_on_mobile: true,
  show_urls: [],
  hide_urls: [],
  auto_open_seconds: null,
  auto_open_once: true,
  callout: { enabled: false, title: '', text: '', delay_seconds: 5 },
  welcome_message: '',
  starter_buttons: [],
  input_placeholder: 'Escribir un mensaje',
  input_disabled: false,
  allow_emoji: true,
  allow_files: true,
  allow_audio: true,
  allow_location: false,
  upload_types: ['image', 'document', 'audio', 'video'],
  upload_max_mb: 10,
  sound: true,
  typing_indicator: true,
  show_agents: true,
  show_waiting_time: false,
  show_transcript: false,
  show_rating: false,
  persistent_menu: [],
  whatsapp_button: false,
  whatsapp_message: '',
  restart_button: true,
  privacy_notice: '',
  consent_required: false,
  offline_form: true,
  allowed_domains: [],
  languages: ['es-AR'],
}

/**
 * What the public may know of a bot's webchat.
 * @param phone the bot's WhatsApp number; null where it has none
 */
export function faceOf(name: string, settings: WebchatSettings = {}, phone: string | null = null): Face {
  const { style, parameters } = completeSettings(name, settings)
  const { allowed_domains: _sites, languages: _spoken, whatsapp_button, whatsapp_message, ...shown } = parameters
  const digits = phone?.replace(/\D/g, '') ?? ''
  return {
    name,
    ...style,
    ...shown,
    callout: invitationOf(shown.callout),
    upload_max_mb: Math.min(shown.upload_max_mb, 10),
    starter_buttons: publicButtons(shown.starter_buttons),
    persistent_menu: publicButtons(shown.persistent_menu),
    consent_required: shown.consent_required && shown.privacy_notice !== '',
    whatsapp: whatsapp_button && digits ? `https://wa.me/${digits}?text=${encodeURIComponent(whatsapp_message)}` : null,
  }
}

/** An invitation that is on and says something. */
function invitationOf({ title = '', text = '', ...callout }: WebchatParameters['callout']): Face['callout'] {
  return callout.enabled && (title || text) ? { ...callout, title, text } : null
}

/** Buttons as a visitor gets them: what is not an address or a number is answered by its title. */
export function publicButtons(buttons: unknown): PublicButton[] {
  if (!Array.isArray(buttons)) return []
  return (buttons as { title?: unknown; type?: unknown; target?: unknown }[]).map(({ title, type, target }) => {
    const opens = (type === 'url' || type === 'phone') && typeof target === 'string'
    return {
      title: String(title),
      type: opens ? (type as 'url' | 'phone') : 'response',
      target: opens ? (target as string) : null,
    }
  })
}

/** What the loader is told of the settings: it is served with them, so that nothing more is asked for. */
export interface LoaderFace {
  key: string
  title: string
  open: string
  close: string
  label: string
  /** path of the button's picture on the widget's server; null for the speech bubble */
  icon: string | null
  side: 'left' | 'right'
  /** px: horizontal and vertical margins, desktop then telephone */
  margin: [number, number, number, number]
  size: number
  radius: number
  /** background and text of the button, then both when it is pointed at */
  color: [string, string, string, string]
  /** shown on desktop, on telephones; on telephones over the whole screen */
  on: [boolean, boolean, boolean]
  /** patterns of addresses where it is shown (none: everywhere) and where it is not */
  urls: [readonly string[], readonly string[]]
  /** seconds until it opens by itself, and whether once a visit; null: it does not */
  auto: [number, boolean] | null
  /** an invitation: title, text, and after how many seconds */
  callout: [string, string, number] | null
  /** what the page lets the frame use, as its `allow` attribute */
  allow: string
}

/** The part of a face that the loader needs. */
export function loaderFaceOf(key: string, face: Face): LoaderFace {
  const { colors, margin_desktop: wide, margin_mobile: narrow, callout, auto_open_seconds: opens } = face
  const allow = [face.allow_audio && 'microphone', face.allow_location && 'geolocation'].filter(Boolean)
  return {
    key,
    title: face.title,
    open: face.open,
    close: face.close,
    label: face.launcher_label,
    icon: face.launcher_icon,
    side: face.position,
    margin: [wide.x, wide.y, narrow.x, narrow.y],
    size: face.launcher_size,
    radius: face.corner_radius,
    color: [colors.button, textOn(colors.button), colors.button_hover, textOn(colors.button_hover)],
    on: [face.show_on_desktop, face.show_on_mobile, face.fullscreen_mobile],
    urls: [face.show_urls, face.hide_urls],
    auto: opens === null ? null : [opens, face.auto_open_once],
    callout: callout && [callout.title, callout.text, callout.delay_seconds],
    allow: allow.join(';'),
  }
}
