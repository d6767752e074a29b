import { type FormOfAddress, inEveryForm, resolveFormOfAddress, usualForm } from './address-form.ts'
import { textOn } from './colors.ts'
import type { PublicButton, PublicWebchatSettings, WebchatParameters, WebchatStyle } from './webchat-types.ts'

export type { PublicWebchatSettings, WebchatParameters, WebchatStyle } from './webchat-types.ts'

// Webchat settings: stored by the server, applied by the widget, previewed by the console.

/** The stored settings of a bot under `settings.webchat`. Unset values are missing. */
export interface WebchatSettings {
  style?: Partial<WebchatStyle>
  parameters?: Partial<WebchatParameters>
  version?: number
}

/** Default colors of the widget. */
const COLORS: PublicWebchatSettings['colors'] = {
  primary: '#1f5f8b',
  background: '#ffffff',
  user_message: '#dcecf7',
  bot_message: '#f1f3f5',
  button: '#1f5f8b',
  button_hover: '#174a6d',
}

/** The usual text of the empty text field. */
const PLACEHOLDER = '{Escribí/Escribe/Escriba} {tu/su} mensaje'

/**
 * Texts of the empty text field that no business wrote: the form shows the usual text, and saving the form stores it.
 */
const USUAL_PLACEHOLDERS: readonly string[] = ['Escribir un mensaje', ...inEveryForm(PLACEHOLDER)]

/**
 * Returns the settings with defaults for all unset values.
 * @param form how the default texts address the customer
 */
export function completeSettings(
  name: string,
  { style = {}, parameters = {} }: WebchatSettings = {},
  form: FormOfAddress = usualForm({}),
) {
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
  const { input_placeholder: written } = whole.parameters
  if (!written || USUAL_PLACEHOLDERS.includes(written))
    whole.parameters.input_placeholder = resolveFormOfAddress(PLACEHOLDER, form)
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
  input_placeholder: '',
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
  hosted_page: true,
  hosted_indexed: false,
  languages: ['es-AR'],
}

/**
 * Returns the public settings of a bot's webchat.
 * @param phone the bot's WhatsApp number, if any
 * @param form how the widget addresses the customer
 * @param general the settings of the bot beyond its webchat
 */
export function publicSettings(
  name: string,
  settings: WebchatSettings = {},
  phone: string | null = null,
  form: FormOfAddress = usualForm({}),
  { language = 'es-AR', business_rating_url = null }: { language?: string; business_rating_url?: string | null } = {},
): PublicWebchatSettings {
  const { style, parameters } = completeSettings(name, settings, form)
  const {
    allowed_domains: _sites,
    hosted_page: _page,
    hosted_indexed: _listed,
    languages: _spoken,
    ...public_
  } = parameters
  const { whatsapp_button, whatsapp_message, ...shown } = public_
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
    form_of_address: form,
    language,
    rating_url: business_rating_url,
    whatsapp: whatsapp_button && digits ? `https://wa.me/${digits}?text=${encodeURIComponent(whatsapp_message)}` : null,
  }
}

/** Returns the callout if it is enabled and has a text. */
function invitationOf({
  title = '',
  text = '',
  ...callout
}: WebchatParameters['callout']): PublicWebchatSettings['callout'] {
  return callout.enabled && (title || text) ? { ...callout, title, text } : null
}

/** Returns buttons as sent to visitors. Buttons that open neither a URL nor a phone number answer with their title. */
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

/** The settings that the loader needs. They are served with the loader to avoid another request. */
export interface LoaderSettings {
  key: string
  title: string
  open: string
  close: string
  label: string
  /** path of the launcher icon on the widget's server; null for the default speech bubble */
  icon: string | null
  side: 'left' | 'right'
  /** in px: horizontal and vertical margin on desktop, then on phones */
  margin: [number, number, number, number]
  size: number
  radius: number
  /** background and text of the launcher, then both on hover */
  color: [string, string, string, string]
  /** shown on desktop; shown on phones; full screen on phones */
  on: [boolean, boolean, boolean]
  /** URL patterns of pages where the widget is shown (empty: everywhere) and where it is hidden */
  urls: [readonly string[], readonly string[]]
  /** seconds until the widget opens automatically, and whether only once per visit; null: never */
  auto: [number, boolean] | null
  /** callout: title, text and delay in seconds */
  callout: [string, string, number] | null
  /** `allow` attribute of the iframe */
  allow: string
}

/** What the loader is served with. */
export interface ServedLoaderSettings extends LoaderSettings {
  /** origins that may show the widget, besides the server's own; the policy of the frame names them too */
  sites: readonly string[]
}

/** Returns the part of the public settings that the loader needs. */
export function loaderSettings(key: string, face: PublicWebchatSettings): LoaderSettings {
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
