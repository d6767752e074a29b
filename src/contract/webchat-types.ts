import type { FormOfAddress } from './address-form.ts'

/** Webchat settings as in the API. The fields are described in openapi/schemas/bots.yaml and webchat.yaml. */

interface WebchatColors {
  primary: string
  background: string
  user_message: string
  bot_message: string
  button: string
  button_hover: string
}

export interface WebchatStyle {
  /** a file id in stored settings, a URL in API responses */
  avatar: string | null
  title: string
  subtitle: string
  open: string
  close: string
  theme: 'light' | 'dark' | 'auto'
  colors: WebchatColors
}

/** A button in the settings. The target of a `response` button is not made public. */
interface SetButton {
  title: string
  type: 'response' | 'form' | 'url' | 'phone' | 'area' | 'restart'
  target?: string | null
  description?: string
}

/** A button as sent to visitors. */
export interface PublicButton {
  title: string
  type: 'response' | 'url' | 'phone'
  target: string | null
}

interface Margin {
  x: number
  y: number
}

interface Callout {
  enabled: boolean
  title: string
  text: string
  delay_seconds: number
}

interface Shown {
  position: 'left' | 'right'
  margin_desktop: Margin
  margin_mobile: Margin
  launcher_size: number
  launcher_icon: string | null
  launcher_label: string
  font_family: 'system' | 'arial' | 'verdana' | 'trebuchet' | 'georgia' | 'mono'
  font_size: number
  corner_radius: number
  fullscreen_mobile: boolean
  show_on_desktop: boolean
  show_on_mobile: boolean
  show_urls: string[]
  hide_urls: string[]
  auto_open_seconds: number | null
  auto_open_once: boolean
  welcome_message: string
  input_placeholder: string
  input_disabled: boolean
  allow_emoji: boolean
  allow_files: boolean
  allow_audio: boolean
  allow_location: boolean
  upload_types: ('image' | 'document' | 'audio' | 'video')[]
  upload_max_mb: number
  sound: boolean
  typing_indicator: boolean
  show_agents: boolean
  show_waiting_time: boolean
  show_transcript: boolean
  show_rating: boolean
  restart_button: boolean
  privacy_notice: string
  consent_required: boolean
  offline_form: boolean
}

export interface WebchatParameters extends Shown {
  callout: Callout
  starter_buttons: SetButton[]
  persistent_menu: SetButton[]
  whatsapp_button: boolean
  whatsapp_message: string
  allowed_domains: string[]
  /** the bot's own page is on; search engines may list it */
  hosted_page: boolean
  hosted_indexed: boolean
  languages: ('es-AR' | 'es-419' | 'es-ES' | 'pt-BR' | 'en-US')[]
}

/** The public settings. */
export interface PublicWebchatSettings extends WebchatStyle, Shown {
  name: string
  form_of_address: FormOfAddress
  callout: Callout | null
  starter_buttons: PublicButton[]
  persistent_menu: PublicButton[]
  /** URL that continues the chat on WhatsApp */
  whatsapp: string | null
  /** language of the page for those who have it read out */
  language: string
  /** page on which customers rate the business */
  rating_url: string | null
}
